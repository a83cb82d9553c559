import 'server-only';
import { setUpMinutes } from '@/lib/admin/second-factor/rules';
import { appAddress, openSecret } from '@/lib/admin/second-factor/secret';
import type { MemberOf } from '@/lib/auth/session';
import { db } from '@/lib/db';

/** How far an admin has come with the second factor. */
export type SecondFactorState =
  | { readonly state: 'none' }
  | {
      readonly state: 'begun';
      /** Base32, to be typed where no camera is at hand. */
      readonly secret: string;
      /** Content of the QR code. */
      readonly appAddress: string;
    }
  | { readonly state: 'set-up'; readonly since: Date; readonly codesLeft: number };

/** When a set-up that begins now must have begun to be still good. */
export function setUpFloor(now: Date): Date {
  return new Date(now.getTime() - setUpMinutes * 60_000);
}

/** The second factor of the viewer. A set-up that another session began, or that is too old, counts as none. */
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
