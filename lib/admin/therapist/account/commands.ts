import 'server-only';
import { recordAudit } from '@/lib/account/audit';
import type { AdminCaller } from '@/lib/admin/caller';
import { notifyAndMail } from '@/lib/notification/commands';
import { lapseQuotations } from '@/lib/payment/quotation/life/commands';
import type { Outcome } from '@/lib/server/action/outcome';
import { db, type Tx } from '@/lib/server/db';

export type LinkRefusal =
  | 'no-therapist'
  | 'therapist-taken'
  | 'account-taken'
  | 'no-account'
  | 'unconfirmed'
  | 'care-of-another';

type Linked = Outcome<LinkRefusal>;

/**
 * Lets an account act as a therapist, in the caller's transaction: from then on it sees the listing's
 * clients. The account must have the role therapist and a confirmed address (which links it to the listing),
 * and neither side may be linked already. A listing with an account's notes, conversations or other care can
 * go back to that account only; the database refuses any other (`therapists_care_stays`).
 */
export async function linkAccountIn(
  tx: Tx,
  therapistId: string,
  userId: string,
  { viewer, request }: AdminCaller,
): Promise<Linked> {
  await tx.$queryRaw`SELECT 1 FROM therapists WHERE id = ${therapistId}::uuid FOR UPDATE`;
  await tx.$queryRaw`SELECT 1 FROM users WHERE id = ${userId}::uuid FOR UPDATE`;
  const therapist = await tx.therapist.findUnique({
    where: { id: therapistId },
    select: { userId: true, careUserId: true },
  });
  if (!therapist) return { done: false, because: 'no-therapist' };
  if (therapist.userId !== null && therapist.userId !== userId) {
    return { done: false, because: 'therapist-taken' };
  }
  const account = await tx.user.findUnique({
    where: { id: userId },
    select: {
      disabledAt: true,
      emailVerifiedAt: true,
      profile: { select: { role: true } },
      therapist: { select: { id: true } },
    },
  });
  if (!account || account.disabledAt || account.profile?.role !== 'therapist') {
    return { done: false, because: 'no-account' };
  }
  if (!account.emailVerifiedAt) return { done: false, because: 'unconfirmed' };
  if (account.therapist && account.therapist.id !== therapistId) {
    return { done: false, because: 'account-taken' };
  }
  if (therapist.userId === userId) return { done: true };
  if (therapist.careUserId !== null && therapist.careUserId !== userId) {
    const [care] = await tx.$queryRaw<{ has: boolean }[]>`SELECT has_care(${therapistId}::uuid) AS has`;
    if (care?.has) return { done: false, because: 'care-of-another' };
  }
  await tx.therapist.update({ where: { id: therapistId }, data: { userId } });
  await recordAudit(tx, {
    actor: viewer,
    action: 'therapist.account-linked',
    subject: { table: 'therapists', id: therapistId },
    subjectUserId: userId,
    request,
  });
  return { done: true };
}

/** The same without an application, for an account given by its address. */
export async function linkAccount(therapistId: string, email: string, caller: AdminCaller): Promise<Linked> {
  return db.$transaction(async (tx): Promise<Linked> => {
    const account = await tx.user.findUnique({ where: { email }, select: { id: true } });
    if (!account) return { done: false, because: 'no-account' };
    const linked = await linkAccountIn(tx, therapistId, account.id, caller);
    if (linked.done) {
      await notifyAndMail(tx, {
        userId: account.id,
        kind: 'entry.changed',
        title: 'Your account is linked to your public profile',
        href: '/therapist-dashboard',
      });
    }
    return linked;
  });
}

/**
 * Unlinks an account from a therapist's listing: from then on it sees no client's data.
 * @returns false when none was linked
 */
export async function unlinkAccount(therapistId: string, { viewer, request }: AdminCaller): Promise<boolean> {
  return db.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM therapists WHERE id = ${therapistId}::uuid FOR UPDATE`;
    const therapist = await tx.therapist.findUnique({ where: { id: therapistId }, select: { userId: true } });
    if (!therapist?.userId) return false;
    await tx.therapist.update({ where: { id: therapistId }, data: { userId: null } });
    await lapseQuotations(tx, therapistId, { viewer, request });
    await recordAudit(tx, {
      actor: viewer,
      action: 'therapist.account-unlinked',
      subject: { table: 'therapists', id: therapistId },
      subjectUserId: therapist.userId,
      request,
    });
    await notifyAndMail(tx, {
      userId: therapist.userId,
      kind: 'entry.changed',
      title: 'Your account is no longer linked to a public profile',
      href: '/therapist-dashboard',
    });
    return true;
  });
}
