import 'server-only';
import { readPendingLink } from '@/lib/account/google/pending-link';

/** Address of the account that this browser may link; null when there is none, or no longer. */
export async function addressToLink(): Promise<string | null> {
  return (await readPendingLink())?.email ?? null;
}
