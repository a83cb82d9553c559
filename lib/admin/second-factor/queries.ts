import 'server-only';
import type { MemberOf } from '@/lib/account/session/session';
import { setUpMinutes } from '@/lib/admin/second-factor/rules';
import { appAddress, openSecret } from '@/lib/admin/second-factor/secret';
import { db } from '@/lib/server/db';

/** The state of an admin's second factor. */
export type SecondFactorState =
  | { readonly state: 'none' }
  | {
      readonly state: 'begun';
      /** Base32, for typing where there is no camera. */
      readonly secret: string;
      /** Content of the QR code. */
      readonly appAddress: string;
    }
  | { readonly state: 'set-up'; readonly since: Date; readonly codesLeft: number };

/** The earliest start of a set-up that is still valid. */
export function setUpFloor(now: Date): Date {
  return new Date(now.getTime() - setUpMinutes * 60_000);
}

/** The viewer's second factor. A set-up from another session, or an old one, counts as none. */
export async function ownSecondFactor(
  { userId, sessionId, email }: Pick<MemberOf<'admin'>, 'userId' | 'sessionId' | 'email'>,
  now: Date = new Date(),
): Promise<SecondFactorState> {
  const factor = await db.secondFactor.findUnique({ where: { userId } });
  if (factor?.confirmedAt) {
    const codesLeft = await db.recoveryCode.count({ where: { userId, usedAt: null } });
    return { state: 'set-up', since: factor.confirmedAt, codesLeft };
  }
  if (!factor || factor.createdAt < setUpFloor(now)) return { state: 'none' };
  const secret = openSecret({ userId, sessionId }, factor.encryptedSecret);
  return secret ? { state: 'begun', secret, appAddress: appAddress(secret, email) } : { state: 'none' };
}
