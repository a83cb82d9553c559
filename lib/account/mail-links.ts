import 'server-only';
import { linkSecret, type TokenPurpose } from '@/lib/account/token/link-secret';
import { env } from '@/lib/server/env';

// Always below APP_URL, so that a host from somebody's request never gets into a mail.

const pages = { verify_email: '/verify-email', reset_password: '/reset-password' } as const;

/** The address in a mail with the secret of a token. */
export function tokenLink(purpose: TokenPurpose, tokenId: string): string {
  return `${env.APP_URL}${pages[purpose]}/${linkSecret(purpose, tokenId)}`;
}

/** Page where people ask for a link to set a new password. */
export function recoveryPage(): string {
  return `${env.APP_URL}/forgot-password`;
}

/** Page where people sign in. */
export function signInPage(): string {
  return `${env.APP_URL}/login`;
}
