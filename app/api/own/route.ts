import { ownContact } from '@/lib/account/profile/queries';

/** What public forms need not ask whoever is signed in: `OwnContact`, or 401 with `null` for a guest. Never cached. */
export async function GET(): Promise<Response> {
  const own = await ownContact();
  const headers = { 'cache-control': 'private, no-store' };
  return Response.json(own, { status: own ? 200 : 401, headers });
}
