import 'server-only';
import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, parseOptions, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';
import { normalisePassword } from '@/lib/account/password/rules';

/** argon2id, the library's default kind; 64 MiB (in KiB), three passes, one lane (RFC 9106, 4: second choice). */
const cost = { memoryCost: 65_536, timeCost: 3, parallelism: 1 } as const;

/** Node does this work on four threads that files and names need too: one of them stays free. */
const atOnce = Math.max(1, Math.min(availableParallelism(), 3));

/** Each waits some tenths of a second for the one before; longer than this nobody waits. */
const longestQueue = 32;

const turns = pLimit(atOnce);

/** More passwords are being looked at than can be in good time. Nothing was decided; the same try may be repeated. */
export class PasswordsBusy extends Error {
  override name = 'PasswordsBusy';
}

/** Bounds both processor time and memory: at most `atOnce` times 64 MiB, however many ask. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (turns.pendingCount >= longestQueue) throw new PasswordsBusy();
  return turns(work);
}

/**
 * PHC string of a password whose length has been checked (`newPasswordField`).
 * @throws PasswordsBusy when too many are waiting
 */
export function hashPassword(typed: string): Promise<string> {
  return inTurn(() => hash(normalisePassword(typed), cost));
}

const base64 = (bytes: number) => randomBytes(bytes).toString('base64').replaceAll('=', '');

/** Of the same cost as any other, and of a password that nobody knows, us included. */
const nobodysHash = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$${base64(16)}$${base64(32)}`;

/**
 * Whether this is the password behind the hash. Without a hash (nobody of that address, or somebody who only uses
 * Google) the same work is done for nothing, so that the time taken says nothing either.
 * @throws PasswordsBusy when too many are waiting
 */
export async function verifyPassword(stored: string | null, typed: string): Promise<boolean> {
  const right = await inTurn(() => verify(stored ?? nobodysHash, normalisePassword(typed)));
  return right && stored !== null;
}

/** Whether a stored hash was made at another cost than today's and should be made anew at the next sign-in. */
export function isOutdated(stored: string): boolean {
  const made = parseOptions(stored);
  return (
    made.memoryCost !== cost.memoryCost ||
    made.timeCost !== cost.timeCost ||
    made.parallelism !== cost.parallelism
  );
}
