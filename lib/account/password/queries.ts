import 'server-only';
import type { PasswordOwner } from '@/lib/account/password/rules';
import type { Viewer } from '@/lib/auth/session';
import { db } from '@/lib/db';

/** Whose password it is, as far as a new one must not repeat it, and whether there is one: Google alone needs none. */
export async function ownPassword({
  userId,
}: Pick<Viewer, 'userId'>): Promise<{ readonly owner: PasswordOwner; readonly exists: boolean }> {
  const { email, name, passwordHash } = await db.user.findUniqueOrThrow({
    where: { id: userId },
    select: { email: true, name: true, passwordHash: true },
  });
  return { owner: { email, name: name ?? '' }, exists: passwordHash !== null };
}
