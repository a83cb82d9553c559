import 'server-only';
import { z } from 'zod';
import { forgetBroughtTask } from '@/lib/account/consent/rules';
import { sealedRecords } from '@/lib/privacy/export/practice/brought/sealed';
import type { PeopleHere } from '@/lib/privacy/export/practice/people';
import { db, type Tx } from '@/lib/server/db';
import { openDataKey } from '@/lib/server/seal/data-key';

/** Lists of a practice file that hold what a client shared about their health: those that withdrawing deletes (ADR 38). */
const healthLists: ReadonlySet<string> = new Set([
  'assessments',
  'homework',
  'plan_goals',
  'plan_goal_steps',
  'safety_plans',
  'summaries',
]);

/** Whether a row of this list may be kept only with the client's consent. */
export const needsConsent = (list: string) => healthLists.has(list);

/**
 * The clients among these people who have withdrawn the consent for their health data; one who was never asked is not
 * among them. Locks the consents until the transaction ends, so that a withdrawal at the same moment waits, and its job
 * finds what this transaction writes.
 */
export async function withoutConsent(tx: Tx, { byId, byAddress }: PeopleHere): Promise<ReadonlySet<string>> {
  const people = [...byId.values(), ...byAddress.values()];
  const ids = [...new Set(people.flatMap((person) => ('clientId' in person ? person.clientId : [])))];
  const rows = await tx.$queryRaw<{ clientId: string; live: boolean }[]>`
    SELECT p.id::text AS "clientId", c.withdrawn_at IS NULL AS live FROM consents c JOIN profiles p ON p.user_id = c.user_id
    WHERE p.id = ANY (${ids}::uuid[]) AND c.purpose = 'care' FOR SHARE OF c`;
  const live = new Set(rows.flatMap((row) => (row.live ? row.clientId : [])));
  return new Set(rows.flatMap(({ clientId }) => (live.has(clientId) ? [] : clientId)));
}

/**
 * Takes what a client shared about their health out of the records that therapists brought from other practices: the
 * same that withdrawing the consent deletes here. The rest stays with its therapist.
 * @throws SealUnavailable when the master key is missing or wrong; nothing is written then
 */
async function forgetBroughtHealth(userId: string): Promise<void> {
  await db.$transaction(async (tx) => {
    const rows = await tx.$queryRaw<{ id: string; sealedKey: Buffer; sealed: Buffer }[]>`
      SELECT r.id::text AS id, r.sealed_key AS "sealedKey", r.sealed FROM brought_records r
      WHERE r.client_id IN (SELECT id FROM profiles WHERE user_id = ${userId}::uuid) OR r.card_id IN (
        SELECT k.id FROM client_cards k JOIN profiles p ON p.id = k.client_id WHERE p.user_id = ${userId}::uuid)
      ORDER BY r.id FOR UPDATE`;
    for (const { id, sealedKey, sealed } of rows) {
      const key = openDataKey(sealedKey);
      const { records, ...rest } = sealedRecords.open(key, id, sealed);
      const stays = Object.entries(records).filter(([list]) => !needsConsent(list));
      if (stays.length === Object.keys(records).length) continue;
      const words = sealedRecords.seal(key, id, { ...rest, records: Object.fromEntries(stays) });
      await tx.broughtRecord.update({ where: { id }, data: { sealed: words } });
    }
  });
}

const payload = z.strictObject({ userId: z.uuid() });

export const forgetBroughtJobs = {
  [forgetBroughtTask]: (raw: unknown) => forgetBroughtHealth(payload.parse(raw).userId),
};
