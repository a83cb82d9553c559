import 'server-only';
import { recordAudit } from '@/lib/account/audit';
import type { AuditAction } from '@/lib/account/audit-events';
import { payerWith } from '@/lib/care/participant/columns';
import { paiseIn, rupeesOf } from '@/lib/format/money';
import { indianDay } from '@/lib/format/time';
import { notify } from '@/lib/notification/commands';
import { enqueueDeadlineAgain } from '@/lib/payment/appointment/again';
import { feeColumns } from '@/lib/payment/appointment/fee';
import { lockAppointment } from '@/lib/payment/appointment/payable';
import { receivedPaise, refusesEntry } from '@/lib/payment/entered/received';
import type { EntryRefusal } from '@/lib/payment/entered/rules';
import type { Keeper } from '@/lib/payment/payee/access';
import { issueCreditNote, issueReceipt } from '@/lib/payment/receipt/commands';
import { lockPaid, recordRefund } from '@/lib/payment/refund/commands';
import { end, lockOpen } from '@/lib/payment/refund-due/ending';
import { subjectInWords } from '@/lib/payment/subject-words';
import type { EnteredMethod } from '@/lib/payment/transaction/rules';
import type { Outcome, Refused } from '@/lib/server/action/outcome';
import { db, type Tx } from '@/lib/server/db';
import { transactionOptions } from '@/lib/server/db/transaction';
import type { AuditedRequest } from '@/lib/server/request/read-request';
import { therapistOf } from '@/lib/therapist/access';

type Caller = {
  readonly viewer: Keeper;
  readonly request: AuditedRequest;
};

export type Entry = {
  readonly appointmentId: string;
  readonly amountPaise: number;
  readonly method: EnteredMethod;
  /** Day in India, ISO, not in the future. */
  readonly paidOn: string;
  /** Number of the cheque or of the transfer. */
  readonly note: string | null;
  /** Paid for the session when the form was shown, so that one payment never counts twice. */
  readonly beforePaise: number;
  /** Key of the form: a second submit of it writes nothing. */
  readonly key: string;
};

export type Entered =
  | { readonly done: true; readonly id: string }
  | Refused<EntryRefusal | 'future'>
  | Refused<'above', { readonly openPaise: number }>
  | Refused<'since', { readonly paidPaise: number }>;

const refused = <B extends string>(because: B): Refused<B> => ({ done: false, because });

/** A session of this therapist with its money, locked by the caller; null for any other. */
async function sessionOf(tx: Tx, id: string, therapistId: string) {
  const found = await tx.booking.findFirst({
    where: { id, calendar: { therapistId }, status: { not: 'held' } },
    select: {
      status: true,
      ...payerWith({ clientId: true, client: { select: { userId: true } } }),
      ...feeColumns,
    },
  });
  return found && { ...found, payer: found.participants[0] };
}

async function tell(tx: Tx, userId: string | undefined, title: string): Promise<void> {
  if (userId) await notify(tx, { userId, kind: 'payment.entered', title, href: '/dashboard/transactions' });
}

/** Paid on an earlier day means at noon of it, because nobody enters the hour. */
const paidAtOf = (day: string, now: Date) =>
  day === indianDay(now) ? now : new Date(`${day}T12:00:00+05:30`);

/**
 * Enters money that a therapist got in the hand or saw in their own app, for one of their sessions: a payment
 * of the client with a numbered receipt, never verified. The appointment is locked as for every other payment
 * (ADR 46), so of two payments for it at once the second sees the first.
 */
export async function enterPayment(
  entry: Entry,
  { viewer, request }: Caller,
  now: Date = new Date(),
): Promise<Entered> {
  const { appointmentId, amountPaise, method, paidOn, note, beforePaise, key } = entry;
  const therapist = await therapistOf(viewer);
  if (!therapist) return refused('unknown');
  return db.$transaction(async (tx): Promise<Entered> => {
    await lockAppointment(tx, appointmentId);
    const same = await tx.transaction.findUnique({
      where: { enteredKey: key, therapistId: therapist.id },
      select: { id: true },
    });
    if (same) return { done: true, id: same.id };
    const session = await sessionOf(tx, appointmentId, therapist.id);
    if (!session) return refused('unknown');
    const refuses = refusesEntry(session);
    if (refuses) return refused(refuses);
    if (paidOn > indianDay(now)) return refused('future');
    const paidPaise = receivedPaise(session);
    if (paidPaise !== beforePaise) return { ...refused('since'), paidPaise };
    const openPaise = session.fee === null ? amountPaise : paiseIn(session.fee) - paidPaise;
    if (amountPaise > openPaise) return { ...refused('above'), openPaise };
    const { id } = await tx.transaction.create({
      data: {
        method,
        status: 'paid',
        amount: rupeesOf(amountPaise),
        paidAt: paidAtOf(paidOn, now),
        clientId: session.payer?.clientId ?? null,
        therapistId: therapist.id,
        appointmentId,
        description: subjectInWords({ quotation: null, productSlug: null, therapist }),
        enteredKey: key,
        enteredNote: note,
        createdAt: now,
      },
      select: { id: true },
    });
    const userId = session.payer?.client?.userId;
    await noteStep(tx, 'payment.entered', { id, userId }, { viewer, request });
    await tell(tx, userId, 'Your therapist has entered a payment from you');
    await issueReceipt(tx, id, now);
    return { done: true, id };
  }, transactionOptions.numbering);
}

async function noteStep(
  tx: Tx,
  action: AuditAction,
  { id, userId }: { readonly id: string; readonly userId: string | undefined },
  { viewer, request }: Caller,
): Promise<void> {
  await recordAudit(tx, {
    actor: viewer,
    action,
    subject: { table: 'transactions', id },
    ...(userId && { subjectUserId: userId }),
    request,
  });
}

/** An entry of this therapist, with its appointment and itself locked in this order; null for any other. */
async function lockEntry(tx: Tx, id: string, viewer: Caller['viewer']) {
  const therapist = await therapistOf(viewer, tx);
  if (!therapist) return null;
  const where = { id, therapistId: therapist.id, enteredKey: { not: null } };
  const known = await tx.transaction.findFirst({ where, select: { appointmentId: true } });
  if (!known) return null;
  if (known.appointmentId) await lockAppointment(tx, known.appointmentId);
  const money = await lockPaid(tx, id);
  const { status, appointmentId, client } = await tx.transaction.findUniqueOrThrow({
    where: { id },
    select: { status: true, appointmentId: true, client: { select: { userId: true } } },
  });
  return { ...money, status, appointmentId, userId: client?.userId };
}

/**
 * Undoes a mistaken entry: it counts for nothing any more, and its fee is due again. The line and its receipt
 * stay, with the reason, which the client reads.
 */
export function undoEntered(
  id: string,
  reason: string,
  { viewer, request }: Caller,
  now: Date = new Date(),
): Promise<Outcome<'gone' | 'undone-before' | 'refunded'>> {
  return db.$transaction(async (tx) => {
    const entry = await lockEntry(tx, id, viewer);
    if (!entry) return refused('gone');
    if (entry.status === 'undone') return refused('undone-before');
    if (entry.refundedPaise > 0) return refused('refunded');
    await tx.transaction.update({
      where: { id },
      data: { status: 'undone', undoneAt: now, undoneReason: reason },
    });
    const open = await lockOpen(tx, id);
    if (open) await end(tx, open.id, 'not-arrived', now);
    await enqueueDeadlineAgain(tx, entry.appointmentId, now);
    await noteStep(tx, 'payment.entry-undone', { id, userId: entry.userId }, { viewer, request });
    await tell(tx, entry.userId, 'Your therapist has undone an entered payment');
    return { done: true };
  });
}

type GivenBack = {
  readonly amountPaise: number;
  readonly reason: string;
  /** Refunded when the form was shown, so that one submit never counts twice. */
  readonly beforePaise: number;
};

/** Records that the therapist gave entered money back, wholly or in part, with a credit note. */
export function giveBackEntered(
  id: string,
  { amountPaise, reason, beforePaise }: GivenBack,
  { viewer, request }: Caller,
  now: Date = new Date(),
): Promise<
  | Outcome<'gone' | 'undone-before'>
  | Refused<'since', { readonly refundedPaise: number }>
  | Refused<'above', { readonly restPaise: number }>
> {
  return db.$transaction(async (tx) => {
    const entry = await lockEntry(tx, id, viewer);
    if (!entry) return refused('gone');
    if (entry.status === 'undone') return refused('undone-before');
    const { paidPaise, refundedPaise, userId } = entry;
    if (refundedPaise !== beforePaise) return { ...refused('since'), refundedPaise };
    if (amountPaise > paidPaise - refundedPaise)
      return { ...refused('above'), restPaise: paidPaise - refundedPaise };
    const refund = await recordRefund(tx, id, { amountPaise, reason }, now);
    if (!refund) throw new Error('The rest of the payment was checked under its lock.');
    await noteStep(tx, 'payment.refunded', { id, userId }, { viewer, request });
    await tell(tx, userId, 'Your therapist has recorded a refund to you');
    await issueCreditNote(tx, refund.id, now);
    return { done: true };
  }, transactionOptions.numbering);
}
