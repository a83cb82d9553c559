import 'server-only';
import type { TaskList } from 'graphile-worker';
import { z } from 'zod';
import { teamLetter, unreadLetter } from '@/lib/care/message/emails';
import { nextMailOf } from '@/lib/care/message/last-mail';
import { messageTasks, unreadJob } from '@/lib/care/message/rules';
import { mailWelcome } from '@/lib/notification/mail';
import { db } from '@/lib/server/db';
import { sendEmail } from '@/lib/server/email/send';
import { env } from '@/lib/server/env';

const ofUser = z.strictObject({ userId: z.uuid() });

type Waiting = {
  readonly id: string;
  readonly side: 'person' | 'helper';
  readonly unread: number;
  readonly last: Date;
};

/** Threads of an account with unread messages that no mail has reported. */
function waitingFor(userId: string): Promise<Waiting[]> {
  return db.$queryRaw<Waiting[]>`
    SELECT own.id::text AS id, own.side, count(*)::int AS unread, max(w.created_at) AS last
    FROM (
      SELECT m.id, 'person' AS side, m.person_read_at AS read_at, m.person_mailed_at AS mailed_at
      FROM profiles p JOIN message_threads m ON m.client_id = p.id OR m.member_id = p.id
      WHERE p.user_id = ${userId}::uuid
      UNION ALL
      SELECT m.id, 'helper', m.helper_read_at, m.helper_mailed_at
      FROM therapists t JOIN message_threads m ON m.therapist_id = t.id
      WHERE t.user_id = ${userId}::uuid) own
    JOIN thread_messages w ON w.thread_id = own.id AND w.side <> own.side
      AND w.created_at > greatest(own.read_at, own.mailed_at, '-infinity')
    GROUP BY own.id, own.side`;
}

/** Mails a member once about all unread messages, if they still want mails; two hours after the last mail. */
async function mailUnread(userId: string, now: Date = new Date()): Promise<void> {
  const user = await db.user.findUnique({
    where: { id: userId },
    select: {
      email: true,
      emailVerifiedAt: true,
      disabledAt: true,
      profile: { select: { firstName: true, role: true } },
    },
  });
  if (!user?.profile || user.disabledAt || !user.emailVerifiedAt) return;
  const waiting = await waitingFor(userId);
  const count = waiting.reduce((sum, { unread }) => sum + unread, 0);
  if (count === 0) return;
  const notBefore = await nextMailOf(db, userId);
  const mail = { userId, kind: 'request', ...unreadJob(userId), notBefore } as const;
  if ((await mailWelcome(db, mail, now)) !== 'now') return;
  const last = Math.max(...waiting.map((one) => one.last.getTime()));
  const { firstName: name, role } = user.profile;
  const list = role === 'therapist' ? '/therapist-dashboard/messages' : '/account/messages';
  await sendEmail({
    to: { name, address: user.email },
    id: `messages-${userId}-${last}`,
    ...unreadLetter({ name, count, url: `${env.APP_URL}${list}` }),
  });
  const mailedAt = new Date(last);
  for (const { id, side } of waiting) {
    const data =
      side === 'person'
        ? { personMailedAt: mailedAt, personMailSentAt: now }
        : { helperMailedAt: mailedAt, helperMailSentAt: now };
    await db.messageThread.updateMany({ where: { id }, data });
  }
}

/** Mails the team once about all unread conversations with the service. */
async function mailTeam(now: Date = new Date()): Promise<void> {
  const waiting = await db.$queryRaw<{ id: string; last: Date }[]>`
    SELECT m.id::text AS id, max(w.created_at) AS last FROM message_threads m
    JOIN thread_messages w ON w.thread_id = m.id AND w.side = 'person'
      AND w.created_at > greatest(m.helper_read_at, m.helper_mailed_at, '-infinity')
    WHERE m.member_id IS NOT NULL GROUP BY m.id`;
  if (waiting.length === 0) return;
  const last = Math.max(...waiting.map((one) => one.last.getTime()));
  await sendEmail({
    to: { name: '', address: env.SUPPORT_EMAIL },
    id: `house-messages-${last}`,
    ...teamLetter({ count: waiting.length, url: `${env.APP_URL}/admin/conversations` }),
  });
  const ids = waiting.map(({ id }) => id);
  await db.messageThread.updateMany({
    where: { id: { in: ids } },
    data: { helperMailedAt: new Date(last), helperMailSentAt: now },
  });
}

export const messageJobs: TaskList = {
  [messageTasks.mailUnread]: (payload) => mailUnread(ofUser.parse(payload).userId),
  [messageTasks.mailTeam]: () => mailTeam(),
};
