import 'server-only';
import type { TaskList } from 'graphile-worker';
import { z } from 'zod';
import { minute } from '@/lib/format/duration';
import { mailWelcome } from '@/lib/notification/mail';
import { answerLetter, offerLetter, withdrawalLetter } from '@/lib/payment/quotation/emails';
import { expireQuotation } from '@/lib/payment/quotation/life/commands';
import {
  mailedStates,
  mailJob,
  quotationPaths,
  quotationTasks,
  statusNow,
} from '@/lib/payment/quotation/rules';
import { db } from '@/lib/server/db';
import { sendEmail } from '@/lib/server/email/send';
import { env } from '@/lib/server/env';
import { log } from '@/lib/server/log';

// Jobs of quotations. Mails wait for the person's contact hours, so each job first checks that the mail is
// still true, still wanted and within the hours.

const ofQuotation = z.strictObject({ quotationId: z.uuid() });
const mailPayload = ofQuotation.extend({ about: z.enum(['created', 'answered', 'withdrawn']) });

const account = { select: { id: true, email: true, disabledAt: true } } as const;

const letters = {
  created: { side: 'client', write: offerLetter },
  answered: { side: 'therapist', write: answerLetter },
  withdrawn: { side: 'client', write: withdrawalLetter },
} as const;

/**
 * Mails the affected side about a step, within their hours, if the step is still true and they still want
 * such mails.
 */
async function mailQuotation(raw: unknown): Promise<void> {
  const now = new Date();
  const { quotationId, about } = mailPayload.parse(raw);
  const quotation = await db.quotation.findUnique({
    where: { id: quotationId },
    select: {
      status: true,
      validUntil: true,
      client: { select: { firstName: true, user: account } },
      therapist: { select: { name: true, user: account } },
    },
  });
  if (!quotation) return;
  const current = statusNow(quotation, now);
  if (!mailedStates[about].some((status) => status === current)) return;
  const { side, write } = letters[about];
  const { user } = quotation[side];
  if (!user || user.disabledAt) return;
  const mail = { userId: user.id, kind: 'quotation', ...mailJob(quotationId, about) } as const;
  if ((await mailWelcome(db, mail, now)) !== 'now') return;
  const name = side === 'client' ? quotation.client.firstName : quotation.therapist.name;
  await sendEmail({
    to: { name, address: user.email },
    id: `quotation-${quotationId}-${about}`,
    ...write({ name, url: env.APP_URL + quotationPaths[side] }),
  });
}

const batch = 200;

/**
 * Expires quotations that their job missed, after a restored queue or with a slow clock. Skips the last five
 * minutes.
 */
export async function expireForgotten(now: Date = new Date()): Promise<void> {
  const late = new Date(now.getTime() - 5 * minute);
  const forgotten = await db.$queryRaw<{ id: string }[]>`
    SELECT id::text AS id FROM quotations
    WHERE status = 'pending' AND valid_until < ${late} ORDER BY valid_until LIMIT ${batch}`;
  let count = 0;
  for (const { id } of forgotten) count += (await expireQuotation(id, now)) ? 1 : 0;
  if (count > 0) log.warn('forgotten quotations were expired', { count });
}

export const quotationJobs: TaskList = {
  [quotationTasks.mail]: (payload) => mailQuotation(payload),
  [quotationTasks.expire]: async (payload) => {
    await expireQuotation(ofQuotation.parse(payload).quotationId);
  },
  [quotationTasks.sweep]: () => expireForgotten(),
};

/** Times of the recurring job (UTC). */
export const quotationCrontab = `
*/15 * * * * ${quotationTasks.sweep} ?max=1`;
