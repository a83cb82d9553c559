import { choiceFilter, searchFilter } from '@/lib/admin/table/filters';

/** The states of an application in the team's words. */
const applicationStates: Readonly<Record<string, string>> = {
  submitted: 'Waits for us',
  approved: 'Accepted',
  declined: 'Refused',
  withdrawn: 'Taken back',
};

/** The state of one application: while it waits, whether it is whole and whose turn it is. */
export function stateInWords(application: {
  readonly status: string;
  readonly sentAt: Date | null;
  readonly askedAt: Date | null;
}): string {
  if (application.status !== 'submitted') return applicationStates[application.status] ?? application.status;
  if (application.askedAt) return 'Waits for the applicant';
  return application.sentAt ? 'Waits for us' : 'Not complete yet';
}

export const applicationFilters = [
  searchFilter('Name or email'),
  choiceFilter('status', 'State', applicationStates),
];

/** Jobs that mail the decision. */
export const applicationTasks = {
  decided: 'send-therapist-application-decision',
  asked: 'send-therapist-application-question',
} as const;

/** Kind of the form token for a new listing from an application: its key becomes the listing's id. */
export const fromApplicationFormKind = 'therapist-from-application';

export const applicationMessages = {
  linked: 'Accepted. The account acts as this therapist now, and has been told by mail and in the account.',
  asked: 'The applicant has been asked, by mail and in their account.',
  changed:
    'The applicant has sent something new since you opened this page. Reload it, read what is new, and decide then.',
  registerTaken: 'This number of this register already stands with a therapist.',
  registerUnchecked: 'Enter the last day on which the entry is good, as the register says it.',
  photoGone: 'The applicant has changed the photo since you opened this page. Reload it and look again.',
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
