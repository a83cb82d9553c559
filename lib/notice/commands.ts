import 'server-only';
import type { Route } from 'next';
import type { Viewer } from '@/lib/auth/session';
import { db, type Tx } from '@/lib/db';
import { placeOf } from '@/lib/notice/queries';
import { internalPath, type NoticeKind } from '@/lib/notice/rules';

type NewNotice = {
  readonly userId: string;
  readonly kind: NoticeKind;
  /** One line of at most 200 characters; neutral, because others may look at the screen too. */
  readonly title: string;
  /** At most 2,000 characters. */
  readonly body?: string;
  /** Where it leads inside the product. */
  readonly href: `/${string}`;
};

/** Tells somebody something in their account, in the transaction of what it tells. A mail about it is a job of its own. */
export async function notify(
  tx: Pick<Tx, 'notice'>,
  { userId, kind, title, body, href }: NewNotice,
): Promise<void> {
  await tx.notice.create({ data: { userId, kind, title, body: body ?? null, href } });
}

type Owner = Pick<Viewer, 'userId'>;

/**
 * Marks one of the viewer's notices as read.
 * @returns where it leads, null if nowhere; undefined for one that is not theirs or is gone
 */
export async function markRead({ userId }: Owner, id: string): Promise<Route | null | undefined> {
  const notice = await db.notice.findFirst({ where: { id, userId }, select: { href: true } });
  if (!notice) return undefined;
  await db.notice.updateMany({ where: { id, userId, readAt: null }, data: { readAt: new Date() } });
  return internalPath(notice.href);
}

/**
 * Marks what the viewer has seen as read.
 * @param newest the newest notice on their page; later ones stay unread
 * @returns false when that one is not theirs or is gone; nothing was changed
 */
export async function markAllRead(viewer: Owner, newest: string): Promise<boolean> {
  const place = await placeOf(db, viewer, newest);
  if (!place) return false;
  const { id, createdAt } = place;
  await db.notice.updateMany({
    where: {
      userId: viewer.userId,
      readAt: null,
      OR: [{ createdAt: { lt: createdAt } }, { createdAt, id: { lte: id } }],
    },
    data: { readAt: new Date() },
  });
  return true;
}
