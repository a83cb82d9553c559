import 'server-only';
import type { Member } from '@/lib/account/session/session';
import { mostViews, type ViewList } from '@/lib/admin/table/view/rules';
import { db } from '@/lib/server/db';

export type SavedView = {
  readonly id: string;
  readonly name: string;
  readonly query: string;
};

export function listViews(viewer: Member, list: ViewList): Promise<readonly SavedView[]> {
  return db.savedView.findMany({
    where: { userId: viewer.userId, list },
    orderBy: [{ name: 'asc' }, { id: 'asc' }],
    take: mostViews,
    select: { id: true, name: true, query: true },
  });
}
