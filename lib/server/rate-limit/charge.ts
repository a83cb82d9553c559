import 'server-only';
import type { Tx } from '@/lib/server/db';
import { attempt } from '@/lib/server/db/savepoint';
import { log } from '@/lib/server/log';
import { consume, type Limit } from '@/lib/server/rate-limit/consume';

/**
 * Charges a public message to its limits. A form stays open when its limits cannot be counted.
 * @returns false beyond them: the caller must then roll the transaction back
 */
export async function chargeLimits(tx: Tx, limits: readonly Limit[]): Promise<boolean> {
  const counted = await attempt(tx, () => consume(tx, limits));
  if (!counted.done) log.error('limits cannot be counted', { error: counted.error });
  return !counted.done || counted.value;
}
