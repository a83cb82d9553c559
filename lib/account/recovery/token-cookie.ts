import 'server-only';
import { cookies } from 'next/headers';
import { recoveryMinutes } from '@/lib/account/recovery/rules';
import { env } from '@/lib/env';

/**
 * Carries the secret of a password link from the address of the mail, where histories and screens would keep it, to
 * the form. Only pages below /reset-password are sent it.
 */
export const resetTokenCookie = 'antarman.reset';

/** Flags of the cookie; it lives no longer than the link can. */
export function resetTokenCookieFlags() {
  return {
    path: '/reset-password',
    httpOnly: true,
    sameSite: 'lax',
    secure: env.APP_URL.startsWith('https:'),
    maxAge: recoveryMinutes * 60,
  } as const;
}

/** Takes the secret off this browser once it is of no more use. */
export async function forgetResetToken(): Promise<void> {
  (await cookies()).set(resetTokenCookie, '', { ...resetTokenCookieFlags(), maxAge: 0 });
}
