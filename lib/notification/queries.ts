import 'server-only';
import { cache } from 'react';
import type { Member, Viewer } from '@/lib/account/session/session';
import { isUuid } from '@/lib/format/uuid';
import { kindInWords, mostCounted } from '@/lib/notification/rules';
import { db, type Tx } from '@/lib/server/db';
import { log } from '@/lib/server/log';

type Owner = Pick<Viewer, 'userId'>;

/** One notification as its owner sees it. */
export type NotificationLine = {
  readonly id: string;
  /** "Quotation", "Message" … */
  readonly about: string;
  readonly title: string;
  readonly body: string | null;
  readonly at: Date;
  readonly unread: boolean;
};

export type NotificationPage = {
  readonly notifications: readonly NotificationLine[];
  /** Cursor of the page with older ones, if there are any. */
  readonly older: string | null;
};

const perPage = 20;

/** When a notification of this person was written; a stranger's has no position in their list. */
export async function placeOf(
  client: Pick<Tx, 'notification'>,
  { userId }: Owner,
  notification: string,
): Promise<{ readonly id: string; readonly createdAt: Date } | null> {
  if (!isUuid(notification)) return null;
  return client.notification.findFirst({
    where: { id: notification, userId },
    select: { id: true, createdAt: true },
  });
}

/**
 * The viewer's notifications, newest first, 20 at a time.
 * @param before id of one of theirs, as text from the address; the page begins after it. Any other text gives the
 * first page.
 */
export async function listNotifications(viewer: Owner, before: string): Promise<NotificationPage> {
  const place = await placeOf(db, viewer, before);
  const rows = await db.notification.findMany({
    where: {
      userId: viewer.userId,
      ...(place && {
        OR: [{ createdAt: { lt: place.createdAt } }, { createdAt: place.createdAt, id: { lt: place.id } }],
      }),
    },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: perPage + 1,
    select: { id: true, kind: true, title: true, body: true, createdAt: true, readAt: true },
  });
  const notifications = rows.slice(0, perPage).map(({ id, kind, title, body, createdAt, readAt }) => ({
    id,
    about: kindInWords(kind),
    title,
    body,
    at: createdAt,
    unread: readAt === null,
  }));
  return { notifications, older: rows.length > perPage ? (notifications.at(-1)?.id ?? null) : null };
}

/**
 * How many notifications the viewer has not read; counts only as far as the navigation shows, once per rendered page.
 */
export const unreadCount = cache(
  ({ userId }: Owner): Promise<number> =>
    db.notification.count({ where: { userId, readAt: null }, take: mostCounted + 1 }),
);

/** The same for the page's frame: if the number cannot be read, the page still appears. */
export async function unreadIfReadable(viewer: Member): Promise<number> {
  try {
    return await unreadCount(viewer);
  } catch (error) {
    log.warn('unread notices could not be counted', { error });
    return 0;
  }
}
