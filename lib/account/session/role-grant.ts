import 'server-only';
import type { Tx } from '@/lib/server/db';

/**
 * Lets the rest of this transaction set the role of profiles; without it a trigger refuses (migration
 * role_grants). Call it only for a decision by the command line, an admin or the demo data. Such transactions
 * wait for each other, so that a count inside one (is this the last admin?) still holds when it commits.
 */
export async function grantRoles(tx: Pick<Tx, '$executeRaw'>): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('antarman.grants_role'))`;
  await tx.$executeRaw`SELECT set_config('antarman.grants_role', 'on', true)`;
}
