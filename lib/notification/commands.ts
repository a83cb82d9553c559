import 'server-only';
import type { Route } from 'next';
import type { Viewer } from '@/lib/account/session/session';
import { formatInstant } from '@/lib/format/time';
import { mailWhenWelcome } from '@/lib/notification/mail';
import { readableZone } from '@/lib/notification/preferences/rules';
import { cursorOf } from '@/lib/notification/queries';
import { internalPath, type NotificationKind, newsJob } from '@/lib/notification/rules';
import { db, type Tx } from '@/lib/server/db';

/** A line, or a function of the reader's time zone for a line with a time. */
export type Title = string | ((when: (moment: Date) => string) => string);

type NewNotification = {
  readonly userId: string;
  readonly kind: NotificationKind;
  /** One line of at most 200 characters; neutral, because other people may see the screen. */
  readonly title: Title;
  /** At most 2,000 characters. */
  readonly body?: string;
  /** Page inside the product that it opens. */
  readonly href: `/${string}`;
};

/**
 * Adds a notification to an account, in the transaction of the event. A mail about it is a separate job: the
 * event's own, or the general one of `notifyAndMail`.
 * @returns its id
 */
export async function notify(
  tx: Pick<Tx, 'notification' | 'profile'>,
  { userId, kind, title: said, body, href }: NewNotification,
): Promise<string> {
  const reader =
    typeof said === 'string'
      ? null
      : await tx.profile.findUnique({ where: { userId }, select: { timeZone: true } });
  const title =
    typeof said === 'string' ? said : said((at) => formatInstant(at, readableZone(reader?.timeZone)));
  const data = { userId, kind, title, body: body ?? null, href };
  return (await tx.notification.create({ data, select: { id: true } })).id;
}

/**
 * The same for an event without a mail of its own: a general mail repeats the title, within the person's
 * contact hours, unless they have read the notification by then.
 */
export async function notifyAndMail(
  tx: Pick<Tx, '$executeRaw' | 'notification' | 'profile' | 'user'>,
  notification: NewNotification,
  now: Date = new Date(),
): Promise<void> {
  const notificationId = await notify(tx, notification);
  await mailWhenWelcome(tx, { userId: notification.userId, kind: 'news', ...newsJob(notificationId) }, now);
}

type Owner = Pick<Viewer, 'userId'>;

/**
 * Marks one of the viewer's notifications as read.
 * @returns the page it opens, null if none; undefined for another person's or a deleted one
 */
export async function markRead({ userId }: Owner, id: string): Promise<Route | null | undefined> {
  const notification = await db.notification.findFirst({ where: { id, userId }, select: { href: true } });
  if (!notification) return undefined;
  await db.notification.updateMany({ where: { id, userId, readAt: null }, data: { readAt: new Date() } });
  return internalPath(notification.href);
}

/**
 * Marks the notifications that the viewer has seen as read.
 * @param newest the newest notification on their page; later ones stay unread
 * @returns false if it is another person's or deleted; nothing changes then
 */
export async function markAllRead(viewer: Owner, newest: string): Promise<boolean> {
  const cursor = await cursorOf(db, viewer, newest);
  if (!cursor) return false;
  const { id, createdAt } = cursor;
  await db.notification.updateMany({
    where: {
      userId: viewer.userId,
      readAt: null,
      OR: [{ createdAt: { lt: createdAt } }, { createdAt, id: { lte: id } }],
    },
    data: { readAt: new Date() },
  });
  return true;
}
