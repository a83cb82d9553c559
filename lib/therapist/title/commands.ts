import 'server-only';
import { recordAudit } from '@/lib/account/audit';
import { notifyAndMail } from '@/lib/notification/commands';
import type { Tx } from '@/lib/server/db';

type Lapsed = {
  readonly id: string;
  readonly userId: string | null;
  readonly before: string;
  readonly after: string;
};

/** Texts that need a valid register check before the site shows them. */
type Words = {
  readonly title: string;
  readonly name: string;
  readonly bio: string;
  readonly specialization: readonly string[];
};

/** Whether a therapist's profile may show these words today; the database enforces the same. */
export async function mayBeShown(
  tx: Pick<Tx, '$queryRaw'>,
  therapistId: string,
  { title, name, bio, specialization }: Words,
): Promise<boolean> {
  const words = [title, name, ...specialization];
  const [found] = await tx.$queryRaw<{ proven: boolean }[]>`
    SELECT NOT is_unproven(${therapistId}::uuid, ${bio}, true) AND NOT EXISTS (
      SELECT FROM unnest(${words}::text[]) AS word WHERE is_unproven(${therapistId}::uuid, word, false)) AS proven`;
  return found?.proven ?? false;
}

/**
 * Removes a protected title if its register check is no longer valid: "Clinical Psychologist" becomes
 * "Psychologist" and "Psychiatrist" becomes "Therapist", also in the text. Tells each of these therapists; no
 * title returns by itself.
 * @param therapistId limits the work to this therapist
 * @returns the therapists whose titles were removed
 */
export async function takeDownLapsedTitles(
  tx: Pick<Tx, '$executeRaw' | '$queryRaw' | 'auditEntry' | 'notification' | 'profile' | 'user'>,
  therapistId?: string,
): Promise<readonly string[]> {
  const lapsed = await tx.$queryRaw<Lapsed[]>`
    WITH unproven AS (
      SELECT id, title FROM therapists
      WHERE (${therapistId ?? null}::uuid IS NULL OR id = ${therapistId ?? null}::uuid)
        AND (is_unproven(id, title, false) OR is_unproven(id, name, false) OR is_unproven(id, bio, true)
          OR EXISTS (SELECT FROM unnest(specialization) AS word WHERE is_unproven(id, word, false)))
      ORDER BY id FOR UPDATE
    )
    UPDATE therapists SET
      title = proven_words(therapists.id, therapists.title, false),
      name = proven_words(therapists.id, therapists.name, false),
      bio = proven_words(therapists.id, therapists.bio, true),
      specialization = ARRAY(
        SELECT min(shown) FROM (
          SELECT proven_words(therapists.id, word, false) AS shown, place
          FROM unnest(therapists.specialization) WITH ORDINALITY AS listed (word, place)
        ) AS words GROUP BY shown ORDER BY min(place)),
      updated_at = now()
    FROM unproven WHERE therapists.id = unproven.id
    RETURNING therapists.id::text AS id, user_id::text AS "userId", unproven.title AS before, therapists.title AS after`;
  for (const { id, userId, before, after } of lapsed) {
    await recordAudit(tx, {
      actor: 'system',
      action: 'therapist.title-lapsed',
      subject: { table: 'therapists', id },
      ...(userId && { subjectUserId: userId }),
      details: { fields: ['title'], 'title.before': before, 'title.after': after },
    });
    if (userId) {
      await notifyAndMail(tx, {
        userId,
        kind: 'entry.changed',
        title: 'Your register entry has expired',
        body: `We could not find a valid register check, so your profile now says “${after}”. Send us the renewed entry and we will put your title back.`,
        href: '/therapist-dashboard',
      });
    }
  }
  return lapsed.map(({ id }) => id);
}
