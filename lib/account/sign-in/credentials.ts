import 'server-only';
import { PasswordsBusy, verifyPassword } from '@/lib/account/password/hashing';
import { lengthOfPassword, longestPassword } from '@/lib/account/password/rules';
import { knownDevice } from '@/lib/account/sign-in/known-device';
import { reserveTry } from '@/lib/account/sign-in/limits';
import { db } from '@/lib/server/db';
import { refund } from '@/lib/server/rate-limit/consume';

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
      /** The hash that matched, to detect a later change. */
      readonly passwordHash: string;
    }
  /** The password is right, but the team has closed the account. Only its owner sees this answer. */
  | { readonly outcome: 'closed'; readonly reason: string | null }
  /** No account, another password or no password at all; the answer does not say which. */
  | { readonly outcome: 'wrong' }
  | { readonly outcome: 'limited'; readonly waitSeconds: number }
  | { readonly outcome: 'busy' };

/**
 * Checks whether an address and a password belong together, for a known or an unknown device. Charges the try
 * to its limits before any work and refunds it when it was right, so that only failures count. Known and
 * unknown addresses cost the same queries and one verification each.
 * @throws when the limits cannot be counted or the database does not answer; the try is refused then
 */
export async function tryPassword(
  given: Credentials,
  device: string | undefined,
): Promise<CredentialsChecked> {
  // The text cannot be a password of any account, so it is refused before any counting or hashing; that
  // reveals nothing.
  if (lengthOfPassword(given.password) > longestPassword) return { outcome: 'wrong' };
  const reservation = await reserveTry({ ...given, device });
  if (!reservation.allowed) return { outcome: 'limited', waitSeconds: reservation.waitSeconds };

  const user = await db.user.findUnique({
    where: { email: given.email },
    select: { id: true, email: true, passwordHash: true, disabledAt: true, disabledReason: true },
  });
  try {
    const right = await verifyPassword(user?.passwordHash ?? null, given.password);
    if (!right || !user?.passwordHash) return { outcome: 'wrong' };
    await refund(db, reservation.counted);
    if (user.disabledAt) return { outcome: 'closed', reason: user.disabledReason };
    const { id, email, passwordHash } = user;
    return { outcome: 'right', userId: id, email, passwordHash };
  } catch (error) {
    if (!(error instanceof PasswordsBusy)) throw error;
    await refund(db, reservation.counted);
    return { outcome: 'busy' };
  }
}

/** Like `tryPassword`, from the browser of this request. */
export async function checkCredentials(given: Credentials): Promise<CredentialsChecked> {
  return tryPassword(given, await knownDevice(given.email));
}
