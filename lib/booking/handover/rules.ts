/** Reasons for a handover, by their value in the database, with the client's words for each. */
export const handoverReasons = {
  leaving: { choice: 'They stop working here', said: 'stops working here' },
  absent: { choice: 'They cannot work for a long time', said: 'cannot work for a long time' },
  fit: { choice: 'Another therapist fits better', said: 'thinks that another therapist fits you better' },
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
  { value: 'leaving', label: 'I stop working here' },
  { value: 'absent', label: 'I cannot work for a long time' },
  { value: 'fit', label: 'Another therapist fits better' },
] as const satisfies readonly { readonly value: HandoverReason; readonly label: string }[];

export const houseReasons = reasonNames.map((value) => ({ value, label: handoverReasons[value].choice }));

/** The words for a reason, such as "stops working here". */
export function reasonSaid(because: string): string {
  return Object.entries(handoverReasons).find(([name]) => name === because)?.[1].said ?? 'passes clients on';
}

export type HandoverState = 'asked' | 'accepted' | 'declined' | 'withdrawn';

type Dated = { readonly answer: string | null; readonly withdrawnAt: Date | null };

export function handoverState({ answer, withdrawnAt }: Dated): HandoverState {
  if (withdrawnAt) return 'withdrawn';
  return answer === 'accepted' || answer === 'declined' ? answer : 'asked';
}

export const stateInWords: Readonly<Record<HandoverState, string>> = {
  asked: 'Waits for the client',
  accepted: 'Accepted',
  declined: 'Declined',
  withdrawn: 'Taken back',
};

/** Characters of a summary, and of the service's reason. */
export const longestSummary = 10_000;
export const longestHouseReason = 1_000;

/** Therapists listed by a search for the second one. */
export const mostReceivers = 12;

/** Clients handed over by the service at once. */
export const mostAtOnce = 100;

/** Where each side reads a handover. */
export const handoverPath = {
  client: (id: string): `/${string}` => `/dashboard/handovers/${id}`,
  therapist: (id: string): `/${string}` => `/therapist-dashboard/handovers/${id}`,
} as const;

export const handoverWords = {
  started: 'The client is asked. You see the answer here.',
  startedMany: (count: number) =>
    count === 1 ? 'One client is asked.' : `${count} clients are asked. Each of them decides.`,
  accepted: 'You agreed. Both therapists have been told.',
  declined: 'You declined. Nothing has gone over, and your therapist has been told.',
  withdrawn: 'The handover is taken back. The client has been told.',
  signed: 'The summary is signed.',
  unknown: 'We could not find this handover.',
  unknownClient: 'We could not find this client.',
  noReceiver: 'Choose the therapist who goes on',
  goneReceiver:
    'This therapist is not listed any more, or has no account, so nobody can be handed over to them. Nothing was changed.',
  another: 'Another handover of this client waits for an answer. Take it back first.',
  decided: 'This was decided meanwhile. The page now shows how it stands.',
  noClients: 'Choose at least one client',
  tooMany: `Choose at most ${mostAtOnce} clients`,
  because: 'Choose why',
  lastDay: 'Enter the last day, like 24/12/2026',
  agreed: 'Ask the therapist first, then tick this',
  houseReason: 'Say why the house does this',
  houseReasonLong: 'Keep the reason under 1,000 characters',
  answer: 'Choose an answer',
  summary: 'Write the summary',
  summaryLong: 'Keep the summary under 10,000 characters',
  noSummary: 'The client has not agreed to a summary, so nothing was kept.',
  isSigned: 'The summary is signed already and cannot be changed.',
  sealed:
    'The summary cannot be opened or signed just now. Nothing is lost and nobody else can read it. Please try again later.',
  formsSealed:
    'Forms cannot be handed over just now, so nothing was changed. Nothing is lost and nobody else can read them. Please try again later.',
  notSaved: 'We could not save this just now. Please try again.',
} as const;
