export const outcomes = { done: 'Done', not_done: 'Not done' } as const;

export type Outcome = keyof typeof outcomes;

export const outcomeNames = ['done', 'not_done'] as const satisfies readonly Outcome[];

export const homeworkPath = '/dashboard/homework';

export const homeworkFormKind = 'homework';

/** Most open pieces: more would not help the client. */
export const mostOpen = 12;

export const longestTask = 2_000;
export const longestLine = 300;

export function isOverdue(due: string | null, outcome: Outcome | null, today: string): boolean {
  return due !== null && outcome === null && due < today;
}

export const homeworkWords = {
  given: (name: string) => `${name} is told, in neutral words, that something is waiting.`,
  alreadyGiven: 'Homework was already given from this page. To give this as well, press the button again.',
  takenBack: 'The homework is taken back.',
  answered: 'Your therapist can see this now.',
  nothing: 'Choose a worksheet or write what to do',
  tooLong: 'Keep the homework under 2,000 characters',
  lineTooLong: 'Keep the line under 300 characters',
  past: 'Choose today or a later day, or leave it empty',
  tooMany: 'Twelve pieces of homework are open. Take one back first.',
  noClient: 'We could not find this client.',
  noConsent:
    'Your client has taken back their consent to keep what they share about their health, so no homework can be given.',
  notLinked: 'You can give homework once we have accepted your application.',
  unknown: 'This homework is not there any more.',
  isAnswered: 'Your client has answered this homework, so it stays.',
  sealed: 'Homework cannot be opened or saved just now. Nothing is lost. Please try again later.',
  notSaved: 'We could not save this just now. What you typed is still here. Please try again.',
} as const;
