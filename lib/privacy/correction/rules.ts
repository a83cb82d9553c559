export const correctionFormKind = 'correction';

export const correctionTasks = { notifySupport: 'tell-support-of-correction' } as const;

const states = {
  requested: 'Waiting for us',
  running: 'We are on it',
  completed: 'Corrected',
  refused: 'Not changed: we have emailed you the reason',
  withdrawn: 'Cancelled by you',
} as const;

export function correctionState(status: string): string {
  return Object.entries(states).find(([name]) => name === status)?.[1] ?? states.requested;
}

/** Joins the two answers into one text; the column holds 4,000 characters. */
export function correctionDetails({
  wrong,
  right,
}: {
  readonly wrong: string;
  readonly right: string;
}): string {
  return `What is wrong:\n${wrong}\n\nWhat would be right:\n${right}`;
}

export const correctionMessages = {
  notSaved: 'We could not save your request. Please try again.',
  saved: 'We have your request and will write to you within a month.',
  tooMany: 'You have sent many requests today. Please send the next one tomorrow, or write to us.',
  takenBack: 'Request cancelled.',
  notOpen: 'This request is no longer open.',
} as const;
