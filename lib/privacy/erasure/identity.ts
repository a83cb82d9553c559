import 'server-only';
import { checkCredentials } from '@/lib/account/sign-in/credentials';
import type { Viewer } from '@/lib/auth/session';
import { db } from '@/lib/db';
import { freshSignInMinutes } from '@/lib/privacy/erasure/rules';

export type IdentityDoubt = 'password-missing' | 'password-wrong' | 'busy' | 'limited' | 'not-fresh';

type Asked = Pick<Viewer, 'userId' | 'sessionId'>;

/** Whether the viewer shows who they are with a password of ours; people who only use Google have none. */
export async function hasPassword({ userId }: Pick<Viewer, 'userId'>): Promise<boolean> {
  return (await db.user.count({ where: { id: userId, passwordHash: { not: null } } })) > 0;
}

/** Whether this session began a short while ago. */
export async function isFreshSignIn({ userId, sessionId }: Asked, now: Date = new Date()): Promise<boolean> {
  const since = new Date(now.getTime() - freshSignInMinutes * 60_000);
  return (await db.userSession.count({ where: { id: sessionId, userId, createdAt: { gte: since } } })) > 0;
}

/**
 * A device left open is not its owner: what cannot be undone asks for the password, or for a fresh sign-in from those
 * who have none. Tries are charged like those of the sign-in form.
 * @returns why it is not certain that this is the viewer; nothing when it is
 */
export async function doubtIdentity(
  viewer: Asked & Pick<Viewer, 'email'>,
  { password, network }: { readonly password: string; readonly network: string },
): Promise<IdentityDoubt | undefined> {
  if (!(await hasPassword(viewer))) return (await isFreshSignIn(viewer)) ? undefined : 'not-fresh';
  if (password === '') return 'password-missing';
  const checked = await checkCredentials({ email: viewer.email, password, network });
  if (checked.outcome === 'wrong') return 'password-wrong';
  return checked.outcome === 'right' ? undefined : checked.outcome;
}
