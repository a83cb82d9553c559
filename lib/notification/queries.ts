import 'server-only';
import { z } from 'zod';
import { Prisma } from '@/generated/prisma/client';
import type { Viewer } from '@/lib/account/session/session';
import { isUuid } from '@/lib/format/uuid';
import { kindInWords, mostCounted } from '@/lib/notification/rules';
import type { Tx } from '@/lib/server/db';
import { olderThan, pageOf } from '@/lib/server/db/older';
import { readAs } from '@/lib/server/db/read-as';
import { ask, type Question } from '@/lib/server/db/together';

type Owner = Pick<Viewer, 'userId'>;

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
  /** Cursor of the page with older notifications. */
  readonly older: string | null;
};

/** Notifications of one page: at most three screens of a phone. */
const perPage = 10;

type Row = Pick<NotificationLine, 'id' | 'title' | 'body'> & {
  readonly kind: string;
  readonly createdAt: Date;
  readonly readAt: Date | null;
};

function lineOf({ id, kind, title, body, createdAt, readAt }: Row): NotificationLine {
  return { id, about: kindInWords(kind), title, body, at: createdAt, unread: readAt === null };
}

/** When a notification of this person was written; another person's has no position in their list. */
export async function cursorOf(
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
 * The viewer's notifications, newest first, ten at a time.
 * @param before id of one of theirs, unchecked: the page begins after it. An invalid one gives the first
 * page.
 */
export async function listNotifications(viewer: Owner, before: string): Promise<NotificationPage> {
  const rows = await readAs(viewer, async (tx) => {
    const cursor = await cursorOf(tx, viewer, before);
    return tx.notification.findMany({
      where: {
        userId: viewer.userId,
        ...olderThan('createdAt', cursor),
      },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      take: perPage + 1,
      select: { id: true, kind: true, title: true, body: true, createdAt: true, readAt: true },
    });
  });
  const { shown, older } = pageOf(rows, perPage);
  return { notifications: shown.map(lineOf), older };
}

export type RecentNotifications = {
  readonly notifications: readonly NotificationLine[];
  /** Counted up to the header's limit. */
  readonly unread: number;
};

const shownInHeader = 5;

const row = z.strictObject({
  id: z.uuid(),
  kind: z.string(),
  title: z.string(),
  body: z.string().nullable(),
  createdAt: z.coerce.date(),
  readAt: z.coerce.date().nullable(),
});
const recent = z
  .strictObject({ rows: z.array(row), unread: z.int() })
  .transform(({ rows, unread }): RecentNotifications => ({ notifications: rows.map(lineOf), unread }));

export function askRecent({ userId }: Owner): Question<RecentNotifications> {
  const sql = Prisma.sql`
    SELECT
      coalesce((SELECT jsonb_agg(line ORDER BY line."createdAt" DESC, line.id DESC) FROM (
        SELECT id, kind, title, body, created_at AS "createdAt", read_at AS "readAt"
        FROM notices WHERE user_id = ${userId}::uuid
        ORDER BY created_at DESC, id DESC LIMIT ${shownInHeader}) line), '[]') AS rows,
      (SELECT count(*)::int FROM (
        SELECT FROM notices WHERE user_id = ${userId}::uuid AND read_at IS NULL LIMIT ${mostCounted + 1}) waiting)
        AS unread`;
  return { sql, row: recent };
}

/** Counts the viewer's unread notifications, up to one more than the header shows. */
export async function unreadCount(viewer: Owner): Promise<number> {
  return (await ask(askRecent(viewer))).unread;
}
