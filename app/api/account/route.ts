import { accountSummary } from '@/lib/account/session/account-summary';
import { currentSignIn } from '@/lib/account/session/session';

/** The account corner of the header: `AccountSummary`, or 401 with `null` for a guest. Never cached. */
export async function GET(): Promise<Response> {
  const signIn = await currentSignIn();
  const headers = { 'cache-control': 'private, no-store' };
  return signIn
    ? Response.json(accountSummary(signIn.viewer), { headers })
    : Response.json(null, { status: 401, headers });
}
