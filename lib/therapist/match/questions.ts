import { genderLabel, modeLabel, wholeRupees } from '@/lib/therapist/rules';
import { matchSpans } from './free';
import type { MatchDirectory } from './queries';
import type { WishAbout } from './rules';

export type MatchQuestion = {
  readonly about: WishAbout;
  readonly question: string;
  readonly hint?: string;
  /** The label for no choice, if "Does not matter" does not fit. */
  readonly skip?: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
};

const feeSteps = [800, 1000, 1500, 2000, 2500, 3000];
const yearSteps = [3, 5, 10, 15];

const timeLabels = {
  evenings: 'In the evening, from 5 pm',
  weekends: 'At the weekend',
  week: 'Any time in the next 7 days',
} as const;

function distinct(values: readonly string[]): string[] {
  return [...new Set(values)].sort((a, b) => a.localeCompare(b, 'en-IN'));
}

/**
 * The questions, one per step, with the answers that at least one therapist fulfils. Ways of working come
 * from the candidates, even in a larger directory.
 */
export function matchQuestions({ candidates, listed }: MatchDirectory): MatchQuestion[] {
  const plain = (values: readonly string[], label: (value: string) => string = (value) => value) =>
    distinct(values).map((value) => ({ value, label: label(value) }));
  const questions: MatchQuestion[] = [
    {
      about: 'specialization',
      question: 'What is it about?',
      skip: 'I am not sure yet',
      options: plain(listed?.specialization ?? candidates.flatMap(({ specialization }) => specialization)),
    },
    {
      about: 'language',
      question: 'Which language is closest to your heart?',
      hint: 'You can talk in the language in which you feel, not only in the one in which you work.',
      options: plain(listed?.language ?? candidates.flatMap(({ languages }) => languages)),
    },
    {
      about: 'time',
      question: 'When could you meet?',
      hint: 'Within the next 7 days, on your own clock.',
      options: matchSpans.map((value) => ({ value, label: timeLabels[value] })),
    },
    {
      about: 'mode',
      question: 'How would you like to meet?',
      options: plain(listed?.mode ?? candidates.flatMap(({ modes }) => modes), modeLabel),
    },
    {
      about: 'fee',
      question: 'What can you spend on one session?',
      options: feeSteps.map((fee) => ({ value: String(fee), label: `Up to ${wholeRupees(fee)}` })),
    },
    {
      about: 'gender',
      question: 'Would you prefer a woman or a man?',
      options: plain(
        listed?.gender ?? candidates.flatMap(({ gender }) => (gender ? [gender] : [])),
        genderLabel,
      ),
    },
    {
      about: 'affirming',
      question: 'Should the person be LGBTQIA+ affirming?',
      hint: 'They say of themselves that LGBTQIA+ people are welcome and safe with them.',
      options: candidates.some(({ affirming }) => affirming) ? [{ value: 'yes', label: 'Yes' }] : [],
    },
    {
      about: 'approach',
      question: 'Do you have a way of working in mind?',
      hint: 'If these names mean nothing to you, leave this out.',
      options: plain(candidates.flatMap(({ approaches }) => approaches ?? [])),
    },
    {
      about: 'location',
      question: 'Should the person be in a certain city?',
      options: plain(listed?.location ?? candidates.map(({ location }) => location)),
    },
    {
      about: 'experience',
      question: 'How much experience should they have?',
      options: yearSteps.map((years) => ({ value: String(years), label: `${years} years or more` })),
    },
  ];
  return questions.filter(({ options }) => options.length > 0);
}
