/** States of a quotation; all but the first two are final. A payment sets `paid` once it is found at the bank. */
export const quotationStatuses = [
  'pending',
  'accepted',
  'declined',
  'expired',
  'withdrawn',
  'paid',
  'refunded',
] as const;

export type QuotationStatus = (typeof quotationStatuses)[number];

/** Steps of a person. All of them need a pending quotation. */
export type QuotationStep = Extract<QuotationStatus, 'accepted' | 'declined' | 'withdrawn'>;

/** Currency of every quotation (product.md §9). */
export const quotationCurrency = 'INR';

/** The highest amount, ₹10,00,000.00, in paise. */
export const highestAmount = 100_000_000;

export const quotationTasks = {
  mail: 'send-quotation-mail',
  expire: 'expire-quotation',
  sweep: 'expire-forgotten-quotations',
} as const;

export const mailedStates = {
  created: ['pending'],
  answered: ['accepted', 'declined'],
  withdrawn: ['withdrawn'],
} as const satisfies Readonly<Record<string, readonly QuotationStatus[]>>;

export type MailAbout = keyof typeof mailedStates;

export function mailJob(quotationId: string, about: MailAbout) {
  const task = quotationTasks.mail;
  return { task, payload: { quotationId, about }, jobKey: `${task}:${quotationId}:${about}` } as const;
}

export const quotationFormKind = 'quotation';

export const quotationPaths = {
  client: '/dashboard/quotations',
  therapist: '/therapist-dashboard/quotations',
} as const;

/** Number that either dashboard shows before "all of them" (product.md §9). */
export const recentQuotations = 5;

type Standing = { readonly status: string; readonly validUntil: Date | null };

function isStatus(text: string): text is QuotationStatus {
  return quotationStatuses.some((status) => status === text);
}

/**
 * The present state of a quotation. After its last day in India it has expired, even in the seconds before the job
 * records that.
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
  refunded: 'Refunded',
};

/** Message for a step that comes too late, from an outdated tab. */
const presentState: Readonly<Record<QuotationStatus, string>> = {
  pending: 'This quotation is still open. Please try again.',
  accepted: 'This quotation has already been accepted.',
  declined: 'This quotation has already been declined.',
  expired: 'This quotation has expired, so you can no longer answer it.',
  withdrawn: 'This quotation was withdrawn by the therapist.',
  paid: 'This quotation has already been paid.',
  refunded: 'The payment of this quotation was refunded.',
};

export function settledMessage(current: QuotationStatus): string {
  return `${presentState[current]} Nothing was changed.`;
}

/** "6 sessions (Couples session), paid in advance: a plan holds them, and each appointment uses one." */
export function sessionsOfOffer(sessions: number, kindName: string | null): string {
  const number = sessions === 1 ? '1 session' : `${sessions} sessions`;
  return `${number}${kindName === null ? '' : ` (${kindName})`}, paid in advance: a plan holds ${sessions === 1 ? 'it' : 'them'}, and each appointment uses one.`;
}

export const quotationMessages = {
  // product.md §8.
  created: 'Quotation created successfully',
  notified: 'The client will be notified of the new quotation.',
  notCreated: 'Error creating quotation',
  inReview: 'You can send quotations after we accept your application.',
  noClient: 'Choose one of your clients',
  pastDay: 'Choose today or a later day, or leave it empty',
  otherOffer:
    'You already created a quotation from this page. To create this one as well, press the button again.',
  tooMany: 'You have reached the daily limit for quotations. Please write to us if you need to send more.',
  notSaved: 'We could not save this. Your text is still here. Please try again.',
  unknown: 'This quotation no longer exists.',
  accepted: 'You have accepted this quotation. We have informed your therapist.',
  declined: 'You have declined this quotation. We have informed your therapist.',
  withdrawn: 'Quotation withdrawn. We have informed your client.',
} as const;
