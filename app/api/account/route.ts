import { accountSummary } from '@/lib/account/session/account-summary';
import { currentViewer } from '@/lib/account/session/session';

/** The account corner of the header: `AccountSummary`, or 401 with `null` for a guest. Never cached. */
export async function GET(): Promise<Response> {
  const viewer = await currentViewer();
  const headers = { 'cache-control': 'private, no-store' };
  return viewer
    ? Response.json(accountSummary(viewer), { headers })
    : Response.json(null, { status: 401, headers });
}
