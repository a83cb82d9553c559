import 'server-only';
import type { TaskList } from 'graphile-worker';
import { z } from 'zod';
import { letterValues } from '@/lib/care/meeting/letter-values';
import { missedLetter } from '@/lib/care/session/conclude/emails';
import { missedJob, missedTask } from '@/lib/care/session/conclude/missed-job';
import { formatInstant } from '@/lib/format/time';
import { mailWelcome } from '@/lib/notification/mail';
import { readableZone } from '@/lib/notification/preferences/rules';
import { newsJob } from '@/lib/notification/rules';
import { db } from '@/lib/server/db';
import { sendEmail } from '@/lib/server/email/send';
import { env } from '@/lib/server/env';
import { enqueue } from '@/lib/server/jobs/enqueue';
import { templateOf } from '@/lib/therapist/letter/queries';
import { filledLetter } from '@/lib/therapist/letter/rules';

const payload = z.strictObject({ sessionId: z.uuid(), notificationId: z.uuid() });

/**
 * Mails the therapist's own letter about a missed session, as it is now, unless the outcome was undone. Without one
 * any more, the general mail about the notification is sent.
 */
async function sendMissed(raw: unknown): Promise<void> {
  const told = payload.parse(raw);
  const session = await db.therapySession.findUnique({
    where: { id: told.sessionId, status: 'no_show' },
    select: {
      sessionDate: true,
      missedAt: true,
      mode: true,
      therapist: { select: { id: true, name: true } },
      booking: { select: { meetingAddress: true } },
      client: {
        select: {
          userId: true,
          firstName: true,
          timeZone: true,
          user: { select: { email: true, emailVerifiedAt: true, disabledAt: true } },
        },
      },
    },
  });
  if (!session?.client) return;
  const { client, therapist, sessionDate: startsAt, mode, booking } = session;
  const template = await templateOf(therapist.id, 'missed');
  if (!template) {
    const { task, payload: general, jobKey } = newsJob(told.notificationId);
    return enqueue(db, task, general, { jobKey });
  }
  const { userId, firstName, user } = client;
  if (user.disabledAt || !user.emailVerifiedAt) return;
  if ((await mailWelcome(db, { userId, kind: 'news', ...missedJob(told) })) !== 'now') return;
  const timeZone = readableZone(client.timeZone);
  const address = booking?.meetingAddress ?? null;
  const { subject, body } = filledLetter(
    template,
    letterValues(firstName, { startsAt, timeZone, mode, address }),
  );
  await sendEmail({
    to: { name: firstName, address: user.email },
    id: `session-${told.sessionId}-missed-${session.missedAt?.getTime() ?? 0}`,
    ...missedLetter({
      own: { subject: subject ?? template.subject, body },
      when: formatInstant(startsAt, timeZone),
      therapist: therapist.name,
      action: ['Open your account', `${env.APP_URL}/dashboard`],
    }),
  });
}

export const missedJobs: TaskList = { [missedTask]: sendMissed };
