import { genderLabel, modeLabel, wholeRupees } from '@/lib/therapist/rules';
import { matchSpans } from './free';
import type { MatchDirectory } from './queries';
import type { WishAbout } from './rules';

export type MatchQuestion = {
  readonly question: string;
  readonly hint?: string;
  /** Only one answer makes sense; otherwise several can be chosen. */
  readonly single?: true;
  readonly options: readonly {
    readonly about: WishAbout;
    readonly value: string;
    readonly label: string;
  }[];
};

const feeSteps = [800, 1000, 1500, 2000, 2500, 3000];

const timeLabels = {
  evenings: 'In the evening, from 5 pm',
  weekends: 'At the weekend',
  week: 'Any time in the next 7 days',
} as const;

export const subjectsOf = ({ options }: Pick<MatchQuestion, 'options'>): WishAbout[] => [
  ...new Set(options.map(({ about }) => about)),
];

/** Different values, the commonest first. */
function commonest(values: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts]
    .sort(([a, often], [b, seldom]) => seldom - often || a.localeCompare(b, 'en-IN'))
    .map(([value]) => value);
}

/** The five questions, one per step, with the answers that at least one therapist fulfils. */
export function matchQuestions({ candidates, listed }: MatchDirectory): MatchQuestion[] {
  const plain = (
    about: WishAbout,
    values: readonly string[],
    label: (value: string) => string = (value) => value,
  ) => commonest(values).map((value) => ({ about, value, label: label(value) }));
  const questions: MatchQuestion[] = [
    {
      question: 'What is it about?',
      options: plain(
        'specialization',
        listed?.specialization ?? candidates.flatMap(({ specialization }) => specialization),
      ),
    },
    {
      question: 'Which language is closest to your heart?',
      options: plain('language', listed?.language ?? candidates.flatMap(({ languages }) => languages)),
    },
    {
      question: 'When and how could you meet?',
      hint: 'Within the next 7 days, on your own clock.',
      options: [
        ...matchSpans.map((value) => ({ about: 'time' as const, value, label: timeLabels[value] })),
        ...plain('mode', listed?.mode ?? candidates.flatMap(({ modes }) => modes), modeLabel),
      ],
    },
    {
      question: 'What can you spend on one session?',
      single: true,
      options: feeSteps.map((fee) => ({
        about: 'fee',
        value: String(fee),
        label: `Up to ${wholeRupees(fee)}`,
      })),
    },
    {
      question: 'Who would be easiest to talk to?',
      options: [
        ...plain(
          'gender',
          listed?.gender ?? candidates.flatMap(({ gender }) => (gender ? [gender] : [])),
          genderLabel,
        ),
        ...(candidates.some(({ affirming }) => affirming)
          ? [{ about: 'affirming' as const, value: 'yes', label: 'LGBTQIA+ affirming' }]
          : []),
      ],
    },
  ];
  return questions.filter(({ options }) => options.length > 0);
}
