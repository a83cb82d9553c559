import 'server-only';
import type { Viewer } from '@/lib/account/session/session';
import { checkCredentials } from '@/lib/account/sign-in/credentials';
import { minute } from '@/lib/format/duration';
import { freshSignInMinutes } from '@/lib/privacy/erasure/rules';
import { db } from '@/lib/server/db';

export type IdentityDoubt = 'password-missing' | 'password-wrong' | 'busy' | 'limited' | 'not-fresh';

type Asked = Pick<Viewer, 'userId' | 'sessionId'>;

/** Whether the viewer has a password; people who only use Google have none. */
export async function hasPassword({ userId }: Pick<Viewer, 'userId'>): Promise<boolean> {
  return (await db.user.count({ where: { id: userId, passwordHash: { not: null } } })) > 0;
}

/** Whether this session began within the last `freshSignInMinutes`. */
export async function isFreshSignIn({ userId, sessionId }: Asked): Promise<boolean> {
  const since = new Date(Date.now() - freshSignInMinutes * minute);
  return (await db.userSession.count({ where: { id: sessionId, userId, createdAt: { gte: since } } })) > 0;
}

/**
 * An open device may be in other hands, so an irreversible action needs the password, or a fresh sign-in from
 * people without one. Tries count against the limits of the sign-in form.
 * @returns the reason for doubting that this is the viewer; undefined without one
 */
export async function doubtIdentity(
  viewer: Asked & Pick<Viewer, 'email'>,
  { password, network }: { readonly password: string; readonly network: string },
): Promise<IdentityDoubt | undefined> {
  if (!(await hasPassword(viewer))) return (await isFreshSignIn(viewer)) ? undefined : 'not-fresh';
  if (password === '') return 'password-missing';
  const checked = await checkCredentials({ email: viewer.email, password, network });
  // A viewer whose account is being closed has no session any more.
  if (checked.outcome === 'wrong' || checked.outcome === 'closed') return 'password-wrong';
  return checked.outcome === 'right' ? undefined : checked.outcome;
}
