import { Secret, TOTP } from 'otpauth';
import { sealSecret } from '@/lib/account/second-factor/secret';
import type { MemberOf } from '@/lib/account/session/session';
import { db } from '@/lib/server/db';
import { createProfile } from '@/test/therapist/factories';
import { signedIn } from './signed-in';

/**
 * An admin whose session has just passed the second factor, with a request and a reason to act for others.
 */
export async function createAdmin(): Promise<{
  readonly viewer: MemberOf<'admin'>;
  readonly token: string;
  readonly request: { readonly id: string; readonly network: string };
  readonly onBehalf: string;
}> {
  const { userId } = await createProfile({ role: 'admin', firstName: 'Meher', lastName: 'Irani' });
  const { viewer, token } = await signedIn(userId);
  const secondFactorAt = new Date();
  await db.userSession.update({ where: { id: viewer.sessionId }, data: { secondFactorAt } });
  const { profile } = viewer;
  if (!profile) throw new Error('expected an admin with a profile');
  const admin = { ...viewer, secondFactorAt, profile: { ...profile, role: 'admin' as const } };
  return {
    viewer: admin,
    token,
    request: { id: 'request-1', network: 'network' },
    onBehalf: 'They asked us to.',
  };
}

/** A code of a newly set-up authenticator app of this account, so that it is unused. */
export async function freshCode(userId: string): Promise<string> {
  const secret = new Secret({ size: 20 });
  const factor = {
    encryptedSecret: sealSecret({ userId }, secret.base32),
    confirmedAt: new Date(),
    lastUsedStep: null,
  };
  await db.secondFactor.upsert({ where: { userId }, create: { userId, ...factor }, update: factor });
  return new TOTP({ secret }).generate();
}

/** Code and reason of an admin, for a change of rights. */
export async function freshProof({ viewer }: { readonly viewer: { readonly userId: string } }) {
  return { code: await freshCode(viewer.userId), reason: 'Asked by phone' };
}
