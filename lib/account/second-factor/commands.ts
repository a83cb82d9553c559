import 'server-only';
import type { Actor } from '@/lib/account/audit';
import { tellOfPower } from '@/lib/account/role/telling';
import { setUpFloor } from '@/lib/account/second-factor/queries';
import { type Holder, hold, type Passed, tell, write } from '@/lib/account/second-factor/row';
import {
  newRecoveryCodes,
  newSealedSecret,
  openSecret,
  sealSecret,
  stepOfCode,
} from '@/lib/account/second-factor/secret';
import { withTries } from '@/lib/account/second-factor/tries';
import { withCode } from '@/lib/account/second-factor/with-code';
import { type StartedSession, strengthenSession } from '@/lib/account/session/session-store';
import { db, type Tx } from '@/lib/server/db';
import type { AuditedRequest } from '@/lib/server/request/read-request';

type WithCodes =
  | { readonly outcome: 'done'; readonly session: StartedSession; readonly codes: readonly string[] }
  | Exclude<Passed, { readonly outcome: 'done' }>;

async function replaceCodes(tx: Tx, userId: string): Promise<readonly string[]> {
  const { shown, hashes } = newRecoveryCodes(userId);
  await tx.recoveryCode.deleteMany({ where: { userId } });
  await tx.recoveryCode.createMany({ data: hashes.map((codeHash) => ({ userId, codeHash })) });
  return shown;
}

/**
 * Begins to set up a second factor with a new secret. An earlier unfinished set-up is dropped; a finished one stays.
 */
export async function beginSecondFactor(viewer: Holder, now: Date = new Date()): Promise<void> {
  const { userId, sessionId } = viewer;
  const begun = { encryptedSecret: newSealedSecret({ userId, sessionId }), createdAt: now };
  await db.$transaction(async (tx) => {
    await tx.secondFactor.createMany({ data: [{ userId, ...begun }], skipDuplicates: true });
    await tx.secondFactor.updateMany({ where: { userId, confirmedAt: null }, data: begun });
  });
}

/**
 * Finishes setting up: the app shows the right code, so it has the secret.
 * @returns the recovery codes; only their hashes are stored
 */
export function setUpSecondFactor(
  viewer: Holder,
  { code, request, now = new Date() }: { code: string; request: AuditedRequest; now?: Date },
): Promise<WithCodes> {
  const { userId, sessionId } = viewer;
  return withTries(userId, () =>
    db.$transaction(async (tx): Promise<WithCodes> => {
      const factor = await hold(tx, userId);
      if (!factor || factor.confirmedAt || factor.createdAt < setUpFloor(now)) return { outcome: 'expired' };
      const secret = openSecret({ userId, sessionId }, factor.encryptedSecret);
      if (!secret) return { outcome: 'expired' };
      const lastUsedStep = stepOfCode(secret, code, now);
      if (lastUsedStep === null) return { outcome: 'wrong' };
      const session = await strengthenSession(tx, sessionId, now);
      if (!session) return { outcome: 'signed-out' };
      await tx.secondFactor.update({
        where: { userId },
        data: { encryptedSecret: sealSecret({ userId }, secret), confirmedAt: now, lastUsedStep },
      });
      const codes = await replaceCodes(tx, userId);
      await write(tx, viewer, userId, 'second-factor.set-up', { request });
      await tell(tx, userId, 'set-up');
      return { outcome: 'done', session, codes };
    }),
  );
}

/** Ends every proof by the removed factor in the person's sessions. */
async function forget(tx: Tx, userId: string): Promise<boolean> {
  const { count } = await tx.secondFactor.deleteMany({ where: { userId } });
  await tx.recoveryCode.deleteMany({ where: { userId } });
  await tx.userSession.updateMany({ where: { userId }, data: { secondFactorAt: null } });
  return count > 0;
}

/** Makes a new set of recovery codes; needs a code of the app. */
export function renewRecoveryCodes(
  viewer: Holder,
  { code, request, now = new Date() }: { code: string; request: AuditedRequest; now?: Date },
): Promise<{ outcome: 'done'; codes: readonly string[] } | { outcome: 'wrong' | 'used' | 'limited' }> {
  const { userId } = viewer;
  return withCode(viewer, { code, now }, async (tx) => {
    const codes = await replaceCodes(tx, userId);
    await write(tx, viewer, userId, 'second-factor.codes-renewed', { request });
    return { outcome: 'done', codes } as const;
  });
}

/** Removes the viewer's own second factor, so that they can set up another phone; needs a code of the app. */
export function removeOwnSecondFactor(
  viewer: Holder,
  { code, request, now = new Date() }: { code: string; request: AuditedRequest; now?: Date },
): Promise<{ outcome: 'done' | 'wrong' | 'used' | 'limited' }> {
  const { userId } = viewer;
  return withCode(viewer, { code, now }, async (tx) => {
    await forget(tx, userId);
    await write(tx, viewer, userId, 'second-factor.removed', { request });
    await tell(tx, userId, 'removed');
    return { outcome: 'done' } as const;
  });
}

/**
 * Removes the second factor of a person who has lost phone and codes. They sign in and set up another. Mails
 * them and all admins.
 * @param why the admin's reason; absent at the command line
 * @returns false when there was none
 */
export async function resetSecondFactor(
  tx: Tx,
  actor: Actor,
  userId: string,
  { request, why }: { readonly request?: AuditedRequest; readonly why?: string } = {},
): Promise<boolean> {
  if (!(await forget(tx, userId))) return false;
  const entryId = await write(tx, actor, userId, 'second-factor.reset', {
    ...(why && { details: { reason: why } }),
    ...(request && { request }),
  });
  await tellOfPower(tx, { entryId, userId, tells: { person: false } });
  await tell(tx, userId, 'reset');
  return true;
}
