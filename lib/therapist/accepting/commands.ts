import 'server-only';
import { recordAudit } from '@/lib/account/audit';
import { notify } from '@/lib/notification/commands';
import { db, type Tx } from '@/lib/server/db';
import { enqueue } from '@/lib/server/jobs/enqueue';
import type { AuditedRequest } from '@/lib/server/request/read-request';
import { acceptingLink } from '@/lib/therapist/accepting/link';
import { acceptingTasks, askedAgainBefore, lapsedBefore } from '@/lib/therapist/accepting/rules';
import { acceptingPath } from '@/lib/therapist/proposal/rules';

type Concerned = { readonly id: string; readonly userId: string | null };

/** Rows of one run; the next hour continues. */
const batch = 500;

async function tellEach(
  tx: Tx,
  concerned: readonly Concerned[],
  task: string,
  words: { readonly title: string; readonly body: string },
): Promise<void> {
  for (const { id, userId } of concerned) {
    await enqueue(tx, task, { therapistId: id });
    if (userId) await notify(tx, { userId, kind: 'entry.changed', ...words, href: acceptingPath });
  }
}

/** Asks each therapist once whose statement that new clients are welcome is old. Samples cannot answer. */
async function askAgain(tx: Tx, now: Date): Promise<number> {
  const asked = await tx.$queryRaw<Concerned[]>`
    WITH due AS (
      SELECT id FROM therapists
      WHERE is_active AND accepting_new_clients AND NOT is_sample
        AND accepting_confirmed_at < ${askedAgainBefore(now)}
        AND (accepting_asked_at IS NULL OR accepting_asked_at < accepting_confirmed_at)
      ORDER BY id LIMIT ${batch} FOR NO KEY UPDATE)
    UPDATE therapists t SET accepting_asked_at = ${now} FROM due WHERE t.id = due.id
    RETURNING t.id::text AS id, t.user_id::text AS "userId"`;
  await tellEach(tx, asked, acceptingTasks.ask, {
    title: 'Do you still take new clients?',
    body: 'Please confirm within five days. Otherwise your profile will say that you are not taking new clients.',
  });
  return asked.length;
}

/** Ends unconfirmed statements, never within days of the question. */
async function endUnconfirmed(tx: Tx, now: Date): Promise<number> {
  const { said, asked } = lapsedBefore(now);
  const lapsed = await tx.$queryRaw<Concerned[]>`
    WITH due AS (
      SELECT id FROM therapists
      WHERE is_active AND accepting_new_clients AND NOT is_sample AND accepting_confirmed_at < ${said}
        AND accepting_asked_at >= accepting_confirmed_at AND accepting_asked_at < ${asked}
      ORDER BY id LIMIT ${batch} FOR NO KEY UPDATE)
    UPDATE therapists t SET accepting_new_clients = false, updated_at = ${now} FROM due WHERE t.id = due.id
    RETURNING t.id::text AS id, t.user_id::text AS "userId"`;
  for (const { id, userId } of lapsed) {
    await recordAudit(tx, {
      actor: 'system',
      action: 'public-profile.accepting-lapsed',
      subject: { table: 'therapists', id },
      ...(userId && { subjectUserId: userId }),
    });
  }
  await tellEach(tx, lapsed, acceptingTasks.tellLapsed, {
    title: 'Your profile says that you take no new clients',
    body: 'You have not confirmed this for a month. You can confirm it with one tap.',
  });
  return lapsed.length;
}

/**
 * Asks therapists again whose statement is nearly a month old, and ends the statement of those who have not
 * answered, so that clients do not write to therapists who have long been full.
 */
export function watchAccepting(now: Date = new Date()): Promise<{ asked: number; lapsed: number }> {
  return db.$transaction(async (tx) => ({
    lapsed: await endUnconfirmed(tx, now),
    asked: await askAgain(tx, now),
  }));
}

/**
 * Sets on the public page, at once, whether new clients are welcome, by the link of a mail.
 * @returns false for a forged or expired link, and for a hidden profile
 */
export async function sayAcceptingByLink(
  token: string,
  accepting: boolean,
  request: AuditedRequest,
  now: Date = new Date(),
): Promise<boolean> {
  const id = acceptingLink.idOf(token, now);
  if (id === undefined) return false;
  return db.$transaction(async (tx) => {
    const [before] = await tx.$queryRaw<(Concerned & { readonly accepting: boolean })[]>`
      SELECT id::text AS id, user_id::text AS "userId", accepting_new_clients AS accepting
      FROM therapists WHERE id = ${id}::uuid AND is_active FOR NO KEY UPDATE`;
    if (!before) return false;
    await tx.therapist.update({
      where: { id },
      data: { acceptingNewClients: accepting, ...(accepting && { acceptingConfirmedAt: now }) },
    });
    if (before.accepting !== accepting) {
      await recordAudit(tx, {
        // The link is the key; its holder has not signed in.
        actor: 'guest',
        action: 'public-profile.accepting-changed',
        subject: { table: 'therapists', id },
        ...(before.userId && { subjectUserId: before.userId }),
        details: { accepting },
        request,
      });
    }
    return true;
  });
}
