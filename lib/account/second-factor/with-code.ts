import 'server-only';
import { type Holder, takeCode } from '@/lib/account/second-factor/row';
import { withTries } from '@/lib/account/second-factor/tries';
import { db, type Tx } from '@/lib/server/db';

type Refusal = { readonly outcome: 'wrong' | 'used' };

/**
 * Does something that needs a code of the app, in the transaction that uses the code up.
 * @param onRefusal called when a code is not accepted, in the same transaction
 */
export function withCode<T extends { readonly outcome: string }>(
  { userId }: Holder,
  { code, now }: { readonly code: string; readonly now: Date },
  work: (tx: Tx) => Promise<T>,
  onRefusal?: (tx: Tx, outcome: Refusal['outcome']) => Promise<void>,
): Promise<T | Refusal | { readonly outcome: 'limited' }> {
  return withTries(userId, () =>
    db.$transaction(async (tx): Promise<T | Refusal> => {
      const outcome = await takeCode(tx, userId, code, now);
      if (outcome === 'done') return work(tx);
      await onRefusal?.(tx, outcome);
      return { outcome };
    }),
  );
}
