import 'server-only';
import { env } from '@/lib/server/env';
import { sign } from '@/lib/server/secret/derived-secret';
import { hashOfSecret } from '@/lib/server/secret/secret-token';

/**
 * The 256-bit secret of a guardian's link. Derived from the installation's key, not random: the job can write the same
 * link again after a crash, and neither the table nor the queue ever holds it.
 */
const secretOf = (guardianId: string) => sign('form-guardian', guardianId).toString('base64url');

export const guardianLinkHash = (guardianId: string) => hashOfSecret(secretOf(guardianId));

/** Page where a guardian reads and signs without an account; only the mail holds its address. */
export const guardianLink = (guardianId: string) => `${env.APP_URL}/guardian/${secretOf(guardianId)}`;
