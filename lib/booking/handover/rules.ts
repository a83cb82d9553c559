/** Reasons for a handover, by their value in the database, with the client's words for each. */
export const handoverReasons = {
  leaving: { choice: 'They are leaving', said: 'is leaving' },
  absent: { choice: 'They are away for a long time', said: 'will be away for a long time' },
  fit: {
    choice: 'Another therapist is a better fit',
    said: 'thinks another therapist would suit you better',
  },
  died: { choice: 'They have died', said: 'has died' },
} as const;

export type HandoverReason = keyof typeof handoverReasons;

/** Their values in the database; a therapist may give all but the last. */
export const reasonNames = [
  'leaving',
  'absent',
  'fit',
  'died',
] as const satisfies readonly (keyof typeof handoverReasons)[];

export const ownReasons = [
  { value: 'leaving', label: 'I am leaving' },
  { value: 'absent', label: 'I am away for a long time' },
  { value: 'fit', label: 'Another therapist is a better fit' },
] as const satisfies readonly { readonly value: HandoverReason; readonly label: string }[];

export const teamReasons = reasonNames.map((value) => ({ value, label: handoverReasons[value].choice }));

/** The words for a reason, such as "is leaving". */
export function reasonSaid(because: string): string {
  return (
    Object.entries(handoverReasons).find(([name]) => name === because)?.[1].said ?? 'is handing over clients'
  );
}

export type HandoverState = 'asked' | 'accepted' | 'declined' | 'withdrawn';

type Dated = { readonly answer: string | null; readonly withdrawnAt: Date | null };

export function handoverState({ answer, withdrawnAt }: Dated): HandoverState {
  if (withdrawnAt) return 'withdrawn';
  return answer === 'accepted' || answer === 'declined' ? answer : 'asked';
}

export const stateInWords: Readonly<Record<HandoverState, string>> = {
  asked: 'With the client',
  accepted: 'Accepted',
  declined: 'Declined',
  withdrawn: 'Cancelled',
};

/** Characters of a summary, and of the service's reason. */
export const longestSummary = 10_000;
export const longestTeamReason = 1_000;

export const mostReceivers = 12;

export const mostAtOnce = 100;

export const handoverPath = {
  client: (id: string): `/${string}` => `/dashboard/handovers/${id}`,
  therapist: (id: string): `/${string}` => `/therapist-dashboard/handovers/${id}`,
} as const;

export const handoverWords = {
  started: 'We have asked the client. You will see the answer here.',
  startedMany: (count: number) =>
    count === 1 ? 'We have asked 1 client.' : `We have asked ${count} clients. Each of them decides.`,
  accepted: 'You agreed. We have notified both therapists.',
  declined: 'You declined. Nothing was shared, and we have notified your therapist.',
  withdrawn: 'Handover cancelled. We have notified the client.',
  signed: 'Summary signed.',
  unknown: 'We could not find this handover.',
  unknownClient: 'We could not find this client.',
  noReceiver: 'Choose the new therapist',
  goneReceiver:
    'This therapist is no longer listed, or has no account, so you cannot hand over clients to them. Nothing was changed.',
  another: 'This client already has an open handover. Cancel it first.',
  decided: 'This was decided in the meantime. The page now shows the decision.',
  noClients: 'Choose at least one client',
  tooMany: `Choose at most ${mostAtOnce} clients`,
  because: 'Choose a reason',
  lastDay: 'Enter the last day, like 24/12/2026',
  agreed: 'Ask the therapist first, then tick this',
  teamReason: 'Enter the reason for our team’s decision',
  teamReasonLong: 'Keep the reason under 1,000 characters',
  answer: 'Choose an answer',
  summary: 'Write the summary',
  summaryLong: 'Keep the summary under 10,000 characters',
  noSummary: 'The client has not agreed to a summary, so nothing was saved.',
  isSigned: 'The summary is signed already and cannot be changed.',
  sealed:
    'The summary cannot be opened or signed at the moment. No data is lost and no one else can read it. Please try again later.',
  formsSealed:
    'Forms cannot be handed over at the moment, so nothing was changed. No data is lost and no one else can read them. Please try again later.',
  notSaved: 'We could not save this just now. Please try again.',
} as const;
