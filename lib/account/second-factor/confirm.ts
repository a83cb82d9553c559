import 'server-only';
import { type Holder, type Passed, type Request, tell, write } from '@/lib/account/second-factor/row';
import { hashRecoveryCode } from '@/lib/account/second-factor/secret';
import { withTries } from '@/lib/account/second-factor/tries';
import { withCode } from '@/lib/account/second-factor/with-code';
import { strengthenSession } from '@/lib/account/session/session-store';
import { db } from '@/lib/server/db';

/** Confirms this session with a code of the app. Logs refused tries like accepted ones. */
export function confirmWithApp(
  viewer: Holder,
  { code, request, now = new Date() }: { code: string; request: Request; now?: Date },
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
    (tx, why) => write(tx, viewer, userId, 'second-factor.refused', { details: { why }, request }),
  );
}

/** Confirms one action with a code of the app; the session does not change. Logs refused tries. */
export function confirmAction(
  viewer: Holder,
  { code, request, now = new Date() }: { code: string; request: Request; now?: Date },
): Promise<{ outcome: 'done' | 'wrong' | 'used' | 'limited' }> {
  const { userId } = viewer;
  return withCode(
    viewer,
    { code, now },
    async (tx) => {
      await write(tx, viewer, userId, 'second-factor.confirmed', { request });
      return { outcome: 'done' } as const;
    },
    (tx) => write(tx, viewer, userId, 'second-factor.refused', { request }),
  );
}

/** Confirms this session with a recovery code and uses it up. */
export function confirmWithRecoveryCode(
  viewer: Holder,
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
