import { choiceFilter, searchFilter } from '@/lib/admin/table/filters';

/** The states of an application in the team's words; an open one says whose turn it is. */
const applicationStates = {
  sent: 'Waits for us',
  asked: 'Waits for the applicant',
  unsent: 'Not sent yet',
  approved: 'Accepted',
  declined: 'Refused',
  withdrawn: 'Taken back',
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
  linked: 'Accepted. The account acts as this therapist now, and has been told by email and in the account.',
  asked: 'The applicant has been asked, by email and in their account.',
  changed:
    'The applicant has sent something new since you opened this page. Reload it, read what is new, and decide then.',
  registerTaken: 'Another therapist already has this number of this register.',
  registerUnchecked: 'Enter the last day on which the entry is good, as the register says it.',
  photoGone: 'The applicant has changed the photo since you opened this page. Reload it and look again.',
  refused: 'Refused. The applicant has been told by email and in their account.',
  gone: 'This application is not there any more.',
  decided: 'Somebody has decided on this application already. The page now shows how it stands.',
  noTherapist: 'Choose a therapist from the list.',
  therapistTaken: 'Another account acts as this therapist already.',
  accountTaken: 'This account acts as another therapist already.',
  noAccount: 'There is no therapist’s account of this address.',
  careOfAnother:
    'Another account has worked with clients in this listing, and nobody else may read what they wrote. Join that account again, or make a new listing and hand the clients over to it, each by their own word.',
  unconfirmed: 'This account has not confirmed its email address yet. It can be joined once it has.',
  unlinked: 'The account does not act as this therapist any more and sees no client of theirs.',
  accountLinked: 'The account acts as this therapist now.',
  notSaved: 'We could not save this just now. Please try again.',
} as const;
