import 'server-only';
import { z } from 'zod';
import { closedBecause, isClosingReason } from '@/lib/account/closed/rules';
import { ownPowerLetter, powerLetter } from '@/lib/account/role/emails';
import { formatInstant, indianZone } from '@/lib/format/time';
import { db } from '@/lib/server/db';
import { sendEmail } from '@/lib/server/email/send';
import { env } from '@/lib/server/env';

const detailsSchema = z
  .object({ from: z.string(), to: z.string(), reason: z.string(), because: z.string() })
  .partial();

/** Mails one reader about a line of the audit log (`tellOfPower`). Skips a reader whose account is gone. */
export async function mailPowerChanged({
  entryId,
  userId,
}: {
  readonly entryId: string;
  readonly userId: string;
}): Promise<void> {
  const entry = await db.auditEntry.findUnique({ where: { id: entryId } });
  const addressOf = (id: string | null) =>
    id === null
      ? null
      : db.user.findUnique({
          where: { id },
          select: {
            email: true,
            disabledAt: true,
            disabledReason: true,
            profile: { select: { timeZone: true } },
          },
        });
  const reader = await addressOf(userId);
  if (!entry?.subjectUserId || !reader || reader.disabledReason === 'erased') return;
  const details = detailsSchema.parse(entry.details);
  const isPerson = userId === entry.subjectUserId;
  if (reader.disabledAt && !(isPerson && entry.action === 'account.disabled')) return;
  const [person, actor] = await Promise.all([addressOf(entry.subjectUserId), addressOf(entry.actorUserId)]);
  const change = {
    action: entry.action,
    from: details.from ?? '',
    to: details.to ?? '',
    when: formatInstant(entry.at, reader.profile?.timeZone ?? indianZone),
    supportEmail: env.SUPPORT_EMAIL,
  };
  await sendEmail({
    to: { name: '', address: reader.email },
    replyTo: { name: 'Support', address: env.SUPPORT_EMAIL },
    id: `power-${entryId}-${userId}`,
    ...(isPerson
      ? ownPowerLetter({
          ...change,
          closed: closedBecause(
            isClosingReason(details.because) ? details.because : 'other',
            env.SUPPORT_EMAIL,
          ),
          url: `${env.APP_URL}/login`,
        })
      : powerLetter({
          ...change,
          person: person?.email ?? 'an account that is gone',
          by: actor?.email ?? 'the operator, at the command line',
          reason: details.reason ?? null,
          url: `${env.APP_URL}/admin/users/${entry.subjectUserId}`,
        })),
  });
}
