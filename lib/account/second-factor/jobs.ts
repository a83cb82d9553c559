import 'server-only';
import type { TaskList } from 'graphile-worker';
import { z } from 'zod';
import { secondFactorLetter } from '@/lib/account/second-factor/emails';
import { secondFactorChanges, secondFactorTasks } from '@/lib/account/second-factor/rules';
import { secondFactorPage } from '@/lib/account/session/second-factor';
import { formatInstant, indianZone } from '@/lib/format/time';
import { db } from '@/lib/server/db';
import { sendEmail } from '@/lib/server/email/send';
import { env } from '@/lib/server/env';

const payloadSchema = z.strictObject({
  userId: z.uuid(),
  change: z.enum(secondFactorChanges),
  at: z.iso.datetime(),
});

async function mailChanged(raw: unknown): Promise<void> {
  const { userId, change, at } = payloadSchema.parse(raw);
  const user = await db.user.findUnique({
    where: { id: userId },
    select: { email: true, disabledAt: true, profile: { select: { role: true, timeZone: true } } },
  });
  if (!user || user.disabledAt) return;
  await sendEmail({
    to: { name: '', address: user.email },
    id: `second-factor-${change}-${userId}-${Date.parse(at).toString(36)}`,
    ...secondFactorLetter({
      change,
      when: formatInstant(new Date(at), user.profile?.timeZone ?? indianZone),
      pageUrl: `${env.APP_URL}${secondFactorPage(user.profile?.role === 'therapist' ? 'therapist' : 'admin')}`,
      supportEmail: env.SUPPORT_EMAIL,
    }),
  });
}

export const secondFactorJobs: TaskList = {
  [secondFactorTasks.mailChanged]: (payload) => mailChanged(payload),
};
