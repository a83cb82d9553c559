import 'server-only';
import type { MemberOf } from '@/lib/account/session/session';
import { mostViews, type ViewList } from '@/lib/admin/table/view/rules';
import { db } from '@/lib/server/db';

type NewView = { readonly list: ViewList; readonly name: string; readonly query: string };

/**
 * Keeps a view for the viewer; one with the same name is replaced.
 * @returns `too-many` when another name would be one too many: nothing was changed
 */
export function saveView(
  { userId }: MemberOf<'admin'>,
  { list, name, query }: NewView,
): Promise<'saved' | 'too-many'> {
  return db.$transaction(async (tx) => {
    // Two tabs that save at once are counted one after the other.
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

/** Removes a view of the viewer. @returns false for an unknown one, and for one of somebody else */
export async function removeView({ userId }: MemberOf<'admin'>, id: string): Promise<boolean> {
  const { count } = await db.savedView.deleteMany({ where: { id, userId } });
  return count > 0;
}
