import { lockedPdf } from '@/lib/server/file/paper-rules';

export const applicationFormKind = 'internship-application';

export const cvField = 'cv';

/** Bytes of the largest accepted CV: 5 MB; one byte more is too large. */
export const largestCv = 5_242_880;

export const applicationTasks = {
  confirm: 'send-internship-confirmation',
  announce: 'announce-internship-application',
} as const;

export const applicationStatuses = ['submitted', 'shortlisted', 'accepted', 'declined', 'withdrawn'] as const;

export type ApplicationStatus = (typeof applicationStatuses)[number];

/** @throws TypeError for an unknown state */
export function applicationStatusOf(text: string): ApplicationStatus {
  const status = applicationStatuses.find((known) => known === text);
  if (!status) throw new TypeError(`"${text}" is no state of an application`);
  return status;
}

export const applicationStatusWords: Readonly<
  Record<ApplicationStatus, { readonly label: string; readonly means: string }>
> = {
  submitted: {
    label: 'Received',
    means:
      'Our team and the supervisor will read it. You will hear from us within ten days. You do not pay anything before that.',
  },
  shortlisted: {
    label: 'Shortlisted',
    means:
      'The supervisor would like to talk to you. We will email you about a time. You do not pay anything before we offer you a place.',
  },
  accepted: {
    label: 'Accepted',
    means:
      'We offer you a place. Pay the deposit to confirm it. After we receive it, we will email you about your first day.',
  },
  declined: {
    label: 'Not this time',
    means: 'We cannot offer you a place in this intake. We refund any deposit you paid.',
  },
  withdrawn: { label: 'Withdrawn', means: 'You withdrew this application.' },
};

/** A deposit is due only once a place is offered, so that applicants do not pay for a decision. */
export function takesDeposit(status: ApplicationStatus): boolean {
  return status === 'accepted';
}

/** Refusals of the file: product.md §5's texts for size and type, with PDF as the only type. */
export const cvRefusals = {
  missing: 'Choose your CV as a PDF file',
  'too-large': 'File too large. Please select a file smaller than 5MB',
  'wrong-type': 'Invalid file type. Please select a PDF file',
  damaged: 'This PDF is damaged or incomplete, so we could not open it. Please choose it again',
  active:
    'This PDF holds more than pages, such as a form or a script. Print it as a PDF once more and choose that file',
  locked: lockedPdf,
  busy: 'Too many files are being checked at the moment. Please try again in a minute',
} as const;

export type CvRefusal = keyof typeof cvRefusals;

export const applicationMessages = {
  sent: 'Your application has been received. We have sent you an email about it.',
  notSaved: 'We could not save your application. Your text is still here. Please try again.',
  closed: 'Applications for this intake are closed.',
  already: 'You have already applied for this intake. Your application is below.',
  unknown: 'This programme is no longer offered.',
  other: 'You already sent an application from this page. Reload the page to see its status.',
  consent: 'We need your agreement to use these details and your CV for the decision',
} as const;
