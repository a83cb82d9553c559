/**
 * Fetches without following redirects, except the framework's own for a router request: it serves the payload
 * only under the address with `_rsc`, and an empty redirect proves nothing.
 */
export async function fetchAsRouter(address: string, init: RequestInit): Promise<Response> {
  const answer = await fetch(address, { ...init, redirect: 'manual' });
  const location = answer.headers.get('location');
  if (answer.status !== 307 || !location) return answer;
  const there = new URL(location, address);
  const isSamePage = there.pathname === new URL(address).pathname && there.searchParams.has('_rsc');
  return isSamePage ? fetch(there, { ...init, redirect: 'manual' }) : answer;
}
