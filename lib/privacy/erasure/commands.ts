import 'server-only';
import { type Actor, recordAudit } from '@/lib/audit/record';
import type { MemberOf, Viewer } from '@/lib/auth/session';
import { db, type Tx } from '@/lib/db';
import { enqueue } from '@/lib/jobs/enqueue';
import { doubtIdentity, type IdentityDoubt } from '@/lib/privacy/erasure/identity';
import { closeOpenMatters } from '@/lib/privacy/erasure/open-matters';
import { erasedAddressOf, pseudonymise } from '@/lib/privacy/erasure/pseudonymise';
import { erasureDays, erasureTasks } from '@/lib/privacy/erasure/rules';
import { personOf } from '@/lib/privacy/records/person';
import type { CallingRequest } from '@/lib/request/read-request';

export type ErasureOutcome = 'erased' | 'last-admin' | IdentityDoubt;

type Confirmation = {
  /** Empty from people who have none. */
  readonly password: string;
  readonly request: Pick<CallingRequest, 'id' | 'network'>;
};

const dayMs = 86_400_000;

/** Some dozens of small statements; a busy server must not undo them half way (milliseconds). */
const patience = { timeout: 20_000, maxWait: 5_000 };

/** Locks the accounts of all administrators, so that two of them cannot leave at once. @returns their ids */
async function lockAdmins(tx: Tx): Promise<readonly string[]> {
  const admins = await tx.$queryRaw<{ id: string }[]>`
    SELECT users.id::text AS id FROM users JOIN profiles ON profiles.user_id = users.id
    WHERE profiles.role = 'admin' AND users.disabled_at IS NULL
    ORDER BY users.id FOR UPDATE OF users`;
  return admins.map(({ id }) => id);
}

/** Takes everything that names the person out of the rows, once: what a first press erased, a second one leaves. */
async function erase(tx: Tx, actor: Actor, userId: string, request: Confirmation['request']): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM users WHERE id = ${userId}::uuid FOR UPDATE`;
  const person = await personOf(tx, userId);
  if (!person || (await isErased(tx, userId))) return;

  const requestedAt = new Date();
  const { id } = await tx.privacyRequest.create({
    data: {
      userId,
      kind: 'erasure',
      requestedAt,
      purgeAfter: new Date(requestedAt.getTime() + erasureDays * dayMs),
      noticeAddress: person.email,
    },
    select: { id: true },
  });
  await recordAudit(tx, {
    actor,
    action: 'account.erased',
    subject: { table: 'privacy_requests', id },
    subjectUserId: userId,
    request,
  });
  await closeOpenMatters(tx, person, id);
  await pseudonymise(tx, { ...person, erasedAddress: erasedAddressOf(id) });
  await enqueue(tx, erasureTasks.mailDone, { requestId: id }, { jobKey: `${erasureTasks.mailDone}:${id}` });
}

/** A disabled account may still be erased; an erased one is disabled too, with this reason. */
async function isErased(tx: Tx, userId: string): Promise<boolean> {
  const erased = await tx.user.count({
    where: { id: userId, disabledAt: { not: null }, disabledReason: 'erased' },
  });
  return erased > 0;
}

/**
 * Erases the viewer: signed out everywhere, names, addresses and words gone, all in one transaction. What others still
 * need a row for is kept without the person for 30 days and then deleted (`purgeErased`); what the law asks to keep
 * stays as the register says. There is no way back.
 */
export async function requestErasure(
  viewer: Pick<Viewer, 'userId' | 'sessionId' | 'email' | 'profile'>,
  { password, request }: Confirmation,
): Promise<ErasureOutcome> {
  const doubt = await doubtIdentity(viewer, { password, network: request.network });
  if (doubt) return doubt;
  const { userId, profile } = viewer;
  return db.$transaction(async (tx): Promise<ErasureOutcome> => {
    if (profile?.role === 'admin') {
      const admins = await lockAdmins(tx);
      if (admins.length === 1 && admins[0] === userId) return 'last-admin';
    }
    await erase(tx, viewer, userId, request);
    return 'erased';
  }, patience);
}

/**
 * Erases somebody who asked the team for it (by letter, or because they cannot sign in any more). The team has made
 * sure who asked. Administrators erase themselves, or are made members first.
 */
export function eraseAsAsked(
  viewer: MemberOf<'admin'>,
  userId: string,
  request: Confirmation['request'],
): Promise<'erased' | 'is-admin' | 'unknown'> {
  return db.$transaction(async (tx) => {
    const user = await tx.user.findUnique({
      where: { id: userId },
      select: { profile: { select: { role: true } } },
    });
    if (!user) return 'unknown';
    if (user.profile?.role === 'admin') return 'is-admin';
    await erase(tx, viewer, userId, request);
    return 'erased';
  }, patience);
}
