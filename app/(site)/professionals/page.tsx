import type { Metadata } from 'next';
import { Directory, DirectoryUnavailable } from '@/components/therapist/directory/directory';
import { LandingLinks } from '@/components/therapist/landing/landing-links';
import { publicRead, publicReadOr } from '@/lib/server/cache/read';
import { JsonLd } from '@/lib/site/seo/json-ld';
import { pageMetadata } from '@/lib/site/seo/metadata';
import { breadcrumbList, itemList } from '@/lib/site/seo/structured-data';
import { readFirstPage } from '@/lib/therapist/directory/queries';
import { parseCriteria } from '@/lib/therapist/directory/schema';
import { directoryBand } from '@/lib/therapist/figures/queries';
import { landingPeople } from '@/lib/therapist/landing/queries';
import { landingsWithPeople } from '@/lib/therapist/landing/rules';
import { profileHref } from '@/lib/therapist/rules';

export function generateMetadata(): Metadata {
  return pageMetadata({
    title: 'Our professionals',
    description:
      'Counsellors and therapists across India, by concern, language, city and fee. Read their profiles and write to them.',
    path: '/professionals',
  });
}

/**
 * The plain first page: cached, and made again when a therapist changes. With a query in the address, `search/`
 * answers the same path (next.config.mjs, rewrites).
 */
export default async function ProfessionalsPage() {
  const [page, band, people] = await Promise.all([
    publicRead('first page of the directory', readFirstPage, undefined),
    directoryBand(),
    publicReadOr('landing pages with people', landingPeople, {}),
  ]);
  if (!page) return <DirectoryUnavailable criteria={parseCriteria({})} band={band} />;
  return (
    <>
      <JsonLd
        data={breadcrumbList([
          { name: 'Home', path: '/' },
          { name: 'Professionals', path: '/professionals' },
        ])}
      />
      <JsonLd
        data={itemList(
          'Our professionals',
          page.cards.map(({ name, slug }) => ({ name, path: profileHref(slug) })),
        )}
      />
      <Directory page={page} band={band} />
      <LandingLinks landings={landingsWithPeople(people)} />
    </>
  );
}
