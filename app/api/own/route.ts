import { ownContact } from '@/lib/account/profile/queries';

/** Answers with what a public form need not ask a member: `OwnContact`, or 401 with `null` for a guest. Never cached. */
export async function GET(): Promise<Response> {
  const own = await ownContact();
  const headers = { 'cache-control': 'private, no-store' };
  return Response.json(own, { status: own ? 200 : 401, headers });
}
