import type { Metadata } from 'next';
import { Directory, DirectoryUnavailable } from '@/components/therapist/directory/directory';
import { publicReadOr } from '@/lib/server/cache/read';
import { log } from '@/lib/server/log';
import { announcePassingFault } from '@/lib/server/request/passing-fault';
import { pageMetadata } from '@/lib/site/seo/metadata';
import { readDirectory } from '@/lib/therapist/directory/queries';
import { type Criteria, parseCriteria } from '@/lib/therapist/directory/schema';
import { directoryBand } from '@/lib/therapist/figures/queries';
import { landingPeople } from '@/lib/therapist/landing/queries';
import { isIndexed, landingOfCriteria } from '@/lib/therapist/landing/rules';

type Props = PageProps<'/professionals/search'>;

async function criteriaOf({ searchParams }: Props): Promise<Criteria> {
  return parseCriteria(await searchParams);
}

/** The address of the landing page with the same people, while search engines may show it. */
async function landingAddress(criteria: Criteria) {
  const landing = landingOfCriteria(criteria);
  if (!landing) return undefined;
  const people = await publicReadOr('landing pages with people', landingPeople, {});
  return isIndexed(landing, people[landing.address]) ? landing.address : undefined;
}

/**
 * One of countless lists: search engines follow its links but index only the plain one, or the landing page that
 * shows the same people.
 */
export async function generateMetadata(props: Props): Promise<Metadata> {
  const address = await landingAddress(await criteriaOf(props));
  const metadata = pageMetadata({
    title: 'Our professionals',
    description: 'Counsellors and therapists across India, by concern, language, city and fee.',
    path: address ?? '/professionals',
  });
  return address ? metadata : { ...metadata, robots: { index: false, follow: true } };
}

/** The list with a query, seen only under /professionals (`lib/server/request/questions.mjs`). */
export default async function ProfessionalsSearchPage(props: Props) {
  const criteria = await criteriaOf(props);
  const band = await directoryBand();
  try {
    return <Directory page={await readDirectory(criteria)} band={band} />;
  } catch (error) {
    announcePassingFault();
    log.error('directory could not be read', { path: '/professionals', error });
    return <DirectoryUnavailable criteria={criteria} band={band} />;
  }
}
