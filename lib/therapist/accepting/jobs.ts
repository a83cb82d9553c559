import 'server-only';
import type { TaskList } from 'graphile-worker';
import { z } from 'zod';
import { db } from '@/lib/server/db';
import { sendEmail } from '@/lib/server/email/send';
import { log } from '@/lib/server/log';
import { watchAccepting } from '@/lib/therapist/accepting/commands';
import { askLetter, lapsedLetter } from '@/lib/therapist/accepting/emails';
import { acceptingLink } from '@/lib/therapist/accepting/link';
import { acceptingTasks } from '@/lib/therapist/accepting/rules';

const ofTherapist = z.strictObject({ therapistId: z.uuid() });

async function watch(): Promise<void> {
  const { asked, lapsed } = await watchAccepting();
  if (asked > 0) log.info('therapists were asked whether they take new clients', { count: asked });
  if (lapsed > 0) log.info('therapists no longer say that they take new clients', { count: lapsed });
}

/** Mails the question, or the end of the statement, unless an answer has come meanwhile. */
async function mail(raw: unknown, about: 'ask' | 'lapsed'): Promise<void> {
  const { therapistId } = ofTherapist.parse(raw);
  const found = await db.therapist.findUnique({
    where: { id: therapistId, isActive: true },
    select: {
      name: true,
      email: true,
      acceptingNewClients: true,
      acceptingConfirmedAt: true,
      acceptingAskedAt: true,
    },
  });
  if (!found?.acceptingAskedAt || found.acceptingAskedAt < found.acceptingConfirmedAt) return;
  if (found.acceptingNewClients !== (about === 'ask')) return;
  const letter = about === 'ask' ? askLetter : lapsedLetter;
  await sendEmail({
    to: { name: found.name, address: found.email },
    id: `accepting-${about}-${therapistId}-${found.acceptingAskedAt.getTime()}`,
    ...letter({ name: found.name, url: acceptingLink.url(therapistId) }),
  });
}

export const acceptingJobs: TaskList = {
  [acceptingTasks.watch]: watch,
  [acceptingTasks.ask]: (payload) => mail(payload, 'ask'),
  [acceptingTasks.tellLapsed]: (payload) => mail(payload, 'lapsed'),
};

/** Each hour of the day in India (UTC), so that no mail goes out at night. */
export const acceptingCrontab = `
10 4-12 * * * ${acceptingTasks.watch} ?max=1`;
