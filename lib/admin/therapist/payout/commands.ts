import 'server-only';
import { recordAudit } from '@/lib/account/audit';
import { changeDetails, changedFields } from '@/lib/admin/change-log';
import { enqueuePayoutChange } from '@/lib/admin/therapist/enqueue';
import { payoutShownFrom } from '@/lib/admin/therapist/payout/queries';
import type { PayoutInput } from '@/lib/admin/therapist/payout/schema';
import type { ShownFrom } from '@/lib/admin/therapist/rules';
import { actsForOther, owesReason, type Reviewer } from '@/lib/payment/payee/access';
import { tellOfAct } from '@/lib/payment/payee/acted';
import type { Refused } from '@/lib/server/action/outcome';
import { db } from '@/lib/server/db';

type PayoutDetails = Pick<
  PayoutInput,
  'bankName' | 'accountHolder' | 'accountNumber' | 'ifsc' | 'upiId' | 'taxStatus' | 'gstin'
>;

/** Changing one of these redirects money; the others only change the text of a receipt. */
const whereMoneyGoes = ['bankName', 'accountHolder', 'accountNumber', 'ifsc', 'upiId'] as const;

/** The audit log names these fields and never copies their values. */
const secret = [...whereMoneyGoes, 'gstin'] as const;

type Saved =
  | { readonly done: true; readonly changed: false }
  | {
      readonly done: true;
      readonly changed: true;
      readonly moneyMoved: boolean;
      readonly shownFrom: ShownFrom;
    }
  | Refused<'gone' | 'stale' | 'reason-owed'>;

/**
 * Changes where a therapist's fees go and how they are taxed; the caller has checked the second confirmation.
 * When money goes elsewhere, tells the therapist; the database decides when payers see the account (ADR 57).
 * An admin needs a reason, which the therapist reads and the audit log stores.
 */
export async function savePayout(
  { id, version, details }: { readonly id: string; readonly version: Date; readonly details: PayoutDetails },
  reviewer: Reviewer,
  now: Date = new Date(),
): Promise<Saved> {
  const { viewer, request } = reviewer;
  const payee = { therapistId: id };
  if (owesReason(payee, reviewer)) return { done: false, because: 'reason-owed' };
  const why = actsForOther(payee, reviewer) ? reviewer.onBehalf : null;
  return db.$transaction(async (tx): Promise<Saved> => {
    await tx.$queryRaw`SELECT 1 FROM therapists WHERE id = ${id}::uuid FOR UPDATE`;
    // A therapist changes only their own account, an admin any.
    const own = viewer.profile.role === 'therapist' ? { userId: viewer.userId } : {};
    const row = await tx.therapist.findUnique({ where: { id, ...own } });
    if (!row) return { done: false, because: 'gone' };
    if (row.updatedAt.getTime() !== version.getTime()) return { done: false, because: 'stale' };
    const before = {
      bankName: row.bankName,
      accountHolder: row.accountHolder,
      accountNumber: row.accountNumber,
      ifsc: row.ifsc,
      upiId: row.upiId,
      taxStatus: row.taxStatus,
      gstin: row.gstin,
    };
    const fields = changedFields(before, details);
    if (fields.length === 0) return { done: true, changed: false };
    const moneyMoved = whereMoneyGoes.some((field) => fields.includes(field));
    await tx.therapist.update({
      where: { id },
      data: { ...details, ...(moneyMoved && { payoutChangedAt: now }) },
    });
    await recordAudit(tx, {
      actor: viewer,
      action: 'therapist.payout-changed',
      subject: { table: 'therapists', id },
      ...(row.userId && { subjectUserId: row.userId }),
      details: { ...changeDetails(before, details, secret), ...(why && { reason: why }) },
      request,
    });
    if (moneyMoved) await enqueuePayoutChange(tx, row, why);
    else if (why) {
      const title = 'Our team has changed how your fees are taxed';
      await tellOfAct(tx, row, { title, href: '/therapist-dashboard/payments/account' }, reviewer);
    }
    return { done: true, changed: true, moneyMoved, shownFrom: await payoutShownFrom(tx, id) };
  });
}
