import 'server-only';
import type { Viewer } from '@/lib/auth/session';
import { db, type Tx } from '@/lib/db';
import { env } from '@/lib/env';
import { enqueue } from '@/lib/jobs/enqueue';
import { paiseOf, rupeesOf } from '@/lib/money';
import { notify } from '@/lib/notice/commands';
import { usesCalendly } from '@/lib/payment/booking-link/calendly';
import { ownBookingLink } from '@/lib/payment/booking-link/link';
import { leadsToBooking } from '@/lib/payment/rules';
import { screenshotKey } from '@/lib/payment/screenshot/key';
import type { Screenshot } from '@/lib/payment/screenshot/screenshot';
import { type PayableView, readPaymentSubject } from '@/lib/payment/subject';
import type { SubmittedPayment } from '@/lib/payment/submission/form';
import { referenceHash } from '@/lib/payment/submission/reference';
import { submissionTasks } from '@/lib/payment/submission/tasks';
import type { Ticket } from '@/lib/payment/submission/ticket';
import { chargeLimits, unlessTooMany } from '@/lib/rate-limit/charge';
import type { Limit } from '@/lib/rate-limit/spend';
import { sha256Of, stageFile } from '@/lib/storage/files';

type Kept = {
  readonly kept: true;
  readonly id: string;
  readonly amountPaise: number;
  readonly bookingLink: string | null;
  readonly leadsToBooking: boolean;
};
type NotKept = { readonly kept: false; readonly because: 'gone' | 'other-payment' | 'too-many' };

type Sending = {
  readonly ticket: Ticket;
  readonly viewer: Viewer | null;
  readonly submission: { readonly key: string; readonly bodyHash: string };
  readonly limits: readonly Limit[];
};

/** The mail waits for the link of the scheduling service; the second look comes when that has surely answered. */
const waits = { mail: 8_000, link: 60_000 };

/** What an earlier press of the same form has led to; null when this is the first. */
export async function earlierSubmission(
  { key, bodyHash }: Sending['submission'],
  client: Pick<Tx, 'paymentSubmission'> = db,
): Promise<Kept | NotKept | null> {
  const row = await client.paymentSubmission.findUnique({
    where: { submissionKey: key },
    select: { id: true, bodyHash: true, amount: true, bookingLink: true, productSlug: true },
  });
  if (!row) return null;
  if (row.bodyHash !== bodyHash) return { kept: false, because: 'other-payment' };
  const { id, bookingLink } = row;
  return {
    kept: true,
    id,
    bookingLink,
    leadsToBooking: leadsToBooking(row.productSlug),
    amountPaise: paiseOf(row.amount.toFixed(2)) ?? 0,
  };
}

/** One reference at a time: of two payments that name the same one, the second sees the first. */
async function isReferenceKnown(tx: Tx, hash: string): Promise<boolean> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`payment-reference:${hash}`}, 0))`;
  return (
    (await tx.paymentSubmission.findFirst({ where: { referenceHash: hash }, select: { id: true } })) !== null
  );
}

/** The same bytes after decoding: the picture of another payment. What only looks alike is for the reviewer's eye. */
async function isImageKnown(tx: Tx, content: Uint8Array): Promise<boolean> {
  const same = await tx.storedFile.findFirst({
    where: {
      sha256: sha256Of(content),
      bucket: env.S3_BUCKET_PAYMENT_SCREENSHOTS,
      paymentSubmission: { isNot: null },
    },
    select: { id: true },
  });
  return same !== null;
}

/** What is promised on the page is promised in the same commit. */
async function promise(
  tx: Tx,
  id: string,
  payable: PayableView,
  viewer: Viewer | null,
  now: Date,
): Promise<void> {
  const later = (ms: number) => new Date(now.getTime() + ms);
  const payload = { submissionId: id };
  const waitsForLink = payable.leadsToBooking && usesCalendly();
  await enqueue(tx, submissionTasks.tellPayer, payload, {
    jobKey: `${submissionTasks.tellPayer}:${id}`,
    ...(waitsForLink && { runAt: later(waits.mail) }),
  });
  await enqueue(tx, submissionTasks.tellTeam, payload, { jobKey: `${submissionTasks.tellTeam}:${id}` });
  if (waitsForLink) {
    const jobKey = `${submissionTasks.sendBookingLink}:${id}`;
    await enqueue(tx, submissionTasks.sendBookingLink, payload, { jobKey, runAt: later(waits.link) });
  }
  if (!viewer?.profile) return;
  await notify(tx, {
    userId: viewer.userId,
    kind: 'payment.submitted',
    title: 'We have the details of your payment',
    href: '/dashboard/transactions',
  });
}

/** The name that the page's QR carried, unless another submission of the same page has it already. */
async function freeUpiReference(tx: Tx, upiReference: string): Promise<string | null> {
  const taken = await tx.paymentSubmission.findUnique({ where: { upiReference }, select: { id: true } });
  return taken ? null : upiReference;
}

/**
 * Keeps a reported payment: row, file, first event, notice and every job it promises in one transaction. Price, payee
 * and currency are read in it; nothing of them comes from the form. The same press again gives the same answer.
 */
export async function submitPayment(
  input: SubmittedPayment,
  screenshot: Screenshot,
  { ticket, viewer, submission, limits }: Sending,
  now: Date = new Date(),
): Promise<Kept | NotKept> {
  return unlessTooMany(() =>
    db.$transaction(async (tx): Promise<Kept | NotKept> => {
      const payable = await readPaymentSubject(ticket.subject, viewer, tx);
      if (!payable) return (await earlierSubmission(submission, tx)) ?? { kept: false, because: 'gone' };
      const [made] = await tx.$queryRaw<{ id: string }[]>`SELECT uuid_v7()::text AS id`;
      const id = made?.id ?? crypto.randomUUID();
      const { amountPaise } = payable;
      const bookingLink = payable.leadsToBooking && !usesCalendly() ? ownBookingLink(id, now) : null;
      const hash = referenceHash(input.reference_number);
      const duplicateReference = await isReferenceKnown(tx, hash);
      const { count } = await tx.paymentSubmission.createMany({
        data: {
          id,
          ...payable.row,
          clientId: viewer?.profile?.id ?? null,
          payerName: input.payer_name,
          payerEmail: input.payer_email,
          payerPhone: input.payer_phone,
          bankName: input.bank_name,
          accountNumber: input.account_number,
          referenceNumber: input.reference_number,
          referenceHash: hash,
          duplicateReference,
          amount: rupeesOf(amountPaise ?? 0),
          feeToBeConfirmed: amountPaise === null,
          upiReference: await freeUpiReference(tx, ticket.upiReference),
          bookingLink,
          submissionKey: submission.key,
          bodyHash: submission.bodyHash,
          createdAt: now,
        },
        // Waits for a twin that is being written at this moment, then leaves the place to it.
        skipDuplicates: true,
      });
      if (count === 0) return (await earlierSubmission(submission, tx)) ?? { kept: false, because: 'gone' };
      await chargeLimits(tx, limits);
      const { content, contentType, looks } = screenshot;
      const duplicateImage = await isImageKnown(tx, content);
      const key = screenshotKey(id, screenshot.extension);
      const file = await stageFile(tx, {
        bucket: env.S3_BUCKET_PAYMENT_SCREENSHOTS,
        key,
        contentType,
        content,
        uploadedById: viewer?.userId ?? null,
        ...(looks !== null && { perceptualHash: looks }),
      });
      await tx.paymentSubmission.update({
        where: { id },
        data: { paymentScreenshot: key, screenshotFileId: file.id, duplicateImage },
      });
      await tx.paymentSubmissionEvent.create({
        data: { paymentSubmissionId: id, status: 'pending', actorId: viewer?.userId ?? null, at: now },
      });
      await promise(tx, id, payable, viewer, now);
      return {
        kept: true,
        id,
        amountPaise: amountPaise ?? 0,
        bookingLink,
        leadsToBooking: payable.leadsToBooking,
      };
    }),
  );
}
