import { choiceFilter, searchFilter } from '@/lib/admin/table/filters';

/** The states of an application in the team's words. */
export const applicationStates: Readonly<Record<string, string>> = {
  submitted: 'Waits for us',
  approved: 'Accepted',
  declined: 'Refused',
  withdrawn: 'Taken back',
};

export const applicationFilters = [
  searchFilter('Name or email'),
  choiceFilter('status', 'State', applicationStates),
];

/** Jobs that mail the decision. */
export const applicationTasks = { decided: 'send-therapist-application-decision' } as const;

/** Kind of the form token for a new entry from an application: its key becomes the entry's id. */
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
  unconfirmed: 'This account has not confirmed its email address yet. It can be joined once it has.',
  unlinked: 'The account does not act as this therapist any more and sees no client of theirs.',
  accountLinked: 'The account acts as this therapist now.',
  notSaved: 'We could not save this just now. Please try again.',
} as const;
