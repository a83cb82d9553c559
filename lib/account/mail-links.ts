import 'server-only';
import { linkSecret, type TokenPurpose } from '@/lib/account/token/link-secret';
import { env } from '@/lib/server/env';

// Always below APP_URL: a forged Host header must never get into a mail.

const pages = { verify_email: '/verify-email', reset_password: '/reset-password' } as const;

export function tokenLink(purpose: TokenPurpose, tokenId: string): string {
  return `${env.APP_URL}${pages[purpose]}/${linkSecret(purpose, tokenId)}`;
}

/** The page where people ask for a link to set a new password. */
export function recoveryPage(): string {
  return `${env.APP_URL}/forgot-password`;
}

export function signInPage(): string {
  return `${env.APP_URL}/login`;
}
