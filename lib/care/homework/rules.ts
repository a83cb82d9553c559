export const outcomes = { done: 'Done', not_done: 'Not done' } as const;

export type Outcome = keyof typeof outcomes;

export const outcomeNames = ['done', 'not_done'] as const satisfies readonly Outcome[];

export const homeworkPath = '/dashboard/homework';

export const homeworkTasks = {
  /** The booking room has its job: a guest's link opens the appointment. */
  mailGuest: 'mail-homework-guest',
} as const;

export const homeworkFormKind = 'homework';

/** Most open pieces: more would not help the client. */
export const mostOpen = 12;

export const longestTask = 2_000;
export const longestLine = 300;

export function isOverdue(due: string | null, outcome: Outcome | null, today: string): boolean {
  return due !== null && outcome === null && due < today;
}

export const homeworkWords = {
  given: (name: string) => `We tell ${name}, in neutral words, that there is something to fill in.`,
  alreadyGiven:
    'You already assigned homework from this page. To assign this as well, press the button again.',
  takenBack: 'Homework removed.',
  answered: 'Your therapist can see this now.',
  nothing: 'Choose a worksheet or write instructions',
  tooLong: 'Keep the homework under 2,000 characters',
  lineTooLong: 'Keep the note under 300 characters',
  past: 'Choose today or a later day, or leave it empty',
  tooMany: 'Twelve homework tasks are open. Remove one first.',
  noClient: 'We could not find this client.',
  noConsent: 'Your client has withdrawn consent to store health information, so you cannot assign homework.',
  notLinked: 'You can assign homework after we accept your application.',
  unknown: 'This homework no longer exists.',
  isAnswered: 'Your client has answered this homework, so you cannot remove it.',
  sealed: 'Homework cannot be opened or saved at the moment. No data is lost. Please try again later.',
  notSaved: 'We could not save this. Your text is still here. Please try again.',
} as const;
