import 'server-only';
import { type Admin, type Passed, type Request, takeCode, tell, write } from '@/lib/admin/second-factor/row';
import { hashRecoveryCode } from '@/lib/admin/second-factor/secret';
import { withTries } from '@/lib/admin/second-factor/tries';
import { strengthenSession } from '@/lib/auth/session-store';
import { db } from '@/lib/db';

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
