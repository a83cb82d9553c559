import 'server-only';
import { randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { site } from '@/content/site';
import { recoveryCodeCount, shownRecoveryCode } from '@/lib/account/second-factor/rules';
import { sign } from '@/lib/server/secret/derived-secret';
import { seal, unseal } from '@/lib/server/secret/sealed-text';

/** Accepts codes one step before and after this one: clocks of phones differ, and people type slowly. */
const stepsAside = 1;

/**
 * The owner of a secret. An unfinished set-up belongs to one session, so that no other session can swap in
 * its secret.
 */
type Owner = { readonly userId: string; readonly sessionId?: string };

/** Each owner has their own key: a secret copied to another row does not open. */
const purposeOf = ({ userId, sessionId = '' }: Owner) => `second-factor ${userId} ${sessionId}`;

function totp(secret: Secret, email = ''): TOTP {
  // Settings that every authenticator app understands (RFC 6238): SHA-1, six digits, thirty seconds.
  return new TOTP({ issuer: site.name, label: email, secret, algorithm: 'SHA1', digits: 6, period: 30 });
}

/** A new secret of 160 bits in the form of its row. */
export function newSealedSecret(owner: Owner): string {
  return seal(purposeOf(owner), new Secret({ size: 20 }).base32);
}

/** The secret of a row in base32; undefined if it belongs to another person or another session. */
export function openSecret(owner: Owner, sealed: string): string | undefined {
  return unseal(purposeOf(owner), sealed);
}

/** The same secret sealed for the person alone, after confirmation. */
export function sealSecret(owner: Owner, base32: string): string {
  return seal(purposeOf(owner), base32);
}

/** The address that an authenticator app reads from a QR code (otpauth://…). */
export function appAddress(base32: string, email: string): string {
  return totp(Secret.fromBase32(base32), email).toString();
}

/** The time step of this code, among those near `now`; null for a wrong code. */
export function stepOfCode(base32: string, code: string, now: Date = new Date()): bigint | null {
  const generator = totp(Secret.fromBase32(base32));
  const timestamp = now.getTime();
  const delta = generator.validate({ token: code, timestamp, window: stepsAside });
  return delta === null ? null : BigInt(generator.counter({ timestamp }) + delta);
}

/** Letters that people do not confuse (Crockford). */
const letters = '0123456789abcdefghjkmnpqrstvwxyz';

/** The stored form of a recovery code: keyed, so that a dump of the table cannot be searched for its 50 bits. */
export function hashRecoveryCode(userId: string, plain: string): string {
  return sign('recovery-code', `${userId} ${plain}`).toString('hex');
}

/** A new set of codes: the form shown once to the person, and the stored one. */
export function newRecoveryCodes(userId: string): {
  readonly shown: readonly string[];
  readonly hashes: readonly string[];
} {
  const plain = Array.from({ length: recoveryCodeCount }, () =>
    Array.from({ length: 10 }, () => letters[randomInt(letters.length)]).join(''),
  );
  return { shown: plain.map(shownRecoveryCode), hashes: plain.map((code) => hashRecoveryCode(userId, code)) };
}
