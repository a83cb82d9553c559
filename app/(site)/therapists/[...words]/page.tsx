import type { Metadata } from 'next';
import { notFound, permanentRedirect, redirect } from 'next/navigation';
import { LandingArticle } from '@/components/therapist/landing/landing-article';
import { urgentHelpPath } from '@/content/navigation';
import { JsonLd } from '@/lib/site/seo/json-ld';
import { pageMetadata } from '@/lib/site/seo/metadata';
import { itemList } from '@/lib/site/seo/structured-data';
import { cachedLanding, landingPeople } from '@/lib/therapist/landing/queries';
import { isIndexed, relatedLandings } from '@/lib/therapist/landing/rules';
import { findLanding, type Landing, titleOf } from '@/lib/therapist/landing/words';
import { profileHref } from '@/lib/therapist/rules';

export const generateStaticParams = () => [];

async function requestedLanding(params: PageProps<'/therapists/[...words]'>['params']): Promise<Landing> {
  const words = (await params).words.map((word) => {
    try {
      return decodeURIComponent(word);
    } catch {
      return '';
    }
  });
  const found = findLanding(words);
  if (!found) notFound();
  if ('urgent' in found) redirect(urgentHelpPath);
  if ('movedTo' in found) permanentRedirect(found.movedTo);
  return found.landing;
}

export async function generateMetadata({ params }: PageProps<'/therapists/[...words]'>): Promise<Metadata> {
  const landing = await requestedLanding(params);
  const title = titleOf(landing);
  const { text, address } = landing;
  return {
    ...pageMetadata({
      title,
      description: text?.summary ?? `${title}: fees, languages, ways to meet and free times.`,
      path: address,
    }),
    ...(isIndexed(landing, (await landingPeople())[address])
      ? {}
      : { robots: { index: false, follow: true } }),
  };
}

/** Therapists for a concern, in a city, who speak a language, or two of these (docs/decisions/18). */
export default async function LandingPage({ params }: PageProps<'/therapists/[...words]'>) {
  const landing = await requestedLanding(params);
  const [page, people] = await Promise.all([cachedLanding(landing), landingPeople()]);
  const cards = [...page.list.cards, ...(page.instead?.cards ?? [])];
  return (
    <>
      {cards.length > 0 ? (
        <JsonLd
          data={itemList(
            titleOf(landing),
            cards.map(({ name, slug }) => ({ name, path: profileHref(slug) })),
          )}
        />
      ) : null}
      <LandingArticle landing={landing} page={page} related={relatedLandings(landing, people)} />
    </>
  );
}
