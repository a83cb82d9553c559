/**
 * Fetches without following redirects, except the one by which the framework names a request of its router: it answers
 * with the payload only under the address that carries `_rsc`, and an empty redirect proves nothing.
 */
export async function fetchAsRouter(address: string, init: RequestInit): Promise<Response> {
  const answer = await fetch(address, { ...init, redirect: 'manual' });
  const location = answer.headers.get('location');
  if (answer.status !== 307 || !location) return answer;
  const there = new URL(location, address);
  const isSamePage = there.pathname === new URL(address).pathname && there.searchParams.has('_rsc');
  return isSamePage ? fetch(there, { ...init, redirect: 'manual' }) : answer;
}
