import 'server-only';
import type { TaskList } from 'graphile-worker';
import { z } from 'zod';
import { db } from '@/lib/db';
import { sendEmail } from '@/lib/email/send';
import { env } from '@/lib/env';
import { log } from '@/lib/log';
import { wantsMail } from '@/lib/notice/mail';
import { answerLetter, offerLetter, withdrawalLetter } from '@/lib/quotation/emails';
import { expireQuotation } from '@/lib/quotation/life/commands';
import { mailedStates, quotationPlaces, quotationTasks, statusNow } from '@/lib/quotation/rules';

// What the worker does for this noun. Mails wait for the hours in which somebody may be written to, so each looks
// first whether it still has something to say and whether it is still wanted.

const ofQuotation = z.strictObject({ quotationId: z.uuid() });
const mailPayload = ofQuotation.extend({ about: z.enum(['created', 'answered', 'withdrawn']) });

const account = { select: { id: true, email: true, disabledAt: true } } as const;

const letters = {
  created: { side: 'client', write: offerLetter },
  answered: { side: 'therapist', write: answerLetter },
  withdrawn: { side: 'client', write: withdrawalLetter },
} as const;

/** Mails the side that a step concerns, if it still stands and they still want to hear of it by mail. */
async function mailQuotation(raw: unknown, now = new Date()): Promise<void> {
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
  const stands = statusNow(quotation, now);
  if (!mailedStates[about].some((status) => status === stands)) return;
  const { side, write } = letters[about];
  const { user } = quotation[side];
  if (!user || user.disabledAt || !(await wantsMail(db, user.id, 'quotation'))) return;
  const name = side === 'client' ? quotation.client.firstName : quotation.therapist.name;
  await sendEmail({
    to: { name, address: user.email },
    id: `quotation-${quotationId}-${about}`,
    ...write({ name, url: env.APP_URL + quotationPlaces[side] }),
  });
}

const batch = 200;

/** Expires what no job has expired: the queue was restored, or a clock was behind. The last five minutes are left. */
export async function expireForgotten(now: Date = new Date()): Promise<void> {
  const late = new Date(now.getTime() - 5 * 60_000);
  const forgotten = await db.$queryRaw<{ id: string }[]>`
    SELECT id::text AS id FROM quotations
    WHERE status = 'pending' AND valid_until < ${late} ORDER BY valid_until LIMIT ${batch}`;
  let count = 0;
  for (const { id } of forgotten) count += (await expireQuotation(id, now)) ? 1 : 0;
  if (count > 0) log.warn('forgotten quotations were expired', { count });
}

/** What the worker does for quotations. */
export const quotationJobs: TaskList = {
  [quotationTasks.mail]: (payload) => mailQuotation(payload),
  [quotationTasks.expire]: async (payload) => {
    await expireQuotation(ofQuotation.parse(payload).quotationId);
  },
  [quotationTasks.sweep]: () => expireForgotten(),
};

/** When the recurring one runs (UTC). */
export const quotationCrontab = `
*/15 * * * * ${quotationTasks.sweep} ?max=1`;
