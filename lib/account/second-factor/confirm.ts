import 'server-only';
import { type Holder, type Passed, takeCode, tell, write } from '@/lib/account/second-factor/row';
import { hashRecoveryCode } from '@/lib/account/second-factor/secret';
import { withTries } from '@/lib/account/second-factor/tries';
import { withCode } from '@/lib/account/second-factor/with-code';
import { strengthenSession } from '@/lib/account/session/session-store';
import { db, type Tx } from '@/lib/server/db';
import type { AuditedRequest } from '@/lib/server/request/read-request';

/** Confirms this session with a code of the app. Logs refused tries like accepted ones. */
export function confirmWithApp(
  viewer: Holder,
  { code, request, now = new Date() }: { code: string; request: AuditedRequest; now?: Date },
): Promise<Passed> {
  const { userId, sessionId } = viewer;
  return withCode(
    viewer,
    { code, now },
    async (tx): Promise<Passed> => {
      const session = await strengthenSession(tx, sessionId, now);
      if (!session) return { outcome: 'signed-out' };
      await write(tx, viewer, userId, 'second-factor.confirmed', { request });
      return { outcome: 'done', session };
    },
    async (tx, why) => {
      await write(tx, viewer, userId, 'second-factor.refused', { details: { why }, request });
    },
  );
}

/** Confirms one action with a code of the app; the session does not change. Logs refused tries. */
export function confirmAction(
  viewer: Holder,
  { code, request, now = new Date() }: { code: string; request: AuditedRequest; now?: Date },
): Promise<{ outcome: 'done' | 'wrong' | 'used' | 'limited' }> {
  const { userId } = viewer;
  return withCode(
    viewer,
    { code, now },
    async (tx) => {
      await write(tx, viewer, userId, 'second-factor.confirmed', { request });
      return { outcome: 'done' } as const;
    },
    async (tx) => {
      await write(tx, viewer, userId, 'second-factor.refused', { request });
    },
  );
}

type CodeRefusal = 'wrong' | 'used';

/**
 * Does something that needs a code of the app at this very press, in the transaction that uses the code up.
 * `work` must refuse every other fault before it asks for the code: a code counts once.
 */
export async function withFreshCode<T>(
  viewer: Holder,
  { code, request, now = new Date() }: { code: string; request: AuditedRequest; now?: Date },
  work: (tx: Tx, ask: () => Promise<CodeRefusal | null>) => Promise<T>,
  options?: Parameters<typeof db.$transaction>[1],
): Promise<T | 'limited'> {
  const { userId } = viewer;
  const tried = await withTries(userId, async () => {
    let outcome: 'done' | CodeRefusal = 'done';
    const value = await db.$transaction(
      (tx) =>
        work(tx, async () => {
          outcome = await takeCode(tx, userId, code, now);
          if (outcome === 'done') {
            await write(tx, viewer, userId, 'second-factor.confirmed', { request });
            return null;
          }
          await write(tx, viewer, userId, 'second-factor.refused', { request });
          return outcome;
        }),
      options,
    );
    return { outcome, value };
  });
  return 'value' in tried ? tried.value : 'limited';
}

export function confirmWithRecoveryCode(
  viewer: Holder,
  { code, request, now = new Date() }: { code: string; request: AuditedRequest; now?: Date },
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
