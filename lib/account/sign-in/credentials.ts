import 'server-only';
import { PasswordsBusy, verifyPassword } from '@/lib/account/password/hashing';
import { lengthOfPassword, longestPassword } from '@/lib/account/password/rules';
import { knownDevice } from '@/lib/account/sign-in/known-device';
import { signInLimits } from '@/lib/account/sign-in/limits';
import { db } from '@/lib/db';
import { giveBack, reserve } from '@/lib/rate-limit/spend';

type Credentials = {
  /** Normalised (`emailField`). */
  readonly email: string;
  readonly password: string;
  readonly network: string;
};

export type CredentialsChecked =
  | {
      readonly outcome: 'right';
      readonly userId: string;
      readonly email: string;
      /** The hash that was matched, so that a change made meanwhile is noticed. */
      readonly passwordHash: string;
    }
  /** No account, another password, no password at all or a disabled account: nobody is told which. */
  | { readonly outcome: 'wrong' }
  | { readonly outcome: 'limited'; readonly waitSeconds: number }
  | { readonly outcome: 'busy' };

/**
 * Looks whether an address and a password belong together, for a device that is known to the account or one that is
 * not. The try is charged to its limits before any work is done and given back when it was right, so that only
 * failures count. Known and unknown addresses cost the same statements and one verification each.
 * @throws when the limits cannot be counted or the database does not answer: then nobody is let in
 */
export async function tryPassword(
  given: Credentials,
  device: string | undefined,
): Promise<CredentialsChecked> {
  // Before anything is counted or hashed; says nothing about the account, since no account can have it.
  if (lengthOfPassword(given.password) > longestPassword) return { outcome: 'wrong' };
  const reservation = await reserve(db, signInLimits({ ...given, device }));
  if (!reservation.allowed) return { outcome: 'limited', waitSeconds: reservation.waitSeconds };

  const user = await db.user.findUnique({
    where: { email: given.email },
    select: { id: true, email: true, passwordHash: true, disabledAt: true },
  });
  try {
    const right = await verifyPassword(user?.passwordHash ?? null, given.password);
    if (!right || !user?.passwordHash || user.disabledAt) return { outcome: 'wrong' };
    await giveBack(db, reservation.counted);
    const { id, email, passwordHash } = user;
    return { outcome: 'right', userId: id, email, passwordHash };
  } catch (error) {
    if (!(error instanceof PasswordsBusy)) throw error;
    await giveBack(db, reservation.counted);
    return { outcome: 'busy' };
  }
}

/** As `tryPassword`, from the browser of this request. */
export async function checkCredentials(given: Credentials): Promise<CredentialsChecked> {
  return tryPassword(given, await knownDevice(given.email));
}
