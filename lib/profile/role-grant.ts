import 'server-only';
import type { Tx } from '@/lib/db';

/**
 * Lets the rest of this transaction set the role of profiles; without it a trigger refuses (migration role_grants).
 * Only where somebody who may decide it has decided it: the command line, an admin, the demo data.
 */
export async function grantRoles(tx: Pick<Tx, '$executeRaw'>): Promise<void> {
  await tx.$executeRaw`SELECT set_config('antarman.grants_role', 'on', true)`;
}
