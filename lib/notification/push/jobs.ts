import 'server-only';
import type { TaskList } from 'graphile-worker';
import { z } from 'zod';
import { nextWelcome } from '@/lib/notification/hours/rules';
import { readPreferences } from '@/lib/notification/preferences/queries';
import { deliverPush } from '@/lib/notification/push/deliver';
import { pushKeys } from '@/lib/notification/push/keys';
import { pushTasks, pushWords, reminderKind } from '@/lib/notification/push/rules';
import { internalPath } from '@/lib/notification/rules';
import { db } from '@/lib/server/db';
import { enqueue } from '@/lib/server/jobs/enqueue';
import { log } from '@/lib/server/log';
import { type Network, publicInternet } from '@/lib/server/outbound/network';

const ofNotification = z.strictObject({ notificationId: z.uuid() });
const ofSubscription = ofNotification.extend({ subscriptionId: z.uuid() });

/** Tries of one message to one browser: some six hours, after which the mail has reported it anyway. */
const maxAttempts = 20;
const daySeconds = 86_400;
/** A reminder may be as late as the shortest time before an appointment. */
const reminderSeconds = 900;

/** A notification that may still be shown to its owner; null if they have read it or may not sign in. */
async function findUnread(notificationId: string) {
  const found = await db.notification.findUnique({
    where: { id: notificationId },
    select: {
      id: true,
      userId: true,
      kind: true,
      href: true,
      readAt: true,
      user: { select: { disabledAt: true } },
    },
  });
  return found && !found.readAt && !found.user.disabledAt ? found : null;
}

const liveSession = (now: Date) => ({
  session: { revokedAt: null, expiresAt: { gt: now }, idleExpiresAt: { gt: now } },
});

/** Queues one job for each subscribed browser of the owner, for the beginning of their hours. */
async function pushNotification(raw: unknown): Promise<void> {
  const now = new Date();
  const { notificationId } = ofNotification.parse(raw);
  const notification = await findUnread(notificationId);
  if (!notification || !pushKeys()) return;
  const { userId } = notification;
  const preferences = await readPreferences(db, userId);
  if (!preferences) return;
  const runAt =
    notification.kind === reminderKind ? now : nextWelcome(preferences, preferences.timeZone, now);
  await db.$transaction(async (tx) => {
    if (runAt > now) {
      await enqueue(
        tx,
        pushTasks.push,
        { notificationId },
        { runAt, jobKey: `push-${notificationId}`, maxAttempts },
      );
      return;
    }
    const browsers = await tx.pushSubscription.findMany({
      where: { userId, ...liveSession(now) },
      select: { id: true },
    });
    for (const { id: subscriptionId } of browsers) {
      await enqueue(
        tx,
        pushTasks.send,
        { notificationId, subscriptionId },
        { jobKey: `push-${notificationId}-${subscriptionId}`, maxAttempts },
      );
    }
  });
}

/**
 * Sends a notification to one browser, unless its owner has read it or signed out there. Sent twice it shows
 * once, because both have the same name. An ended subscription is deleted.
 */
export async function sendPush(
  raw: unknown,
  { network = publicInternet, now = new Date() }: { readonly network?: Network; readonly now?: Date } = {},
): Promise<void> {
  const { notificationId, subscriptionId } = ofSubscription.parse(raw);
  const keys = pushKeys();
  const notification = await findUnread(notificationId);
  if (!keys || !notification) return;
  const { userId, kind, href } = notification;
  const subscription = await db.pushSubscription.findFirst({
    where: { id: subscriptionId, userId, ...liveSession(now) },
    select: { endpoint: true, p256dh: true, auth: true },
  });
  if (!subscription) return;
  const message = {
    words: pushWords(kind),
    path: internalPath(href) ?? '/account/notifications',
    // Push services accept at most 32 characters of base64url.
    topic: Buffer.from(notificationId.replaceAll('-', ''), 'hex').toString('base64url'),
    seconds: kind === reminderKind ? reminderSeconds : daySeconds,
  };
  if ((await deliverPush(subscription, message, keys, network)) === 'delivered') return;
  await db.pushSubscription.deleteMany({ where: { id: subscriptionId } });
  log.info('a push subscription has ended', { part: 'push' });
}

export const pushJobs: TaskList = {
  [pushTasks.push]: (payload) => pushNotification(payload),
  [pushTasks.send]: (payload) => sendPush(payload),
};
