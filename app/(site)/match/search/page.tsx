import type { Metadata } from 'next';
import { TherapistMatch } from '@/components/therapist/match/therapist-match';
import { pageMetadata } from '@/lib/site/seo/metadata';
import type { MatchField } from '@/lib/therapist/match/answers';
import { matchCandidates } from '@/lib/therapist/match/queries';

/** A step for visitors without scripts; nobody else should find it. */
export function generateMetadata(): Metadata {
  return {
    ...pageMetadata({
      title: 'Personalized Match',
      description: 'Say what you need in a therapist and what you would like. See who fits and why.',
      path: '/match',
    }),
    robots: { index: false, follow: false },
  };
}

/** A later step without scripts, seen only under /match (next.config.mjs). The answers are in the address. */
export default async function MatchStepPage({ searchParams }: PageProps<'/match/search'>) {
  const asked = Object.entries(await searchParams).flatMap(([name, value]) =>
    [value ?? []].flat().map((text): MatchField => [name, text]),
  );
  return <TherapistMatch candidates={await matchCandidates()} asked={asked} now={new Date().toISOString()} />;
}
