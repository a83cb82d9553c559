import 'server-only';
import type { Tx } from '@/lib/server/db';

/** Removes expired register entries from cards and filters; a trigger does all other changes. */
export async function hideLapsedRegisters(tx: Pick<Tx, '$executeRaw'>): Promise<number> {
  return tx.$executeRaw`
    UPDATE therapists t SET registers = live_registers(t.id)
    WHERE t.id IN (
        SELECT therapist_id FROM therapist_registrations
        WHERE checked_at IS NOT NULL AND expires_on < (now() AT TIME ZONE 'Asia/Kolkata')::date)
      AND t.registers IS DISTINCT FROM live_registers(t.id)`;
}
