import 'server-only';
import { recordAudit } from '@/lib/account/audit';
import type { MemberOf } from '@/lib/account/session/session';
import { rupeesOf } from '@/lib/format/money';
import { notify, notifyAndMail } from '@/lib/notification/commands';
import { houseAccountOf } from '@/lib/payment/remittance/queries';
import { owedPaise, remittanceTasks } from '@/lib/payment/remittance/rules';
import type { Refused } from '@/lib/server/action/outcome';
import { db, type Tx } from '@/lib/server/db';
import { enqueue } from '@/lib/server/jobs/enqueue';
import type { AuditedRequest } from '@/lib/server/request/read-request';

type Caller = {
  readonly viewer: MemberOf<'admin'>;
  readonly request: AuditedRequest;
};

export type Transfer = {
  readonly therapistId: string;
  readonly amountPaise: number;
  /** Day in India, ISO. */
  readonly paidOn: string;
  readonly reference: string;
  /** The sum passed on when the page showed the form, so that one submit never counts twice. */
  readonly beforePaise: number;
};

export type Recorded =
  | { readonly done: true; readonly id: string }
  | Refused<'unknown'>
  | Refused<'above', { readonly owed: number }>
  | Refused<'since', { readonly passedOnPaise: number }>;

const href = '/therapist-dashboard/payments/earnings#through-house';

/** Transfers to one therapist wait for each other, so the second sees the rest after the first. */
async function lockAccount(tx: Tx, therapistId: string): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM therapists WHERE id = ${therapistId}::uuid FOR NO KEY UPDATE`;
}

/** Records that the service has passed money on to a therapist, at most what it owes; notifies them and logs it. */
export function recordRemittance(transfer: Transfer, { viewer, request }: Caller): Promise<Recorded> {
  const { therapistId, amountPaise, paidOn, reference, beforePaise } = transfer;
  return db.$transaction(async (tx): Promise<Recorded> => {
    await lockAccount(tx, therapistId);
    const account = await houseAccountOf(tx, therapistId);
    if (!account) return { done: false, because: 'unknown' };
    const { passedOnPaise } = account;
    if (passedOnPaise !== beforePaise) return { done: false, because: 'since', passedOnPaise };
    const owed = owedPaise(account);
    if (amountPaise > owed) return { done: false, because: 'above', owed };
    const { id, therapist } = await tx.remittance.create({
      data: {
        therapistId,
        amount: rupeesOf(amountPaise),
        paidOn: new Date(paidOn),
        reference,
        recordedById: viewer.userId,
      },
      select: { id: true, therapist: { select: { userId: true } } },
    });
    const { userId } = therapist;
    await recordAudit(tx, {
      actor: viewer,
      action: 'remittance.recorded',
      subject: { table: 'remittances', id },
      ...(userId && { subjectUserId: userId }),
      request,
    });
    if (userId) {
      await notify(tx, { userId, kind: 'remittance.sent', title: 'We have sent you a payout', href });
    }
    await enqueue(
      tx,
      remittanceTasks.mail,
      { remittanceId: id },
      { jobKey: `${remittanceTasks.mail}:${id}` },
    );
    return { done: true, id };
  });
}

/** Withdraws a mistaken transfer: the amount is owed again, and the therapist reads the reason. */
export function takeBackRemittance(
  id: string,
  reason: string,
  { viewer, request }: Caller,
): Promise<'done' | 'before' | 'unknown'> {
  const now = new Date();
  return db.$transaction(async (tx) => {
    const { count } = await tx.remittance.updateMany({
      where: { id, takenBackAt: null },
      data: { takenBackAt: now, takenBackReason: reason },
    });
    const found = await tx.remittance.findUnique({
      where: { id },
      select: { therapist: { select: { userId: true } } },
    });
    if (!found) return 'unknown';
    if (count === 0) return 'before';
    const { userId } = found.therapist;
    await recordAudit(tx, {
      actor: viewer,
      action: 'remittance.taken-back',
      subject: { table: 'remittances', id },
      ...(userId && { subjectUserId: userId }),
      request,
    });
    if (userId) {
      const title = 'We have undone a recorded payout to you';
      await notifyAndMail(tx, { userId, kind: 'remittance.taken-back', title, href }, now);
    }
    return 'done';
  });
}
