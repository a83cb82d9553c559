import type { Filter } from '@/lib/admin/table/filters';

/** What can have become of an application, as the team says it. */
export const applicationStates: Readonly<Record<string, string>> = {
  submitted: 'Waits for us',
  approved: 'Accepted',
  declined: 'Refused',
  withdrawn: 'Taken back',
};

export const applicationFilters = [
  { kind: 'search', name: 'q', label: 'Name or email' },
  {
    kind: 'choice',
    name: 'status',
    label: 'State',
    any: 'All',
    options: Object.entries(applicationStates).map(([value, label]) => ({ value, label })),
  },
] as const satisfies readonly Filter[];

/** Jobs that mail what was decided. */
export const applicationTasks = { decided: 'send-therapist-application-decision' } as const;

/** Kind of the form token with which an entry is made from an application: its key is the entry's id. */
export const fromApplicationFormKind = 'therapist-from-application';

export const applicationMessages = {
  linked: 'Accepted. The account acts as this therapist now, and has been told by mail and in the account.',
  refused: 'Refused. The applicant has been told by mail and in their account.',
  gone: 'This application is not there any more.',
  decided: 'Somebody has decided on this application already. The page now shows how it stands.',
  noTherapist: 'Choose a therapist from the list.',
  therapistTaken: 'Another account acts as this therapist already.',
  accountTaken: 'This account acts as another therapist already.',
  noAccount: 'There is no therapist’s account of this address.',
  unlinked: 'The account does not act as this therapist any more and sees no client of theirs.',
  accountLinked: 'The account acts as this therapist now.',
  notSaved: 'We could not save this just now. Please try again.',
} as const;
