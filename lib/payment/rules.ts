import { hour } from '@/lib/format/duration';
import { photoAsJpeg } from '@/lib/server/file/paper-rules';

export const paymentFormKind = 'payment';

/** Address to which a script sends the screenshot before the form. */
export const screenshotPath = '/api/payments/screenshot';

/** Prefix of the pages with a therapist's confirmation form, and with the state of a payment. */
export const paymentPath = '/payment';

/** Bytes of the largest accepted screenshot: 5 MB (product.md §5); one byte more is too large. */
export const largestScreenshot = 5_242_880;

/** Form field of the file; `upload` replaces it once a script has sent the file. */
export const screenshotField = 'screenshot';

/** File types that the browser's file chooser offers; the server checks the content. */
export const screenshotTypes = '.jpg,.jpeg,.png,.webp,.pdf,image/jpeg,image/png,image/webp,application/pdf';

/** Milliseconds for which payers are warned about changed payout details. */
export const payoutNewsMs = 24 * hour;

/** States of a submission: pending → matched → verified | rejected; verified → refunded. */
export const paymentStatuses = ['pending', 'matched', 'verified', 'rejected', 'refunded'] as const;

export type PaymentStatus = (typeof paymentStatuses)[number];

/** Words for a state, by its value in the row. "Found" alone does not name the account; pages add it. */
export const paymentStatusLabels: Readonly<Record<PaymentStatus, string>> = {
  pending: 'Submitted',
  matched: 'Matched with the bank',
  verified: 'Verified',
  rejected: 'Rejected',
  refunded: 'Refunded',
};

/**
 * The meaning of each state for the payer, and the next step.
 * @param account the paid bank account, in the words of `accountInWords`
 */
export function meaningOfStatus(status: PaymentStatus, account: string): string {
  const meanings: Readonly<Record<PaymentStatus, string>> = {
    pending: `We have your details and are checking them against ${account}. This takes up to two working days. Then we email you. Please do not pay again.`,
    matched: `A matching transfer has arrived in ${account}. We check it once more, and then email you.`,
    verified: `The money has arrived in ${account} and your payment is confirmed.`,
    rejected: `This payment was not found in ${account}. See the reason below.`,
    refunded: 'We are refunding the money to the account it came from.',
  };
  return meanings[status];
}

export function isPaymentStatus(text: string): text is PaymentStatus {
  return paymentStatuses.some((status) => status === text);
}

/** Titles and texts of product.md §5 and §8, and our own where it has none. */
export const paymentMessages = {
  failed: 'Submission failed',
  tryAgain: 'Please try again',
  notCreated: 'Failed to create payment submission',
  submitted: 'Payment submitted successfully',
  linkReady: 'Your booking link has been generated',
  submittedOnly: 'Payment submitted',
  linkLater: 'Your payment has been submitted. We will send you the booking link shortly.',
  checkedNext: 'You do not need to do anything else now.',
  screenshotRequired: 'Payment screenshot required',
  chooseScreenshot: 'Please upload a screenshot of your payment',
  tooLarge: 'File too large',
  chooseSmaller: 'Please select a file smaller than 5MB',
  wrongType: 'Invalid file type',
  chooseType: 'Please select an image (JPG, PNG, WEBP) or PDF file',
  damaged: 'Please select an image (JPG, PNG, WEBP) or PDF file. This one is damaged or incomplete.',
  active:
    'Please select an image (JPG, PNG, WEBP) or PDF file. This PDF holds more than pages; a screenshot of it will do.',
  locked: 'This PDF is locked with a password. Please open it and take a screenshot of it.',
  heic: `This is a photo in Apple’s HEIC format. ${photoAsJpeg}.`,
  tooManyPixels: 'This picture has more pixels than we can open. Please take a screenshot of a smaller area.',
  busy: 'Too many payments are being submitted at the moment. Please try again in a minute.',
  tooSlow: 'The upload took too long. Please try again, with a smaller file or a better connection.',
  tooOften: 'Too many payments have been submitted from your network. Please try again in an hour.',
  otherPayment:
    'You already submitted a payment from this page. To report another one, open the payment page again.',
  paidAlready:
    'Have you paid already? Then tick the box below the form and send it again. If you have not, see how to pay now.',
  payNow: 'I have not paid yet: show me how to pay now',
  uploadGone: 'This upload has expired. Please choose your screenshot again.',
  noFee:
    'This therapist’s fee is not agreed yet, so you cannot pay here. Write to them first. Nothing was saved.',
  gone: 'This payment page is no longer valid. Please open it again from the therapist’s profile.',
} as const;

/** A refusal of the file: the title of the toast, and the sentence at the field. */
export const screenshotRefusals = {
  missing: { title: paymentMessages.screenshotRequired, message: paymentMessages.chooseScreenshot },
  'too-large': { title: paymentMessages.tooLarge, message: paymentMessages.chooseSmaller },
  'wrong-type': { title: paymentMessages.wrongType, message: paymentMessages.chooseType },
  damaged: { title: paymentMessages.wrongType, message: paymentMessages.damaged },
  active: { title: paymentMessages.wrongType, message: paymentMessages.active },
  locked: { title: paymentMessages.wrongType, message: paymentMessages.locked },
  heic: { title: paymentMessages.wrongType, message: paymentMessages.heic },
  'too-many-pixels': { title: paymentMessages.tooLarge, message: paymentMessages.tooManyPixels },
} as const;

export type ScreenshotRefusal = keyof typeof screenshotRefusals;

/** Prefix of the slugs of internship places, which lead to no booking. */
const internshipPlace = /^internship-/;

/** Whether the payer chooses a time after the payment. */
export function leadsToBooking(productSlug: string | null): boolean {
  return productSlug === null || !internshipPlace.test(productSlug);
}
