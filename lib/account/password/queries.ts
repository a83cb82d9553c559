import 'server-only';
import type { PasswordOwner } from '@/lib/account/password/rules';
import type { Viewer } from '@/lib/account/session/session';
import { db } from '@/lib/server/db';

/**
 * Facts about the person that a new password must not repeat, and whether they have a password (an account
 * with Google alone has none).
 */
export async function ownPassword({
  userId,
}: Pick<Viewer, 'userId'>): Promise<{ readonly owner: PasswordOwner; readonly exists: boolean }> {
  const { email, name, passwordHash } = await db.user.findUniqueOrThrow({
    where: { id: userId },
    select: { email: true, name: true, passwordHash: true },
  });
  return { owner: { email, name: name ?? '' }, exists: passwordHash !== null };
}
