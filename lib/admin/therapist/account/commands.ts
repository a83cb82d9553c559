import 'server-only';
import type { AdminCaller } from '@/lib/admin/caller';
import { recordAudit } from '@/lib/audit/record';
import { db, type Tx } from '@/lib/db';
import { notify } from '@/lib/notice/commands';

export type LinkRefusal = 'no-therapist' | 'therapist-taken' | 'account-taken' | 'no-account';

type Linked = { readonly done: true } | { readonly done: false; readonly because: LinkRefusal };

/**
 * Lets an account act as a therapist, in the caller's transaction: from then on it sees the clients of the entry. Only
 * an account of the role therapist can, and neither side may be taken.
 */
export async function linkAccountIn(
  tx: Tx,
  therapistId: string,
  userId: string,
  { viewer, request }: AdminCaller,
): Promise<Linked> {
  await tx.$queryRaw`SELECT 1 FROM therapists WHERE id = ${therapistId}::uuid FOR UPDATE`;
  await tx.$queryRaw`SELECT 1 FROM users WHERE id = ${userId}::uuid FOR UPDATE`;
  const therapist = await tx.therapist.findUnique({ where: { id: therapistId }, select: { userId: true } });
  if (!therapist) return { done: false, because: 'no-therapist' };
  if (therapist.userId !== null && therapist.userId !== userId) {
    return { done: false, because: 'therapist-taken' };
  }
  const account = await tx.user.findUnique({
    where: { id: userId },
    select: { disabledAt: true, profile: { select: { role: true } }, therapist: { select: { id: true } } },
  });
  if (!account || account.disabledAt || account.profile?.role !== 'therapist') {
    return { done: false, because: 'no-account' };
  }
  if (account.therapist && account.therapist.id !== therapistId) {
    return { done: false, because: 'account-taken' };
  }
  if (therapist.userId === userId) return { done: true };
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

/** The same for an account that is named by its address, where there was no application. */
export async function linkAccount(therapistId: string, email: string, caller: AdminCaller): Promise<Linked> {
  return db.$transaction(async (tx): Promise<Linked> => {
    const account = await tx.user.findUnique({ where: { email }, select: { id: true } });
    if (!account) return { done: false, because: 'no-account' };
    const linked = await linkAccountIn(tx, therapistId, account.id, caller);
    if (linked.done) {
      await notify(tx, {
        userId: account.id,
        kind: 'entry.changed',
        title: 'Your account is joined to your public profile',
        href: '/therapist-dashboard',
      });
    }
    return linked;
  });
}

/** Parts an account from a therapist's entry: it sees nothing of anybody from then on. @returns false when none was joined */
export async function unlinkAccount(therapistId: string, { viewer, request }: AdminCaller): Promise<boolean> {
  return db.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM therapists WHERE id = ${therapistId}::uuid FOR UPDATE`;
    const therapist = await tx.therapist.findUnique({ where: { id: therapistId }, select: { userId: true } });
    if (!therapist?.userId) return false;
    await tx.therapist.update({ where: { id: therapistId }, data: { userId: null } });
    await recordAudit(tx, {
      actor: viewer,
      action: 'therapist.account-unlinked',
      subject: { table: 'therapists', id: therapistId },
      subjectUserId: therapist.userId,
      request,
    });
    await notify(tx, {
      userId: therapist.userId,
      kind: 'entry.changed',
      title: 'Your account is not joined to a public profile any more',
      href: '/therapist-dashboard',
    });
    return true;
  });
}
