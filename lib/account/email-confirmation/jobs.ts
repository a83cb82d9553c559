import 'server-only';
import { recordAudit } from '@/lib/account/audit';
import { enqueueConfirmation } from '@/lib/account/email-confirmation/commands';
import { confirmationLetter, lastDayLetter } from '@/lib/account/email-confirmation/emails';
import { hasNothingOfOthers, ownFiles } from '@/lib/account/email-confirmation/removal';
import { unverifiedDays } from '@/lib/account/email-confirmation/rules';
import { tokenLink } from '@/lib/account/mail-links';
import { day } from '@/lib/format/duration';
import { db } from '@/lib/server/db';
import { sendEmail } from '@/lib/server/email/send';
import { log } from '@/lib/server/log';
import { discardFile } from '@/lib/server/storage/files';

const removedAfterMs = unverifiedDays * day;
const warnedAfterMs = removedAfterMs - day;

/** Accounts in one run; the next run takes the next ones. */
const batch = 500;

/** Mails the link of a valid token to an address that is not confirmed yet. */
export async function mailConfirmation(tokenId: string): Promise<void> {
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
    ...(onLastDay ? lastDayLetter(url) : confirmationLetter(url)),
  });
}

/**
 * Mails a last link to every account that would be deleted a day later. The link itself records the warning,
 * so several workers send each account one mail.
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
  for (const { id } of due) await db.$transaction((tx) => enqueueConfirmation(tx, id));
}

/**
 * Deletes accounts whose address stays unconfirmed for a week, with all their rows, once the last link (sent
 * a day before) has expired. An account confirmed at the last moment stays.
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
    // The row itself decides: an account confirmed in the meantime stays.
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
