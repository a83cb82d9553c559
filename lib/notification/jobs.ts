import 'server-only';
import type { TaskList } from 'graphile-worker';
import { z } from 'zod';
import { newsLetter } from '@/lib/notification/emails';
import { mailWelcome } from '@/lib/notification/mail';
import { newsJob, notificationTasks } from '@/lib/notification/rules';
import { db } from '@/lib/server/db';
import { sendEmail } from '@/lib/server/email/send';
import { env } from '@/lib/server/env';

const payload = z.strictObject({ notificationId: z.uuid() });

async function mailNotification(raw: unknown): Promise<void> {
  const { notificationId } = payload.parse(raw);
  const notification = await db.notification.findUnique({
    where: { id: notificationId },
    select: {
      userId: true,
      title: true,
      readAt: true,
      user: {
        select: {
          email: true,
          emailVerifiedAt: true,
          disabledAt: true,
          profile: { select: { firstName: true } },
        },
      },
    },
  });
  if (!notification || notification.readAt) return;
  const { userId, title, user } = notification;
  if (user.disabledAt || !user.emailVerifiedAt) return;
  if ((await mailWelcome(db, { userId, kind: 'news', ...newsJob(notificationId) })) !== 'now') return;
  const name = user.profile?.firstName ?? '';
  await sendEmail({
    to: { name, address: user.email },
    id: `notification-${notificationId}`,
    ...newsLetter({ name, title, url: `${env.APP_URL}/account/notifications` }),
  });
}

export const notificationJobs: TaskList = { [notificationTasks.mail]: mailNotification };
