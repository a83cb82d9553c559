import 'server-only';
import { type Actor, recordAudit } from '@/lib/account/audit';
import type { MemberOf, Viewer } from '@/lib/account/session/session';
import { day } from '@/lib/format/duration';
import { doubtIdentity, type IdentityDoubt } from '@/lib/privacy/erasure/identity';
import { closeOpenMatters } from '@/lib/privacy/erasure/open-matters';
import { erasedAddressOf, pseudonymise } from '@/lib/privacy/erasure/pseudonymise';
import { erasureDays, erasureTasks } from '@/lib/privacy/erasure/rules';
import { personOf } from '@/lib/privacy/records/person';
import { db, type Tx } from '@/lib/server/db';
import { transactionOptions } from '@/lib/server/db/transaction';
import { enqueue } from '@/lib/server/jobs/enqueue';
import type { AuditedRequest } from '@/lib/server/request/read-request';

export type ErasureOutcome = 'erased' | 'last-admin' | IdentityDoubt;

type Confirmation = {
  /** Empty for people without a password. */
  readonly password: string;
  /** Whether they waive their prepaid money; otherwise it is refunded. */
  readonly givesUp?: boolean;
  readonly request: AuditedRequest;
};

/** Locks the accounts of all administrators, so that two of them cannot leave at once. @returns their ids */
async function lockAdmins(tx: Tx): Promise<readonly string[]> {
  const admins = await tx.$queryRaw<{ id: string }[]>`
    SELECT users.id::text AS id FROM users JOIN profiles ON profiles.user_id = users.id
    WHERE profiles.role = 'admin' AND users.disabled_at IS NULL
    ORDER BY users.id FOR UPDATE OF users`;
  return admins.map(({ id }) => id);
}

/** Removes the person's identifying data from the rows, once: a second submit changes nothing. */
async function erase(
  tx: Tx,
  actor: Actor,
  userId: string,
  {
    request,
    givesUp = false,
    reason,
  }: Pick<Confirmation, 'request' | 'givesUp'> & { readonly reason?: string },
): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM users WHERE id = ${userId}::uuid FOR UPDATE`;
  const person = await personOf(tx, userId);
  if (!person || (await isErased(tx, userId))) return;

  const requestedAt = new Date();
  const { id } = await tx.privacyRequest.create({
    data: {
      userId,
      kind: 'erasure',
      requestedAt,
      purgeAfter: new Date(requestedAt.getTime() + erasureDays * day),
      noticeAddress: person.email,
    },
    select: { id: true },
  });
  await recordAudit(tx, {
    actor,
    action: 'account.erased',
    subject: { table: 'privacy_requests', id },
    subjectUserId: userId,
    ...(reason !== undefined && { details: { reason } }),
    request,
  });
  await closeOpenMatters(tx, person, { id, by: actor, request, givesUp });
  await pseudonymise(tx, { ...person, erasedAddress: erasedAddressOf(id) });
  await enqueue(tx, erasureTasks.mailDone, { requestId: id }, { jobKey: `${erasureTasks.mailDone}:${id}` });
}

/**
 * Whether the account is erased. Erasing disables it with this reason; an account disabled for another reason can
 * still be erased.
 */
async function isErased(tx: Tx, userId: string): Promise<boolean> {
  const erased = await tx.user.count({
    where: { id: userId, disabledAt: { not: null }, disabledReason: 'erased' },
  });
  return erased > 0;
}

/**
 * Erases the viewer in one transaction: ends every session and removes names, addresses and words. Rows that
 * other people still need stay for 30 days without the person, until `purgeErased` deletes them; rows
 * required by law stay as the inventory defines. It cannot be undone.
 */
export async function requestErasure(
  viewer: Pick<Viewer, 'userId' | 'sessionId' | 'email' | 'profile'>,
  { password, request, givesUp = false }: Confirmation,
): Promise<ErasureOutcome> {
  const doubt = await doubtIdentity(viewer, { password, network: request.network });
  if (doubt) return doubt;
  const { userId, profile } = viewer;
  return db.$transaction(async (tx): Promise<ErasureOutcome> => {
    if (profile?.role === 'admin') {
      const admins = await lockAdmins(tx);
      if (admins.length === 1 && admins[0] === userId) return 'last-admin';
    }
    await erase(tx, viewer, userId, { request, givesUp });
    return 'erased';
  }, transactionOptions.wholeRecord);
}

/**
 * Erases a person who asked the team for it, for example by letter or because they can no longer sign in, in
 * the transaction that checked the admin's code.
 * @param reason in the admin's words, for the audit log
 */
export function eraseAsAsked(
  tx: Tx,
  viewer: MemberOf<'admin'>,
  userId: string,
  { request, reason }: Pick<Confirmation, 'request'> & { readonly reason: string },
): Promise<void> {
  return erase(tx, viewer, userId, { request, reason });
}
