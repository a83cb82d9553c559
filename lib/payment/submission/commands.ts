import 'server-only';
import type { Viewer } from '@/lib/account/session/session';
import { paiseOf, rupeesOf } from '@/lib/format/money';
import { dueAppointment, lockAppointment } from '@/lib/payment/appointment/payable';
import { type AppointmentRefusal, appointmentRefusals } from '@/lib/payment/appointment/rules';
import { usesCalendly } from '@/lib/payment/booking-link/calendly';
import { ownBookingLink } from '@/lib/payment/link';
import { accountPaid, paidToColumns } from '@/lib/payment/payee/paid-to';
import { leadsToBooking } from '@/lib/payment/rules';
import { screenshotKey } from '@/lib/payment/screenshot/key';
import type { Screenshot } from '@/lib/payment/screenshot/screenshot';
import { takeUpload } from '@/lib/payment/screenshot/upload/commands';
import type { Upload } from '@/lib/payment/screenshot/upload/token';
import { readPaymentSubject } from '@/lib/payment/subject';
import { enqueuePromised } from '@/lib/payment/submission/enqueue';
import type { SubmittedPayment } from '@/lib/payment/submission/form';
import { referenceHash } from '@/lib/payment/submission/reference';
import { changeForPayee, changeSince, type ShownChange, stillCounts } from '@/lib/payment/submission/shown';
import type { Ticket } from '@/lib/payment/submission/ticket';
import type { Refused } from '@/lib/server/action/outcome';
import { db, type Tx } from '@/lib/server/db';
import { insertOnce } from '@/lib/server/db/insert-once';
import { refusableTransaction } from '@/lib/server/db/transaction';
import { env } from '@/lib/server/env';
import { chargeLimits } from '@/lib/server/rate-limit/charge';
import type { Limit } from '@/lib/server/rate-limit/consume';
import { sha256Of, stageFile } from '@/lib/server/storage/files';

type Saved = {
  readonly done: true;
  readonly id: string;
  readonly amountPaise: number;
  readonly bookingLink: string | null;
  readonly leadsToBooking: boolean;
  /** The paid bank account, in words. */
  readonly account: string;
};
type NotSaved =
  | Refused<'gone' | 'other-payment' | 'too-many' | 'upload-gone' | 'no-fee'>
  /** Price or account have changed since the page was opened, and the page is too old to count without a question. */
  | Refused<'changed', { readonly change: ShownChange }>
  /** The appointment cannot be paid; `message` gives the reason. */
  | Refused<'appointment', { readonly message: string }>;

type Sending = {
  readonly ticket: Ticket;
  readonly viewer: Viewer | null;
  readonly submission: { readonly key: string; readonly bodyHash: string };
  readonly limits: readonly Limit[];
};

export async function earlierSubmission(
  { key, bodyHash }: Sending['submission'],
  client: Pick<Tx, 'paymentSubmission'> = db,
): Promise<Saved | NotSaved | null> {
  const row = await client.paymentSubmission.findUnique({
    where: { submissionKey: key },
    select: {
      id: true,
      bodyHash: true,
      amount: true,
      bookingLink: true,
      productSlug: true,
      appointmentId: true,
      payeeAccount: { select: paidToColumns },
    },
  });
  if (!row) return null;
  if (row.bodyHash !== bodyHash) return { done: false, because: 'other-payment' };
  const { id, bookingLink } = row;
  return {
    done: true,
    id,
    bookingLink,
    leadsToBooking: row.appointmentId === null && leadsToBooking(row.productSlug),
    account: accountPaid(row),
    amountPaise: paiseOf(row.amount.toFixed(2)) ?? 0,
  };
}

/** Locks one reference at a time, so that the second of two payments with the same reference sees the first. */
async function isReferenceKnown(tx: Tx, hash: string): Promise<boolean> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`payment-reference:${hash}`}, 0))`;
  return (
    (await tx.paymentSubmission.findFirst({ where: { referenceHash: hash }, select: { id: true } })) !== null
  );
}

/**
 * Whether another payment has the same bytes after decoding. Similar pictures are left to the reviewer. Locks
 * one picture at a time, so that the second of two payments with the same picture sees the first.
 */
async function isImageKnown(tx: Tx, content: Uint8Array): Promise<boolean> {
  const sha256 = sha256Of(content);
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`payment-picture:${sha256}`}, 0))`;
  const same = await tx.storedFile.findFirst({
    where: {
      sha256,
      bucket: env.S3_BUCKET_PRIVATE,
      paymentSubmission: { isNot: null },
    },
    select: { id: true },
  });
  return same !== null;
}

/** Why a payment's appointment cannot be paid; null if it can, or for other subjects. */
async function refusalOf(tx: Tx, { subject }: Ticket): Promise<AppointmentRefusal | null> {
  if (subject.kind !== 'appointment') return null;
  await lockAppointment(tx, subject.id);
  const due = await dueAppointment(tx, subject.id, subject.startsAt);
  return typeof due === 'string' ? due : null;
}

/** The reference of the page's QR code, unless another submission of the same page has used it. */
async function freeUpiReference(tx: Tx, upiReference: string): Promise<string | null> {
  const taken = await tx.paymentSubmission.findUnique({ where: { upiReference }, select: { id: true } });
  return taken ? null : upiReference;
}

type Payable = NonNullable<Awaited<ReturnType<typeof readPaymentSubject>>>;

/** The present subject of the payment, at the price on the page, and the changes since. */
type Present = {
  readonly payable: Payable;
  readonly amountPaise: number;
  readonly change: ShownChange | null;
};

/** Reads price, payee and currency itself, because the form gives none of them; or says why nothing can be paid. */
async function presentOf(
  tx: Tx,
  { ticket, viewer }: Sending,
  confirmed: boolean,
  now: Date,
): Promise<Present | NotSaved> {
  const refusal = await refusalOf(tx, ticket);
  if (refusal) return { done: false, because: 'appointment', message: appointmentRefusals[refusal] };
  const payable = await readPaymentSubject(ticket.subject, viewer, tx);
  if (!payable) return { done: false, because: 'gone' };
  const amountPaise = ticket.shownPaise;
  if (amountPaise === null) return { done: false, because: 'no-fee' };
  const change = changeSince(ticket, payable);
  if (change && !stillCounts(ticket, now) && !confirmed) return { done: false, because: 'changed', change };
  return { payable, amountPaise, change };
}

async function insertRow(
  tx: Tx,
  input: SubmittedPayment,
  { payable, amountPaise }: Present,
  { ticket, viewer, submission }: Sending,
  now: Date,
): Promise<{ readonly id: string; readonly duplicateReference: boolean } | null> {
  const [made] = await tx.$queryRaw<{ id: string }[]>`SELECT uuid_v7()::text AS id`;
  const id = made?.id ?? crypto.randomUUID();
  const hash = referenceHash(input.reference_number);
  const duplicateReference = await isReferenceKnown(tx, hash);
  const row = await insertOnce(tx.paymentSubmission, {
    id,
    ...payable.row,
    payeeAccountId: ticket.accountId ?? payable.row.payeeAccountId,
    meetings: [...(ticket.meetings ?? payable.row.meetings ?? [])],
    clientId: viewer?.profile?.id ?? null,
    userId: viewer?.profile ? null : (viewer?.userId ?? null),
    payerName: input.payer_name,
    payerEmail: input.payer_email,
    payerPhone: input.payer_phone,
    bankName: input.bank_name,
    accountNumber: input.account_number,
    referenceNumber: input.reference_number,
    referenceHash: hash,
    duplicateReference,
    amount: rupeesOf(amountPaise),
    upiReference: await freeUpiReference(tx, ticket.upiReference),
    submissionKey: submission.key,
    bodyHash: submission.bodyHash,
    createdAt: now,
  });
  return row && { id, duplicateReference };
}

async function attach(
  tx: Tx,
  id: string,
  { content, contentType, looks }: Screenshot,
  { viewer, ...data }: { viewer: Viewer | null; duplicateImage: boolean; bookingLink: string | null },
) {
  const key = screenshotKey(id, contentType);
  const file = await stageFile(tx, {
    bucket: env.S3_BUCKET_PRIVATE,
    key,
    contentType,
    content,
    uploadedById: viewer?.userId ?? null,
    ...(looks !== null && { perceptualHash: looks }),
  });
  return tx.paymentSubmission.update({
    where: { id },
    data: { paymentScreenshot: key, screenshotFileId: file.id, ...data },
    select: {
      payeeAccount: {
        select: { payee: { select: { therapist: { select: { name: true, userId: true } } } } },
      },
    },
  });
}

/**
 * Saves a reported payment: row, file, first event, notification and every job, in one transaction. The same submit
 * again gets the same answer.
 * @param proof the processed file, or the upload that holds it, which the payment uses up
 */
export async function keepPayment(
  input: SubmittedPayment,
  proof: Screenshot | Upload,
  sending: Sending,
): Promise<Saved | NotSaved> {
  const now = new Date();
  const { ticket, viewer, submission, limits } = sending;
  return refusableTransaction(async (tx, refuse): Promise<Saved | NotSaved> => {
    const present = await presentOf(tx, sending, input.paid_as_shown !== '', now);
    const row = 'done' in present ? null : await insertRow(tx, input, present, sending, now);
    if ('done' in present || !row) {
      const refused = 'done' in present ? present : ({ done: false, because: 'gone' } as const);
      return (await earlierSubmission(submission, tx)) ?? refused;
    }
    const { id, duplicateReference } = row;
    const { payable, amountPaise, change } = present;
    if (!(await chargeLimits(tx, limits))) throw refuse({ done: false, because: 'too-many' });
    const screenshot = 'content' in proof ? proof : await takeUpload(tx, proof);
    if (!screenshot) throw refuse({ done: false, because: 'upload-gone' });
    const duplicateImage = await isImageKnown(tx, screenshot.content);
    // A repeated reference or picture gets its link only after a person has verified it.
    const gives = payable.leadsToBooking && !duplicateReference && !duplicateImage;
    const waitsForLink = gives && usesCalendly(payable.row.meetings);
    const bookingLink = gives && !waitsForLink ? ownBookingLink.url(id, now) : null;
    const paid = await attach(tx, id, screenshot, { viewer, duplicateImage, bookingLink });
    await tx.paymentSubmissionEvent.create({
      data: {
        paymentSubmissionId: id,
        status: 'pending',
        actorId: viewer?.userId ?? null,
        reason: change && changeForPayee(change, ticket),
        at: now,
      },
    });
    const payee = paid.payeeAccount.payee.therapist?.userId ?? null;
    await enqueuePromised(tx, id, { viewer, payee, now, waitsForLink });
    return {
      done: true,
      id,
      amountPaise,
      bookingLink,
      leadsToBooking: payable.leadsToBooking,
      account: accountPaid(paid),
    };
  });
}
