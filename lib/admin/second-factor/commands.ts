import 'server-only';
import { setUpFloor } from '@/lib/admin/second-factor/queries';
import { type SecondFactorChange, secondFactorTasks } from '@/lib/admin/second-factor/rules';
import {
  hashRecoveryCode,
  newRecoveryCodes,
  newSealedSecret,
  openSecret,
  sealSecret,
  stepOfCode,
} from '@/lib/admin/second-factor/secret';
import { withTries } from '@/lib/admin/second-factor/tries';
import { type Actor, recordAudit } from '@/lib/audit/record';
import type { MemberOf } from '@/lib/auth/session';
import { type StartedSession, strengthenSession } from '@/lib/auth/session-store';
import { db, type Tx } from '@/lib/db';
import { enqueue } from '@/lib/jobs/enqueue';
import type { CallingRequest } from '@/lib/request/read-request';

type Admin = Pick<MemberOf<'admin'>, 'userId' | 'sessionId' | 'profile'>;
type Request = Pick<CallingRequest, 'id' | 'network'>;

/** What came of a code; with `done` the session goes on under another token. */
export type Passed =
  | { readonly outcome: 'done'; readonly session: StartedSession }
  | { readonly outcome: 'wrong' | 'used' | 'limited' | 'expired' | 'signed-out' };

type WithCodes =
  | { readonly outcome: 'done'; readonly session: StartedSession; readonly codes: readonly string[] }
  | Exclude<Passed, { readonly outcome: 'done' }>;

function write(
  tx: Tx,
  actor: Actor,
  userId: string,
  action: `second-factor.${string}`,
  more: { readonly details?: Readonly<Record<string, string>>; readonly request?: Request } = {},
): Promise<void> {
  const subject = { table: 'second_factors', id: userId };
  return recordAudit(tx, { actor, action, subject, subjectUserId: userId, ...more });
}

/** Tells the person by mail, so that they can act if it was somebody else. */
async function tell(tx: Tx, userId: string, change: SecondFactorChange): Promise<void> {
  await enqueue(tx, secondFactorTasks.mailChanged, { userId, change, at: new Date().toISOString() });
}

/** The row of the second factor, held until the end of the transaction: two tries of one code wait for each other. */
async function hold(tx: Tx, userId: string) {
  await tx.$queryRaw`SELECT 1 FROM second_factors WHERE user_id = ${userId}::uuid FOR UPDATE`;
  return tx.secondFactor.findUnique({ where: { userId } });
}

async function replaceCodes(tx: Tx, userId: string): Promise<readonly string[]> {
  const { shown, hashes } = newRecoveryCodes(userId);
  await tx.recoveryCode.deleteMany({ where: { userId } });
  await tx.recoveryCode.createMany({ data: hashes.map((codeHash) => ({ userId, codeHash })) });
  return shown;
}

/**
 * Begins to set up a second factor with a secret of its own. One that was begun before and not finished is forgotten;
 * one that is set up stays.
 */
export async function beginSecondFactor(viewer: Admin, now: Date = new Date()): Promise<void> {
  const { userId, sessionId } = viewer;
  const begun = { encryptedSecret: newSealedSecret({ userId, sessionId }), createdAt: now };
  await db.$transaction(async (tx) => {
    await tx.secondFactor.createMany({ data: [{ userId, ...begun }], skipDuplicates: true });
    await tx.secondFactor.updateMany({ where: { userId, confirmedAt: null }, data: begun });
  });
}

/**
 * Finishes setting up: the app shows the right code, so the secret has arrived there.
 * @returns the recovery codes, which are kept nowhere in a form that could be shown again
 */
export function setUpSecondFactor(
  viewer: Admin,
  { code, request, now = new Date() }: { code: string; request: Request; now?: Date },
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

/** Takes a code of the app, once. A code at or before the last one that was taken is refused (RFC 6238 §5.2). */
async function takeCode(tx: Tx, userId: string, code: string, now: Date): Promise<'done' | 'wrong' | 'used'> {
  const factor = await hold(tx, userId);
  const secret = factor?.confirmedAt ? openSecret({ userId }, factor.encryptedSecret) : undefined;
  const step = secret ? stepOfCode(secret, code, now) : null;
  if (!factor || step === null) return 'wrong';
  if (factor.lastUsedStep !== null && step <= factor.lastUsedStep) return 'used';
  await tx.secondFactor.update({ where: { userId }, data: { lastUsedStep: step } });
  return 'done';
}

/** Confirms this session with a code of the app. Refused tries are written down like taken ones. */
export function confirmWithApp(
  viewer: Admin,
  { code, request, now = new Date() }: { code: string; request: Request; now?: Date },
): Promise<Passed> {
  const { userId, sessionId } = viewer;
  return withTries(userId, () =>
    db.$transaction(async (tx): Promise<Passed> => {
      const outcome = await takeCode(tx, userId, code, now);
      if (outcome !== 'done') {
        await write(tx, viewer, userId, 'second-factor.refused', { details: { why: outcome }, request });
        return { outcome };
      }
      const session = await strengthenSession(tx, sessionId, now);
      if (!session) return { outcome: 'signed-out' };
      await write(tx, viewer, userId, 'second-factor.confirmed', { request });
      return { outcome, session };
    }),
  );
}

/** Confirms one deed with a code of the app; the session stays as it is. Refused tries are written down. */
export function confirmDeed(
  viewer: Admin,
  { code, request, now = new Date() }: { code: string; request: Request; now?: Date },
): Promise<{ outcome: 'done' | 'wrong' | 'used' | 'limited' }> {
  const { userId } = viewer;
  return withTries(userId, () =>
    db.$transaction(async (tx) => {
      const outcome = await takeCode(tx, userId, code, now);
      const action = outcome === 'done' ? 'second-factor.confirmed' : 'second-factor.refused';
      await write(tx, viewer, userId, action, { request });
      return { outcome };
    }),
  );
}

/** Confirms this session with a recovery code, which is used up by that. */
export function confirmWithRecoveryCode(
  viewer: Admin,
  { code, request, now = new Date() }: { code: string; request: Request; now?: Date },
): Promise<Passed> {
  const { userId, sessionId } = viewer;
  return withTries(userId, () =>
    db.$transaction(async (tx): Promise<Passed> => {
      const { count } = await tx.recoveryCode.updateMany({
        where: { userId, codeHash: hashRecoveryCode(userId, code), usedAt: null },
        data: { usedAt: now },
      });
      if (count === 0) {
        await write(tx, viewer, userId, 'second-factor.refused', {
          details: { why: 'recovery-code' },
          request,
        });
        return { outcome: 'wrong' };
      }
      const session = await strengthenSession(tx, sessionId, now);
      if (!session) return { outcome: 'signed-out' };
      await write(tx, viewer, userId, 'second-factor.recovery-code-used', { request });
      await tell(tx, userId, 'recovery-code-used');
      return { outcome: 'done', session };
    }),
  );
}

/** Ends what every session of the person has proven with the factor that is no more. */
async function forget(tx: Tx, userId: string): Promise<boolean> {
  const { count } = await tx.secondFactor.deleteMany({ where: { userId } });
  await tx.recoveryCode.deleteMany({ where: { userId } });
  await tx.userSession.updateMany({ where: { userId }, data: { secondFactorAt: null } });
  return count > 0;
}

/** Makes a new set of recovery codes; asks for a code of the app first. */
export function renewRecoveryCodes(
  viewer: Admin,
  { code, request, now = new Date() }: { code: string; request: Request; now?: Date },
): Promise<{ outcome: 'done'; codes: readonly string[] } | { outcome: 'wrong' | 'used' | 'limited' }> {
  const { userId } = viewer;
  return withTries(userId, () =>
    db.$transaction(async (tx) => {
      const outcome = await takeCode(tx, userId, code, now);
      if (outcome !== 'done') return { outcome };
      const codes = await replaceCodes(tx, userId);
      await write(tx, viewer, userId, 'second-factor.codes-renewed', { request });
      return { outcome, codes };
    }),
  );
}

/** Takes the viewer's own second factor away, to set up another phone; asks for a code of the app first. */
export function removeOwnSecondFactor(
  viewer: Admin,
  { code, request, now = new Date() }: { code: string; request: Request; now?: Date },
): Promise<{ outcome: 'done' | 'wrong' | 'used' | 'limited' }> {
  const { userId } = viewer;
  return withTries(userId, () =>
    db.$transaction(async (tx) => {
      const outcome = await takeCode(tx, userId, code, now);
      if (outcome !== 'done') return { outcome };
      await forget(tx, userId);
      await write(tx, viewer, userId, 'second-factor.removed', { request });
      await tell(tx, userId, 'removed');
      return { outcome };
    }),
  );
}

/**
 * Takes somebody's second factor away because they have lost phone and codes. They sign in anew and set up another.
 * @returns false when there was none
 */
export async function resetSecondFactor(
  tx: Tx,
  actor: Actor,
  userId: string,
  request?: Request,
): Promise<boolean> {
  if (!(await forget(tx, userId))) return false;
  await write(tx, actor, userId, 'second-factor.reset', { ...(request && { request }) });
  await tell(tx, userId, 'reset');
  return true;
}
