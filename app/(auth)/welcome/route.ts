import { isMember } from '@/lib/account/session/guard';
import { dashboardOf } from '@/lib/account/session/roles';
import { currentSignIn, type SignIn } from '@/lib/account/session/session';
import { clearSessionCookies } from '@/lib/account/session/session-cookie';
import { log } from '@/lib/server/log';

/** The start page for a signed-in person, without a redirect. */
const homeAsItIs = '/?home';

function leadTo(location: string): Response {
  return new Response(null, { status: 307, headers: { location, 'cache-control': 'private, no-store' } });
}

/**
 * The server sends a browser that looks signed in here from the start page, and this redirects it to its dashboard or
 * to onboarding (product.md §4). The start page itself is the same for everybody and cannot check. A dead session
 * loses its cookies, so it does not come here again; without the database the start page shows as it is.
 */
export async function GET(): Promise<Response> {
  let signIn: SignIn | null;
  try {
    signIn = await currentSignIn();
  } catch (error) {
    log.error('session could not be read', { error });
    return leadTo(homeAsItIs);
  }
  if (!signIn) {
    await clearSessionCookies();
    return leadTo('/');
  }
  const { viewer } = signIn;
  return leadTo(isMember(viewer) ? dashboardOf(viewer.profile.role) : '/onboarding');
}
