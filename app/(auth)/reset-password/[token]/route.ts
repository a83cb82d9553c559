import { cookies } from 'next/headers';
import { resetTokenCookie, resetTokenCookieFlags } from '@/lib/account/recovery/token-cookie';

/** What the secret of a link looks like; anything else is not worth a cookie. */
const secretShape = /^[\w-]{20,200}$/;

/**
 * The link of the password mail: moves its secret out of the address line and goes to the form. Uses nothing up, for
 * mail programs open links by themselves.
 */
export async function GET(_request: Request, { params }: RouteContext<'/reset-password/[token]'>) {
  const { token } = await params;
  if (secretShape.test(token)) (await cookies()).set(resetTokenCookie, token, resetTokenCookieFlags());
  return new Response(null, {
    status: 303,
    headers: { Location: '/reset-password', 'Cache-Control': 'no-store' },
  });
}
