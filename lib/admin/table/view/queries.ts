import 'server-only';
import type { Member } from '@/lib/account/session/session';
import { mostViews, type ViewList } from '@/lib/admin/table/view/rules';
import { db } from '@/lib/server/db';

/** A view of a list that an admin keeps. */
export type SavedView = {
  readonly id: string;
  readonly name: string;
  /** The part of the address behind the question mark. */
  readonly query: string;
};

/** The viewer's own views of a list, by name. */
export function listViews(viewer: Member, list: ViewList): Promise<readonly SavedView[]> {
  return db.savedView.findMany({
    where: { userId: viewer.userId, list },
    orderBy: [{ name: 'asc' }, { id: 'asc' }],
    take: mostViews,
    select: { id: true, name: true, query: true },
  });
}
