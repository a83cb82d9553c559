import 'server-only';
import { sign } from '@/lib/server/secret/derived-secret';

export type TokenPurpose = 'verify_email' | 'reset_password';

/**
 * The 256-bit secret of a token row. Derived from the installation's key, not random: the job can write the same link
 * again after a crash, and neither the table nor the queue ever holds it.
 */
export function linkSecret(purpose: TokenPurpose, tokenId: string): string {
  return sign(`account-token/${purpose}`, tokenId).toString('base64url');
}
