export const formTasks = {
  remind: 'remind-of-form',
  mailGuardian: 'mail-form-guardian',
  /** The booking room has its job: a guest's link opens the appointment. */
  mailGuest: 'mail-form-guest',
  askAnew: 'ask-forms-anew',
} as const;

/** Milliseconds: a reminder goes out three days after the form, and a guardian's link works for two weeks. */
export const formWaits = { reminder: 3 * 86_400_000, guardianLink: 14 * 86_400_000 } as const;

/** Forms that one therapist sends in an hour, so that no mailbox is flooded. */
export const mostSentPerHour = 60;

export const mostOwnForms = 50;

export const answerFields = [
  'q1',
  'q2',
  'q3',
  'q4',
  'q5',
  'q6',
  'q7',
  'q8',
  'q9',
  'q10',
  'q11',
  'q12',
] as const;

export const guardianFormKind = 'form-guardian';

/** News of a form for the person who fills it in, as the subject of a mail says it. */
export const formNews = {
  first: 'You have a form to fill in',
  reminder: 'You still have a form to fill in',
  withdrawn: 'A guardian has withdrawn a form',
} as const;

export type FormNews = keyof typeof formNews;

export const ownFormPath = (id: string) => `/dashboard/forms/${id}` as const;
export const clientFormsPath = (clientId: string) =>
  `/therapist-dashboard/clients/${clientId}/forms` as const;

type Dates = {
  readonly cancelledAt: Date | null;
  readonly signedAt: Date | null;
  readonly withdrawnAt: Date | null;
  readonly openedAt: Date | null;
  readonly version: number;
  /** The present version; null once the form is deleted. */
  readonly current: number | null;
  /** When the guardian signed; undefined for a form without one. */
  readonly guardianSignedAt?: Date | null | undefined;
};

export type FormState = 'cancelled' | 'withdrawn' | 'outdated' | 'signed' | 'guardian' | 'opened' | 'sent';

export function formState(form: Dates): FormState {
  if (form.cancelledAt) return 'cancelled';
  if (form.withdrawnAt) return 'withdrawn';
  if (form.signedAt) return form.current !== null && form.version < form.current ? 'outdated' : 'signed';
  // A deleted text cannot be signed.
  if (form.current === null) return 'cancelled';
  if (form.guardianSignedAt === null) return 'guardian';
  return form.openedAt ? 'opened' : 'sent';
}

export const stateWords: Readonly<Record<FormState, string>> = {
  cancelled: 'Cancelled',
  withdrawn: 'Withdrawn',
  outdated: 'Signed, outdated',
  signed: 'Signed',
  guardian: 'With the guardian',
  opened: 'Opened',
  sent: 'Sent',
};

export const formWords = {
  saved: 'Your answers are saved. You can continue at any time.',
  step: 'Your answers are saved.',
  signed: 'The form is signed. You and your therapist can save it as a PDF.',
  withdrawn: 'You have withdrawn your signature. We have notified your therapist.',
  missing: 'Answer this question, please',
  needsYes: 'You can sign only if you answer yes here. If your answer is no, talk to your therapist first',
  choose: 'Choose one of the answers',
  day: 'Enter a day with its year, like 24/12/1990',
  number: 'Choose a number from 0 to 10',
  tooLongLine: 'Keep this answer under 200 characters',
  tooLongText: 'Keep this answer under 5,000 characters',
  nameMissing: 'Type your full name to sign',
  nameTooLong: 'Keep the name under 120 characters',
  nameWrong: 'Type your full name, without links or symbols',
  agree: 'Tick the box to sign',
  unanswered: 'Some questions still need an answer. Go back to the steps that are marked.',
  changed:
    'Your therapist has changed this form since you opened it. Your answers are saved. Please read the new text before you sign.',
  isSigned: 'This form is signed already. It cannot be changed or signed a second time.',
  isCancelled: 'This form was cancelled, so there is nothing to sign.',
  waitsForGuardian: 'Your guardian signs this form first. We will tell you when it is your turn.',
  isWithdrawn: 'This form has already been withdrawn.',
  unknown: 'We could not find this form.',
  sealed:
    'Forms cannot be opened or saved at the moment. No data is lost and no one else can read them. Please try again later.',
  notSaved: 'We could not save this. Your answers are still here. Please try again.',
  sent: 'The form is sent.',
  alreadyWaiting: 'This client already has this form to fill in.',
  cancelled: 'Form cancelled. Your client can no longer fill it in.',
  tooManySent: 'You have sent many forms within an hour. Please wait a little.',
  unknownClient: 'We could not find this client.',
  guardianMissing: 'Name the guardian and their email address: they sign this form first',
  guardianIsClient: 'The guardian needs an email address of their own, not that of the young person',
  guardianIsTherapist: 'The guardian signs for the young person, so this cannot be an address of yours',
  guardianAgain: 'We have sent the guardian a new link. The old link no longer works.',
  guardianSigned: 'Thank you for signing. The young person can now read it and decide whether to agree.',
  guardianWithdrew: 'You have withdrawn your signature. We have notified the therapist and the young person.',
  guardianRefused: 'Thank you for telling us. This link no longer works, and we have notified the therapist.',
  linkGone: 'This link no longer works. Ask the therapist to send a new one.',
  notTheGuardian:
    'You are signed in as the young person or as their therapist. The guardian has to open the link and sign.',
  created: 'Form created. You can now add questions.',
  formSaved: 'Saved.',
  published: 'Published. Clients who signed an earlier version are asked again.',
  archived: 'Archived. You can no longer send it. Signed forms are not affected.',
  restored: 'You can send this form again.',
  automaticOn: 'We send it automatically with first bookings.',
  automaticOff: 'It is sent only when you send it.',
  empty: 'Add at least one section before you publish the form',
  unchanged: 'Nothing has changed since the last version.',
  optionsMissing: 'Write at least two choices, one per line',
  tooManyForms: 'You have reached the limit of 50 forms. Change one of them instead.',
  tooManyParts: 'A form has at most 12 sections with 12 questions each.',
  isReady: 'You cannot edit a standard form. Make a copy and edit that.',
} as const;
