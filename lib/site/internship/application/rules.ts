import { printIt } from '@/lib/server/file/paper-rules';

export const applicationFormKind = 'internship-application';

export const cvField = 'cv';

/** Bytes of the largest accepted CV: 5 MB; one byte more is too large. */
export const largestCv = 5_242_880;

export const applicationTasks = {
  confirm: 'send-internship-confirmation',
  announce: 'announce-internship-application',
} as const;

/** States of an application; the last three are final. */
export const applicationStatuses = ['submitted', 'shortlisted', 'accepted', 'declined', 'withdrawn'] as const;

export type ApplicationStatus = (typeof applicationStatuses)[number];

/** @throws TypeError for an unknown state */
export function applicationStatusOf(text: string): ApplicationStatus {
  const status = applicationStatuses.find((known) => known === text);
  if (!status) throw new TypeError(`"${text}" is no state of an application`);
  return status;
}

/** The words for the applicant. */
export const applicationStatusWords: Readonly<
  Record<ApplicationStatus, { readonly label: string; readonly means: string }>
> = {
  submitted: {
    label: 'Received',
    means:
      'Our team and the supervisor read it next. You hear from us within ten days. Nothing is to be paid before that.',
  },
  shortlisted: {
    label: 'Shortlisted',
    means:
      'The supervisor would like to talk with you. We write to you about a time. Nothing is to be paid before we offer you a place.',
  },
  accepted: {
    label: 'Accepted',
    means:
      'We offer you a place. The deposit holds it for you; once it has arrived, we write to you about your first day.',
  },
  declined: {
    label: 'Not this time',
    means: 'We cannot offer you a place in this intake. A deposit that you paid goes back to you.',
  },
  withdrawn: { label: 'Withdrawn', means: 'You took this application back.' },
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
  locked: `This PDF opens only with a password. ${printIt}`,
  busy: 'Many files are being looked at just now. Please try again in a minute',
} as const;

export type CvRefusal = keyof typeof cvRefusals;

export const applicationMessages = {
  sent: 'Your application has been received. We have sent you an email about it.',
  notSaved: 'We could not save your application just now. Nothing is lost: please try again.',
  closed: 'Applications for this intake are closed.',
  already: 'You have already applied for this intake. Your application is below.',
  unknown: 'This programme is not offered any more.',
  other: 'An application was already sent from this page. Please reload it to see its state.',
  consent: 'We need your agreement to use these details and your CV for the decision',
} as const;
