import 'server-only';
import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, parseOptions, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';
import { normalisePassword } from '@/lib/account/password/rules';

/** argon2id, the library's default; 64 MiB (in KiB), three passes, one lane (RFC 9106, section 4, second choice). */
const cost = { memoryCost: 65_536, timeCost: 3, parallelism: 1 } as const;

/** Node hashes on four threads, which files and DNS need too; one of them stays free. */
const atOnce = Math.max(1, Math.min(availableParallelism(), 3));

/** Longest queue: each place in it costs some tenths of a second. */
const longestQueue = 32;

const turns = pLimit(atOnce);

/** Too many passwords are being checked. No decision was made; the person may repeat the try. */
export class PasswordsBusy extends Error {
  override name = 'PasswordsBusy';
}

/** Limits processor time and memory: at most `atOnce` times 64 MiB for all callers together. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (turns.pendingCount >= longestQueue) throw new PasswordsBusy();
  return turns(work);
}

/**
 * PHC string of a password with a checked length (`newPasswordField`).
 * @throws PasswordsBusy when too many are waiting
 */
export function hashPassword(typed: string): Promise<string> {
  return inTurn(() => hash(normalisePassword(typed), cost));
}

const base64 = (bytes: number) => randomBytes(bytes).toString('base64').replaceAll('=', '');

/** Hash of a random password that is thrown away, for unknown addresses; it costs as much to check as any other. */
const nobodysHash = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$${base64(16)}$${base64(32)}`;

/**
 * Whether this is the password of the hash. Without a hash (an unknown address, or an account that only uses
 * Google) it does the same work, so that the time reveals nothing.
 * @throws PasswordsBusy when too many are waiting
 */
export async function verifyPassword(stored: string | null, typed: string): Promise<boolean> {
  const right = await inTurn(() => verify(stored ?? nobodysHash, normalisePassword(typed)));
  return right && stored !== null;
}

/** Whether a stored hash has another cost than today's and should be replaced at the next sign-in. */
export function isOutdated(stored: string): boolean {
  const made = parseOptions(stored);
  return (
    made.memoryCost !== cost.memoryCost ||
    made.timeCost !== cost.timeCost ||
    made.parallelism !== cost.parallelism
  );
}
