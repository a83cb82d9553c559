import 'server-only';
import { tokenLink } from '@/lib/account/mail-links';
import { queueVerification } from '@/lib/account/verification/commands';
import { lastDayLetter, verificationLetter } from '@/lib/account/verification/emails';
import { hasNothingOfOthers, ownFiles } from '@/lib/account/verification/removal';
import { unverifiedDays } from '@/lib/account/verification/rules';
import { recordAudit } from '@/lib/audit/record';
import { db } from '@/lib/db';
import { sendEmail } from '@/lib/email/send';
import { log } from '@/lib/log';
import { discardFile } from '@/lib/storage/files';

const dayMs = 86_400_000;
const removedAfterMs = unverifiedDays * dayMs;
const warnedAfterMs = removedAfterMs - dayMs;

/** Accounts looked at in one run; the next run takes the next ones. */
const batch = 500;

/** Mails the link of a token that still works, to an address that still waits to be confirmed. */
export async function mailVerification(tokenId: string): Promise<void> {
  const token = await db.accountToken.findUnique({
    where: { id: tokenId },
    select: {
      purpose: true,
      usedAt: true,
      expiresAt: true,
      createdAt: true,
      user: { select: { email: true, emailVerifiedAt: true, disabledAt: true, createdAt: true } },
    },
  });
  if (token?.purpose !== 'verify_email' || token.usedAt || token.expiresAt < new Date()) return;
  const { user } = token;
  if (user.emailVerifiedAt || user.disabledAt) return;
  const url = tokenLink('verify_email', tokenId);
  const onLastDay = token.createdAt.getTime() - user.createdAt.getTime() >= warnedAfterMs;
  await sendEmail({
    to: { name: '', address: user.email },
    id: `verification-${tokenId}`,
    ...(onLastDay ? lastDayLetter(url) : verificationLetter(url)),
  });
}

/**
 * Mails a last link to everybody whose account would be deleted a day later. The link itself is the sign that they
 * have been warned, so that nobody is warned twice, on any number of workers.
 */
export async function warnUnverified(now: Date = new Date()): Promise<void> {
  const due = await db.$queryRaw<{ id: string }[]>`
    SELECT id FROM users
    WHERE email_verified_at IS NULL AND disabled_at IS NULL
      AND created_at < ${new Date(now.getTime() - warnedAfterMs)}
      AND NOT EXISTS (
        SELECT FROM account_tokens WHERE user_id = users.id AND purpose = 'verify_email'
          AND account_tokens.created_at >= users.created_at + make_interval(secs => ${warnedAfterMs / 1000}))
    ORDER BY created_at LIMIT ${batch}`;
  for (const { id } of due) await db.$transaction((tx) => queueVerification(tx, id));
}

/**
 * Deletes accounts whose address nobody has confirmed in a week, with what they hold. Only after the last link, sent a
 * day before, has run out; one that is confirmed at the last moment stays.
 */
export async function removeUnverified(now: Date = new Date()): Promise<void> {
  const due = await db.user.findMany({
    where: {
      emailVerifiedAt: null,
      disabledAt: null,
      createdAt: { lt: new Date(now.getTime() - removedAfterMs) },
      accounts: { none: {} },
      tokens: { some: { purpose: 'verify_email', expiresAt: { lt: now } } },
      OR: [{ profile: null }, { profile: hasNothingOfOthers }],
    },
    orderBy: { createdAt: 'asc' },
    take: batch,
    select: {
      id: true,
      createdAt: true,
      tokens: { where: { purpose: 'verify_email', expiresAt: { lt: now } } },
    },
  });
  const warned = due.filter(({ createdAt, tokens }) =>
    tokens.some((token) => token.createdAt.getTime() - createdAt.getTime() >= warnedAfterMs),
  );
  for (const { id } of warned) await removeAccount(id);
  if (warned.length > 0) log.info('unconfirmed accounts were deleted', { count: warned.length });
}

async function removeAccount(userId: string): Promise<void> {
  await db.$transaction(async (tx) => {
    const files = await ownFiles(tx, userId);
    // Decided by the row itself: who has confirmed in the meantime is not deleted.
    const { count } = await tx.user.deleteMany({ where: { id: userId, emailVerifiedAt: null } });
    if (count === 0) return;
    for (const id of files) await discardFile(tx, id);
    await recordAudit(tx, {
      actor: 'system',
      action: 'account.removed',
      subject: { table: 'users', id: userId },
      subjectUserId: userId,
      details: { reason: 'address never confirmed' },
    });
  });
}
