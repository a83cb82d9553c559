import type { Metadata } from 'next';
import { TherapistMatch } from '@/components/therapist/match/therapist-match';
import { pageMetadata } from '@/lib/site/seo/metadata';
import { type MatchField, parseMatch, wishesOf } from '@/lib/therapist/match/answers';
import { candidatesAmongEverybody } from '@/lib/therapist/match/everybody';
import { type MatchDirectory, matchDirectory } from '@/lib/therapist/match/queries';
import { matchQuestions } from '@/lib/therapist/match/questions';

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

/** Therapists for the results of a large directory: those who fit the answers, instead of those in every page. */
async function whoFits(directory: MatchDirectory, query: readonly MatchField[]): Promise<MatchDirectory> {
  if (!directory.listed) return directory;
  const questions = matchQuestions(directory);
  const { answers, step } = parseMatch(query, questions);
  if (step !== 'results') return directory;
  return { ...directory, candidates: await candidatesAmongEverybody(wishesOf(answers, questions)) };
}

/** A step whose answers are in the address, seen only under /match (next.config.mjs). */
export default async function MatchStepPage({ searchParams }: PageProps<'/match/search'>) {
  const query = Object.entries(await searchParams).flatMap(([name, value]) =>
    [value ?? []].flat().map((text): MatchField => [name, text]),
  );
  const directory = await whoFits(await matchDirectory(), query);
  return <TherapistMatch directory={directory} query={query} now={new Date().toISOString()} />;
}
