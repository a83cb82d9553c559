import 'server-only';
import type { TaskList } from 'graphile-worker';
import { z } from 'zod';
import { remittanceLetter } from '@/lib/payment/remittance/emails';
import { remittanceTasks } from '@/lib/payment/remittance/rules';
import { db } from '@/lib/server/db';
import { sendEmail } from '@/lib/server/email/send';
import { env } from '@/lib/server/env';

const payload = z.strictObject({ remittanceId: z.uuid() });

/** Mails the therapist, unless it was withdrawn or their account is closed. */
async function mailTherapist(raw: unknown): Promise<void> {
  const { remittanceId } = payload.parse(raw);
  const found = await db.remittance.findUnique({
    where: { id: remittanceId, takenBackAt: null },
    select: {
      therapist: {
        select: { name: true, email: true, user: { select: { email: true, disabledAt: true } } },
      },
    },
  });
  if (!found || found.therapist.user?.disabledAt) return;
  const { name, email, user } = found.therapist;
  await sendEmail({
    to: { name, address: user?.email ?? email },
    id: `remittance-${remittanceId}`,
    ...remittanceLetter({ name, url: `${env.APP_URL}/therapist-dashboard/payments/earnings#through-house` }),
  });
}

export const remittanceJobs: TaskList = { [remittanceTasks.mail]: mailTherapist };
