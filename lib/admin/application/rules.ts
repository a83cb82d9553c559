import { choiceFilter, searchFilter } from '@/lib/admin/table/filters';

/** The states of an application in the team's words; an open one says whose turn it is. */
const applicationStates = {
  sent: 'To review',
  asked: 'With the applicant',
  unsent: 'Not sent yet',
  approved: 'Accepted',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
} as const;

type ApplicationState = {
  readonly status: string;
  readonly sentAt: Date | null;
  readonly askedAt: Date | null;
};

function openState({ sentAt, askedAt }: ApplicationState): 'sent' | 'asked' | 'unsent' {
  if (askedAt) return 'asked';
  return sentAt ? 'sent' : 'unsent';
}

/** Whether the team has something to do: the form was sent, and nothing is asked. */
export function waitsForUs(application: ApplicationState): boolean {
  return application.status === 'submitted' && openState(application) === 'sent';
}

export function stateInWords(application: ApplicationState): string {
  const state = application.status === 'submitted' ? openState(application) : application.status;
  return Object.entries(applicationStates).find(([name]) => name === state)?.[1] ?? state;
}

export const applicationFilters = [
  searchFilter('Name or email'),
  choiceFilter('status', 'State', applicationStates),
];

export const applicationTasks = {
  decided: 'send-therapist-application-decision',
  asked: 'send-therapist-application-question',
} as const;

/** Kind of the form token for a new listing from an application: its key becomes the listing's id. */
export const fromApplicationFormKind = 'therapist-from-application';

export const applicationMessages = {
  linked:
    'Accepted. The account is now linked to this therapist, and we have notified them by email and in their account.',
  asked: 'We have asked the applicant by email and in their account.',
  changed:
    'The applicant has sent changes since you opened this page. Reload it and read the changes before you decide.',
  registerTaken: 'Another therapist already has this register number.',
  registerUnchecked: 'Enter the expiry date shown in the register.',
  photoGone: 'The applicant has changed the photo since you opened this page. Reload it and check again.',
  refused: 'Declined. We have notified the applicant by email and in their account.',
  gone: 'This application no longer exists.',
  decided: 'Another admin has already decided on this application. The page now shows the decision.',
  noTherapist: 'Choose a therapist from the list.',
  therapistTaken: 'Another account is already linked to this therapist.',
  accountTaken: 'This account is already linked to another therapist.',
  noAccount: 'There is no therapist account with this address.',
  careOfAnother:
    'Another account has worked with clients in this listing, and only that account may read their messages. Link that account again, or create a new listing and hand over each client with their consent.',
  unconfirmed: 'This account has not confirmed its email address yet. You can link it after that.',
  unlinked: 'The account is unlinked and can no longer see this therapist’s clients.',
  accountLinked: 'The account is now linked to this therapist.',
  notSaved: 'We could not save this just now. Please try again.',
} as const;
