import { isMember } from '@/lib/auth/guard';
import { homeAsItIs } from '@/lib/auth/home-paths';
import { dashboardOf } from '@/lib/auth/roles';
import { currentViewer, type Viewer } from '@/lib/auth/session';
import { clearSessionCookies } from '@/lib/auth/session-cookie';
import { log } from '@/lib/log';

function leadTo(location: string): Response {
  return new Response(null, { status: 307, headers: { location, 'cache-control': 'private, no-store' } });
}

/**
 * Where a browser that looks signed in comes from the start page (`proxy.ts`): to the dashboard of its role, or to
 * onboarding (spec §4). The start page itself is the same for everybody and cannot ask. A dead session loses its
 * cookies, so it is not sent here again; without the database the start page is shown as it is.
 */
export async function GET(): Promise<Response> {
  let viewer: Viewer | null;
  try {
    viewer = await currentViewer();
  } catch (error) {
    log.error('session could not be read', { error });
    return leadTo(homeAsItIs);
  }
  if (!viewer) {
    await clearSessionCookies();
    return leadTo('/');
  }
  return leadTo(isMember(viewer) ? dashboardOf(viewer.profile.role) : '/onboarding');
}
