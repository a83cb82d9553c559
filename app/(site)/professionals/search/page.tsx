import type { Metadata } from 'next';
import { Directory, DirectoryUnavailable } from '@/components/therapist/directory/directory';
import { log } from '@/lib/server/log';
import { announcePassingFault } from '@/lib/server/request/passing-fault';
import { pageMetadata } from '@/lib/site/seo/metadata';
import { readDirectory } from '@/lib/therapist/directory/queries';
import { parseCriteria } from '@/lib/therapist/directory/schema';
import { directoryBand } from '@/lib/therapist/figures/queries';

/** One of countless lists: search engines follow its links but index only the plain one. */
export function generateMetadata(): Metadata {
  return {
    ...pageMetadata({
      title: 'Our professionals',
      description: 'Counsellors and therapists across India, by concern, language, city and fee.',
      path: '/professionals',
    }),
    robots: { index: false, follow: true },
  };
}

/** The list with a query, seen only under /professionals (next.config.mjs redirects visitors of this path there). */
export default async function ProfessionalsSearchPage({ searchParams }: PageProps<'/professionals/search'>) {
  const criteria = parseCriteria(await searchParams);
  const band = await directoryBand();
  try {
    return <Directory page={await readDirectory(criteria)} band={band} />;
  } catch (error) {
    announcePassingFault();
    log.error('directory could not be read', { path: '/professionals', error });
    return <DirectoryUnavailable criteria={criteria} band={band} />;
  }
}
