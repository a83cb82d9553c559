import 'server-only';
import { cache } from 'react';
import type { Member, Viewer } from '@/lib/auth/session';
import { db, type Tx } from '@/lib/db';
import { log } from '@/lib/log';
import { kindInWords, mostCounted } from '@/lib/notice/rules';
import { isUuid } from '@/lib/uuid';

type Owner = Pick<Viewer, 'userId'>;

/** One notice as its owner sees it. */
export type NoticeLine = {
  readonly id: string;
  /** "Quotation", "Message" … */
  readonly about: string;
  readonly title: string;
  readonly body: string | null;
  readonly at: Date;
  readonly unread: boolean;
};

export type NoticePage = {
  readonly notices: readonly NoticeLine[];
  /** Cursor of the page with older ones, when there are any. */
  readonly older: string | null;
};

const perPage = 20;

/** When a notice of this person was written; a stranger's has no place in their list. */
export async function placeOf(
  client: Pick<Tx, 'notice'>,
  { userId }: Owner,
  notice: string,
): Promise<{ readonly id: string; readonly createdAt: Date } | null> {
  if (!isUuid(notice)) return null;
  return client.notice.findFirst({ where: { id: notice, userId }, select: { id: true, createdAt: true } });
}

/**
 * The viewer's notices, newest first, 20 at a time.
 * @param before a notice of theirs, as text from the address; the page begins after it. Anything else is the first page.
 */
export async function listNotices(viewer: Owner, before: string): Promise<NoticePage> {
  const place = await placeOf(db, viewer, before);
  const rows = await db.notice.findMany({
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
  const notices = rows.slice(0, perPage).map(({ id, kind, title, body, createdAt, readAt }) => ({
    id,
    about: kindInWords(kind),
    title,
    body,
    at: createdAt,
    unread: readAt === null,
  }));
  return { notices, older: rows.length > perPage ? (notices.at(-1)?.id ?? null) : null };
}

/**
 * How many notices the viewer has not read; counted no further than the navigation says, and once per rendered page.
 */
export const unreadCount = cache(
  ({ userId }: Owner): Promise<number> =>
    db.notice.count({ where: { userId, readAt: null }, take: mostCounted + 1 }),
);

/** The same for the frame of a page: a figure that cannot be read takes no page away. */
export async function unreadIfReadable(viewer: Member): Promise<number> {
  try {
    return await unreadCount(viewer);
  } catch (error) {
    log.warn('unread notices could not be counted', { error });
    return 0;
  }
}
