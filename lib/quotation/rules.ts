/** States of a quotation; all but the first two are final. `paid` is set by the payment, when the bank credit is there. */
export const quotationStatuses = ['pending', 'accepted', 'declined', 'expired', 'withdrawn', 'paid'] as const;

export type QuotationStatus = (typeof quotationStatuses)[number];

/** Steps that a person takes. Only a pending quotation has any of them before it. */
export type QuotationStep = Extract<QuotationStatus, 'accepted' | 'declined' | 'withdrawn'>;

/** Currency of every quotation (spec §9). */
export const quotationCurrency = 'INR';

/** The highest amount, ₹10,00,000.00, in paise. */
export const highestAmount = 100_000_000;

/** Jobs of this noun. */
export const quotationTasks = {
  mail: 'send-quotation-mail',
  expire: 'expire-quotation',
  sweep: 'expire-forgotten-quotations',
} as const;

/** What a mail about a quotation can be about, and which state it must still be in for that to be news. */
export const mailedStates = {
  created: ['pending'],
  answered: ['accepted', 'declined'],
  withdrawn: ['withdrawn'],
} as const satisfies Readonly<Record<string, readonly QuotationStatus[]>>;

export type MailAbout = keyof typeof mailedStates;

/** Kind of the signed token of the form that creates one. */
export const quotationFormKind = 'quotation';

/** Where each side finds its quotations. */
export const quotationPlaces = {
  client: '/dashboard#quotations',
  therapist: '/therapist-dashboard#quotations',
} as const;

/** What the dashboard of either side shows before "all of them" (spec §9). */
export const recentQuotations = 5;

type Standing = { readonly status: string; readonly validUntil: Date | null };

function isStatus(text: string): text is QuotationStatus {
  return quotationStatuses.some((status) => status === text);
}

/**
 * What a quotation is at this moment. One whose last day in India is over has expired, also in the seconds before the
 * job writes that down.
 */
export function statusNow({ status, validUntil }: Standing, now: Date): QuotationStatus {
  if (!isStatus(status)) throw new TypeError(`"${status}" is no status of a quotation`);
  return status === 'pending' && validUntil !== null && validUntil < now ? 'expired' : status;
}

export const statusLabels: Readonly<Record<QuotationStatus, string>> = {
  pending: 'Pending',
  accepted: 'Accepted',
  declined: 'Declined',
  expired: 'Expired',
  withdrawn: 'Withdrawn',
  paid: 'Paid',
};

/** Told to who comes too late with a step, from a tab that still shows the old state. */
const standsInstead: Readonly<Record<QuotationStatus, string>> = {
  pending: 'This quotation is still open. Please try again.',
  accepted: 'This quotation has already been accepted.',
  declined: 'This quotation has already been declined.',
  expired: 'The last day of this quotation is over, so it can no longer be answered.',
  withdrawn: 'This quotation was withdrawn by the therapist.',
  paid: 'This quotation has already been paid.',
};

/** What is true now, and that nothing was changed. */
export function settledMessage(stands: QuotationStatus): string {
  return `${standsInstead[stands]} Nothing was changed.`;
}

export const quotationMessages = {
  // Spec §8.
  created: 'Quotation created successfully',
  notified: 'The client will be notified of the new quotation.',
  notCreated: 'Error creating quotation',
  inReview:
    'Your application is in review. You can send quotations once your account is linked to your profile.',
  noClient: 'Choose one of your clients',
  pastDay: 'Choose today or a later day, or leave it empty',
  otherOffer:
    'A quotation was already created from this page. To create this one as well, press the button again.',
  tooMany: 'That is more quotations than one day allows. Please write to us if you need to send more.',
  notSaved: 'We could not save this just now. Nothing is lost: please try again.',
  unknown: 'This quotation is not there any more.',
  accepted: 'You have accepted this quotation. We have told your therapist.',
  declined: 'You have declined this quotation. We have told your therapist.',
  withdrawn: 'The quotation is withdrawn. We have told your client.',
} as const;
