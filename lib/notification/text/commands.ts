import 'server-only';
import { randomInt } from 'node:crypto';
import { recordAudit } from '@/lib/account/audit';
import type { Member } from '@/lib/account/session/session';
import {
  codeMs,
  codesPerDay,
  mostTries,
  type TextChannel,
  textTasks,
  unprovenMs,
} from '@/lib/notification/text/rules';
import { db, type Tx } from '@/lib/server/db';
import { refusableTransaction } from '@/lib/server/db/transaction';
import { enqueue } from '@/lib/server/jobs/enqueue';
import { consume, limitOf } from '@/lib/server/rate-limit/consume';
import type { AuditedRequest } from '@/lib/server/request/read-request';
import { sign } from '@/lib/server/secret/derived-secret';
import { sameSecret } from '@/lib/server/secret/same-secret';

const day = 86_400;

/** The stored form of a code: keyed, because six digits could be guessed from a plain hash. */
const hashOfCode = (numberId: string, code: string) =>
  sign('text-code', JSON.stringify([numberId, code])).toString('hex');

/** Two windows of one person run one after the other. */
async function lockUser(tx: Tx, userId: string): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM users WHERE id = ${userId}::uuid FOR UPDATE`;
}

/**
 * Requests a code for a number, which replaces the channel's earlier number. The job makes and sends the
 * code.
 * @returns `too-many` if the account or the number has had enough codes today; nothing changes then
 */
export async function askForCode(
  { userId }: Pick<Member, 'userId'>,
  { channel, phone }: { readonly channel: TextChannel; readonly phone: string },
): Promise<'asked' | 'too-many'> {
  return refusableTransaction<'asked', 'too-many'>(async (tx, refuse) => {
    await lockUser(tx, userId);
    const limits = [
      limitOf('text-codes', userId, codesPerDay.account, day),
      limitOf('text-codes-number', phone, codesPerDay.number, day),
    ];
    if (!(await consume(tx, limits))) throw refuse('too-many');
    await tx.textNumber.deleteMany({ where: { userId, channel } });
    const { id } = await tx.textNumber.create({
      data: { userId, channel, phone, askedAt: new Date() },
      select: { id: true },
    });
    await enqueue(tx, textTasks.sendCode, { numberId: id }, { maxAttempts: 4 });
    return 'asked';
  });
}

/** A new code for an unconfirmed number; null if it no longer needs one. */
export async function newCode(
  numberId: string,
): Promise<{ readonly channel: string; readonly phone: string; readonly code: string } | null> {
  const now = new Date();
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const [row] = await db.textNumber.updateManyAndReturn({
    where: { id: numberId, provenAt: null, askedAt: { gt: new Date(now.getTime() - codeMs) } },
    data: {
      codeHash: hashOfCode(numberId, code),
      codeUntil: new Date(now.getTime() + codeMs),
      codeTries: 0,
    },
    select: { channel: true, phone: true },
  });
  return row ? { ...row, code } : null;
}

/** Whether the code is the one that was sent to the number. Every wrong one counts. */
export async function proveNumber(
  viewer: Member,
  { channel, code }: { readonly channel: TextChannel; readonly code: string },
  request: AuditedRequest,
  now: Date = new Date(),
): Promise<'proven' | 'wrong' | 'expired'> {
  const { userId } = viewer;
  return db.$transaction(async (tx) => {
    await lockUser(tx, userId);
    const row = await tx.textNumber.findUnique({ where: { userId_channel: { userId, channel } } });
    if (row?.provenAt) return 'proven';
    if (!row?.codeHash || !row.codeUntil || row.codeUntil <= now || row.codeTries >= mostTries)
      return 'expired';
    if (!sameSecret(hashOfCode(row.id, code), row.codeHash)) {
      await tx.textNumber.update({ where: { id: row.id }, data: { codeTries: { increment: 1 } } });
      return 'wrong';
    }
    await tx.textNumber.update({
      where: { id: row.id },
      data: { provenAt: now, codeHash: null, codeUntil: null },
    });
    await recordAudit(tx, {
      actor: viewer,
      action: 'texts.allowed',
      subject: { table: 'text_numbers', id: row.id },
      subjectUserId: userId,
      details: { channel },
      request,
    });
    return 'proven';
  });
}

/** Ends the texts of this channel and deletes the number. @returns whether there was one */
export async function endTexts(
  viewer: Member,
  channel: TextChannel,
  request: AuditedRequest,
): Promise<boolean> {
  const { userId } = viewer;
  return db.$transaction(async (tx) => {
    const { count } = await tx.textNumber.deleteMany({ where: { userId, channel } });
    if (count === 0) return false;
    await recordAudit(tx, {
      actor: viewer,
      action: 'texts.ended',
      subjectUserId: userId,
      details: { channel },
      request,
    });
    return true;
  });
}

/** Ends the texts to a number at the request of its phone, for every account. */
export async function stopNumber(channel: TextChannel, phone: string): Promise<void> {
  await db.$transaction(async (tx) => {
    const rows = await tx.textNumber.findMany({
      where: { channel, phone },
      select: { id: true, userId: true },
    });
    await tx.textNumber.deleteMany({ where: { id: { in: rows.map(({ id }) => id) } } });
    for (const { userId } of rows) {
      await recordAudit(tx, {
        actor: 'system',
        action: 'texts.stopped',
        subjectUserId: userId,
        details: { channel },
      });
    }
  });
}

export async function forgetUnproven(now: Date = new Date()): Promise<void> {
  await db.textNumber.deleteMany({
    where: { provenAt: null, askedAt: { lt: new Date(now.getTime() - unprovenMs) } },
  });
}
