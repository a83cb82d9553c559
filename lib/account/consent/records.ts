import 'server-only';
import { type ConsentPurpose, consentNoticeVersion } from '@/content/consents';
import { actorOf } from '@/lib/account/actor';
import { type Actor, recordAudit } from '@/lib/account/audit';
import type { Tx } from '@/lib/server/db';

// This file writes rows only; the commands apply the effects of giving and withdrawing.

export type ConsentSource =
  | 'sign_up'
  | 'onboarding'
  | 'edit_profile'
  | 'screening'
  | 'privacy_centre'
  | 'letter'
  | 'back_office';

/**
 * Writes consents to today's notice. Ends one to an older notice; leaves one to the same notice unchanged.
 * @returns the purposes that were not agreed to before
 */
export async function recordGiven(
  tx: Tx,
  userId: string,
  purposes: readonly ConsentPurpose[],
  source: ConsentSource,
): Promise<readonly string[]> {
  if (purposes.length === 0) return [];
  await tx.$executeRaw`
    UPDATE consents SET withdrawn_at = greatest(clock_timestamp()::timestamptz(3), given_at)
    WHERE user_id = ${userId}::uuid AND purpose = ANY(${[...purposes]}::text[])
      AND withdrawn_at IS NULL AND notice_version <> ${consentNoticeVersion}`;
  const rows = await tx.consent.createManyAndReturn({
    data: purposes.map((purpose) => ({ userId, purpose, noticeVersion: consentNoticeVersion, source })),
    // A second submit at the same moment waits here and then finds the row of the first.
    skipDuplicates: true,
    select: { purpose: true },
  });
  const given = rows.map((row) => row.purpose);
  if (given.length > 0) {
    await recordAudit(tx, {
      actor: await actorOf(tx, userId),
      action: 'consent.given',
      subjectUserId: userId,
      details: { purposes: given, noticeVersion: consentNoticeVersion, source },
    });
  }
  return given;
}

/**
 * Ends the consent in force.
 * @param by the withdrawing actor, if not the person
 * @returns false when there is none
 */
export async function recordWithdrawn(
  tx: Tx,
  userId: string,
  purpose: ConsentPurpose,
  source: ConsentSource,
  by?: Actor,
): Promise<boolean> {
  const ended = await tx.$executeRaw`
    UPDATE consents SET withdrawn_at = greatest(clock_timestamp()::timestamptz(3), given_at)
    WHERE user_id = ${userId}::uuid AND purpose = ${purpose} AND withdrawn_at IS NULL`;
  if (ended === 0) return false;
  await recordAudit(tx, {
    actor: by ?? (await actorOf(tx, userId)),
    action: 'consent.withdrawn',
    subjectUserId: userId,
    details: { purposes: [purpose], source },
  });
  return true;
}
