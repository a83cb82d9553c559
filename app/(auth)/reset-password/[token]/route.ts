import { forgetResetToken, keepResetToken } from '@/lib/account/recovery/token-cookie';
import { linkWorks } from '@/lib/account/token/queries';

/**
 * The link of the password mail: moves its secret out of the address and redirects to the form. Uses nothing up,
 * because mail programs open links by themselves. A link that does not work leaves nothing on this browser.
 */
export async function GET(_request: Request, { params }: RouteContext<'/reset-password/[token]'>) {
  const { token } = await params;
  const works = await linkWorks('reset_password', token);
  if (works) await keepResetToken(token);
  else await forgetResetToken();
  return new Response(null, {
    status: 303,
    headers: {
      Location: works ? '/reset-password' : '/reset-password?link=spent',
      'Cache-Control': 'no-store',
    },
  });
}
