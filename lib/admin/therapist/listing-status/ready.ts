import 'server-only';
import type { Missing } from '@/lib/admin/therapist/listing-status/rules';
import { db, type Tx } from '@/lib/server/db';
import { meetingPlaceIsSet } from '@/lib/therapist/practice/meeting-place';

/** Gaps that should be closed before a listing is public, in the order of the page. */
export async function missingBeforePublic(
  id: string,
  client: Pick<Tx, '$queryRaw'> = db,
): Promise<Missing[]> {
  const [found] = await client.$queryRaw<{ account: boolean; meeting: boolean; read: boolean }[]>`
    SELECT EXISTS (SELECT FROM users WHERE users.id = therapists.user_id AND disabled_at IS NULL) AS account,
      ${meetingPlaceIsSet} AS meeting, profile_read_at IS NOT NULL AS read
    FROM therapists WHERE id = ${id}::uuid`;
  if (!found) return [];
  return (['account', 'meeting', 'read'] as const).filter((name) => !found[name]);
}
