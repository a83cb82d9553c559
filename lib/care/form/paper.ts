import * as z from 'zod';

export const questionKinds = {
  short: 'One line of text',
  long: 'Several lines of text',
  one: 'One choice from a list',
  several: 'Several choices of a list',
  scale: 'A number from 0 to 10',
  date: 'A date',
  yesno: 'Yes or no',
  signature: 'A signature: full name, with the day of signing',
} as const;

export type QuestionKind = keyof typeof questionKinds;

export const questionKindNames = Object.keys(questionKinds) as [QuestionKind, ...QuestionKind[]];

/** Characters and counts, so that a form stays readable on a phone. */
export const formLimits = {
  title: 120,
  intro: 2_000,
  text: 6_000,
  label: 300,
  option: 120,
  options: 20,
  sections: 12,
  /** Most questions of one section: the fields q1 to q12 of the form. */
  questions: 12,
  short: 200,
  long: 5_000,
  name: 120,
} as const;

const question = z.object({
  id: z.string(),
  kind: z.enum(questionKindNames),
  label: z.string(),
  hint: z.string().optional(),
  required: z.boolean().optional(),
  /** For `yesno`: the answer no prevents signing. */
  needsYes: z.boolean().optional(),
  options: z.array(z.string()).optional(),
});

const section = z.object({
  id: z.string(),
  title: z.string(),
  /** Paragraphs, separated by an empty line. */
  text: z.string().optional(),
  /** The person who answers; by default the client. */
  by: z.literal('guardian').optional(),
  questions: z.array(question),
});

/** The text and questions of a form; one section is one step on a phone. */
export const paperShape = z.object({
  title: z.string(),
  intro: z.string().optional(),
  sections: z.array(section),
});

export type Question = Readonly<z.output<typeof question>>;
export type Section = Omit<Readonly<z.output<typeof section>>, 'questions'> & {
  readonly questions: readonly Question[];
};
export type Paper = {
  readonly title: string;
  readonly intro?: string | undefined;
  readonly sections: readonly Section[];
};

const wordsPerMinute = 200;
const questionsPerMinute = 4;

/** Minutes to read and fill in a form, as its client is told before opening it; at least one. */
export function minutesToFill({ intro = '', sections }: Paper): number {
  const words = [intro, ...sections.map(({ text = '' }) => text)].join(' ').split(/\s+/).length;
  const questions = sections.flatMap((one) => one.questions).length;
  return Math.max(1, Math.round(words / wordsPerMinute + questions / questionsPerMinute));
}

export type ReadyForm = {
  /** Raised with every change of meaning: clients who signed an earlier version are asked again. */
  readonly version: number;
  /** For therapists: when to send it. */
  readonly use: string;
  readonly paper: Paper;
  readonly sources: readonly string[];
};

/** Answers by the id of their question. A choice is stored as its text, a date as "2026-12-24", a scale as digits. */
export const answersShape = z.record(z.string(), z.union([z.string(), z.array(z.string())]));
export type Answers = Readonly<Record<string, string | readonly string[]>>;

/** The sections that the client answers, one per step, and those of a guardian, who signs first. */
export function sectionsOf(paper: Paper, by: 'client' | 'guardian'): readonly Section[] {
  return paper.sections.filter((one) => (one.by ?? 'client') === by);
}

/** Whether a guardian signs this form before the client does. */
export function needsGuardian(paper: Paper): boolean {
  return paper.sections.some(({ by }) => by === 'guardian');
}

export function paragraphs(text: string | undefined): readonly string[] {
  return (text ?? '')
    .split(/\n\s*\n/)
    .map((one) => one.trim())
    .filter(Boolean);
}
