import 'server-only';
import { setUpMinutes } from '@/lib/account/second-factor/rules';
import { appAddress, openSecret } from '@/lib/account/second-factor/secret';
import type { Viewer } from '@/lib/account/session/session';
import { minute } from '@/lib/format/duration';
import { db } from '@/lib/server/db';

export type SecondFactorState =
  | { readonly state: 'none' }
  | {
      readonly state: 'begun';
      /** Base32, to type where there is no camera. */
      readonly secret: string;
      readonly appAddress: string;
    }
  | { readonly state: 'set-up'; readonly since: Date; readonly codesLeft: number };

/** Older set-ups have expired. */
export function setUpFloor(now: Date): Date {
  return new Date(now.getTime() - setUpMinutes * minute);
}

/** The viewer's second factor. A set-up from another session, or an old one, counts as none. */
export async function ownSecondFactor(
  { userId, sessionId, email }: Pick<Viewer, 'userId' | 'sessionId' | 'email'>,
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
