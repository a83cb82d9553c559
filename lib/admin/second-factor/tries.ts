import 'server-only';
import { db } from '@/lib/db';
import { giveBack, limitOf, reserve } from '@/lib/rate-limit/spend';

const quarterHour = 900;
const day = 86_400;

/**
 * Lets somebody try a code. Three codes of a million are right at any moment: with these limits a thief of the password
 * hits one in thirty years. Tries that were right are given back.
 * @throws when tries cannot be counted; nobody is let in then
 */
export async function withTries<T extends { readonly outcome: string }>(
  userId: string,
  tryCode: () => Promise<T>,
): Promise<T | { readonly outcome: 'limited' }> {
  const limits = [
    limitOf('second-factor', userId, 5, quarterHour),
    limitOf('second-factor-day', userId, 30, day),
  ];
  const reserved = await reserve(db, limits);
  if (!reserved.allowed) return { outcome: 'limited' };
  const tried = await tryCode();
  if (tried.outcome === 'done') await giveBack(db, reserved.counted);
  return tried;
}
