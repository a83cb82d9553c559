import 'server-only';
import { tell } from '@/lib/account/second-factor/row';
import { db } from '@/lib/server/db';
import { consume, limitOf, refund, reserve } from '@/lib/server/rate-limit/consume';

const quarterHour = 900;
const day = 86_400;

/** Mails the owner, at most once a day: a person who was refused here knew the right password. */
async function tellOfRefusal(userId: string): Promise<void> {
  await db.$transaction(async (tx) => {
    if (await consume(tx, [limitOf('second-factor-refused-mail', userId, 1, day)])) {
      await tell(tx, userId, 'tries-refused');
    }
  });
}

/**
 * Checks a code against the limits. Three codes in a million are right at any moment: with these limits a
 * thief of the password hits one in thirty years. Right tries are refunded.
 * @throws when the limiter cannot count; the try is refused then
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
  if (!reserved.allowed) {
    await tellOfRefusal(userId);
    return { outcome: 'limited' };
  }
  const tried = await tryCode();
  if (tried.outcome === 'done') await refund(db, reserved.counted);
  return tried;
}
