import 'server-only';
import type { Tx } from '@/lib/db';
import { log } from '@/lib/log';
import { type Limit, spend } from '@/lib/rate-limit/spend';
import { attempt } from '@/lib/savepoint';

class TooMany extends Error {
  override name = 'TooMany';
}

/**
 * Charges a message of the public to its limits; beyond them the whole transaction is rolled back, to be caught by
 * `unlessTooMany`. Limits that cannot be counted do not close a form.
 */
export async function chargeLimits(tx: Tx, limits: readonly Limit[]): Promise<void> {
  const counted = await attempt(tx, () => spend(tx, limits));
  if (!counted.done) log.error('limits cannot be counted', { error: counted.error });
  else if (!counted.value) throw new TooMany();
}

/** What the work gives, or that `chargeLimits` stopped it: then nothing was written. */
export async function unlessTooMany<T>(
  work: () => Promise<T>,
): Promise<T | { readonly kept: false; readonly because: 'too-many' }> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof TooMany) return { kept: false, because: 'too-many' };
    throw error;
  }
}
