import type { MatchCandidate, WishAbout } from '@/lib/therapist/match/rules';
import { genderLabel, modeLabel, wholeRupees } from '@/lib/therapist/rules';

export type MatchQuestion = {
  readonly about: WishAbout;
  readonly question: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
};

const feeSteps = [800, 1000, 1500, 2000, 2500, 3000];
const yearSteps = [3, 5, 10, 15];

function distinct(values: readonly string[]): string[] {
  return [...new Set(values)].sort((a, b) => a.localeCompare(b, 'en-IN'));
}

/** The seven questions, with the answers that somebody in the directory can fulfil. */
export function matchQuestions(candidates: readonly MatchCandidate[]): MatchQuestion[] {
  const plain = (values: readonly string[], label: (value: string) => string = (value) => value) =>
    distinct(values).map((value) => ({ value, label: label(value) }));
  return [
    {
      about: 'specialization',
      question: 'What is it about?',
      options: plain(candidates.flatMap(({ specialization }) => specialization)),
    },
    {
      about: 'language',
      question: 'In which language would you like to talk?',
      options: plain(candidates.flatMap(({ languages }) => languages)),
    },
    {
      about: 'mode',
      question: 'How would you like to meet?',
      options: plain(
        candidates.flatMap(({ modes }) => modes),
        modeLabel,
      ),
    },
    {
      about: 'location',
      question: 'Should the person be in a certain city?',
      options: plain(candidates.map(({ location }) => location)),
    },
    {
      about: 'gender',
      question: 'Would it be easier to talk to a woman, or a man?',
      options: plain(
        candidates.flatMap(({ gender }) => (gender ? [gender] : [])),
        genderLabel,
      ),
    },
    {
      about: 'fee',
      question: 'What can you spend on one session?',
      options: feeSteps.map((fee) => ({ value: String(fee), label: `Up to ${wholeRupees(fee)}` })),
    },
    {
      about: 'experience',
      question: 'How much experience should they have?',
      options: yearSteps.map((years) => ({ value: String(years), label: `${years} years or more` })),
    },
  ];
}
