import { isPublicOrigin } from '@/lib/process/samples';
import { env } from '@/lib/server/env';
import { type Finding, look, ok, reasonOf, wrong } from './finding';

/** Milliseconds for nginx to answer. */
const answerLimit = 2_000;

/** Whether nginx takes reports at this address. Asks with GET, which it refuses and which changes nothing. */
async function edgeFinding(address: string): Promise<Finding> {
  const todo =
    'Look whether deploy/nginx/site.conf is in place and EDGE_PURGE_URL is where it takes reports.';
  try {
    const { status } = await fetch(address, { signal: AbortSignal.timeout(answerLimit) });
    return status === 405
      ? ok('nginx', `${address} takes reports of changed pages`)
      : wrong('nginx', `${address} answers ${status}: visitors see changes ten seconds late`, todo);
  } catch (error) {
    return wrong('nginx', `${address}: ${reasonOf(error)}: visitors see changes ten seconds late`, todo);
  }
}

/** Whether nginx in front hears when public pages change. */
export function edgeFindings(): Promise<readonly Finding[]> {
  const addresses = env.EDGE_PURGE_URL ?? [];
  if (addresses.length > 0) return Promise.all(addresses.map(edgeFinding));
  const says = 'it keeps no pages: each visit asks the product';
  return Promise.resolve(
    isPublicOrigin(env.APP_URL)
      ? [look('nginx', says, 'Set EDGE_PURGE_URL where deploy/nginx/site.conf is in front (.env.example).')]
      : [],
  );
}
