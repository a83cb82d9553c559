import 'server-only';
import { unstable_cache } from 'next/cache';
import { freeTimesTag, therapistsTag } from '@/lib/server/cache/cache-tags';
import { db } from '@/lib/server/db';
import { log } from '@/lib/server/log';

/** Facts of a profile that change by themselves, cached for only a minute. */
export type ChangingFacts = {
  /** The next time that a new client could book, ISO. */
  readonly nextFree: string | null;
  /** Median from a message to its answer; null below five answers in 90 days. */
  readonly medianReplyMs: number | null;
  /** Working days in which the therapist promises to answer clients. */
  readonly replyDays: number | null;
};

const nothing: ChangingFacts = { nextFree: null, medianReplyMs: null, replyDays: null };

/** A median of fewer answers would be chance, or about one person. */
const fewestAnswers = 5;

type Row = Omit<ChangingFacts, 'nextFree'> & { readonly nextFree: Date | null };

async function read(slug: string): Promise<ChangingFacts> {
  const [row] = await db.$queryRaw<Row[]>`
    SELECT CASE WHEN isfinite(t.free_from) THEN t.free_from END AS "nextFree", answers.median AS "medianReplyMs",
      (SELECT m.reply_days FROM message_terms m WHERE m.therapist_id = t.id) AS "replyDays"
    FROM therapists t CROSS JOIN LATERAL (
      SELECT CASE WHEN count(*) >= ${fewestAnswers} THEN
        percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM r.answered_at - r.created_at) * 1000)
      END::float8 AS median
      FROM therapist_contact_requests r
      WHERE r.therapist_id = t.id AND r.answered_at IS NOT NULL AND r.created_at >= now() - interval '90 days'
    ) answers
    WHERE t.slug = ${slug} AND t.is_active`;
  return row ? { ...row, nextFree: row.nextFree?.toISOString() ?? null } : nothing;
}

/** The changing facts of an active therapist's profile, at most a minute old. The page is complete without them. */
export async function changingFacts(slug: string): Promise<ChangingFacts> {
  const cached = unstable_cache(() => read(slug), ['therapist-changing-facts', slug], {
    tags: [therapistsTag, freeTimesTag],
    revalidate: 60,
  });
  try {
    return await cached();
  } catch (error) {
    log.warn('changing facts of a profile could not be read', { error });
    return nothing;
  }
}
