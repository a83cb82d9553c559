import 'server-only';
import type { MemberOf } from '@/lib/account/session/session';
import { mostViews, type ViewList } from '@/lib/admin/table/view/rules';
import { db } from '@/lib/server/db';

type NewView = { readonly list: ViewList; readonly name: string; readonly query: string };

/**
 * Saves a view for the viewer; replaces one of the same name.
 * @returns `too-many` when a new name would exceed the limit; nothing is changed then
 */
export function saveView(
  { userId }: MemberOf<'admin'>,
  { list, name, query }: NewView,
): Promise<'saved' | 'too-many'> {
  return db.$transaction(async (tx) => {
    // The lock counts two tabs that save at once one after the other.
    await tx.$queryRaw`SELECT 1 FROM users WHERE id = ${userId}::uuid FOR UPDATE`;
    const own = { userId, list };
    const others = await tx.savedView.count({ where: { ...own, name: { not: name } } });
    const same = await tx.savedView.updateMany({ where: { ...own, name }, data: { query } });
    if (same.count > 0) return 'saved';
    if (others >= mostViews) return 'too-many';
    await tx.savedView.create({ data: { ...own, name, query } });
    return 'saved';
  });
}

/** Removes a view of the viewer. @returns false for an unknown view, or another admin's */
export async function removeView({ userId }: MemberOf<'admin'>, id: string): Promise<boolean> {
  const { count } = await db.savedView.deleteMany({ where: { id, userId } });
  return count > 0;
}
