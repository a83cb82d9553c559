import 'server-only';
import { cache } from 'react';
import { z } from 'zod';
import { Prisma } from '@/generated/prisma/client';
import type { MemberOf } from '@/lib/account/session/session';
import { helplines, helplinesAbroad } from '@/lib/admin/content/kinds/helplines';
import { entriesOf } from '@/lib/admin/content/queries';
import type { Pile } from '@/lib/admin/overview/rules';
import { endOfIndianDay, indianDay } from '@/lib/format/time';
import { askRecent } from '@/lib/notification/queries';
import { askTogether, type Question } from '@/lib/server/db/together';
import { isOverdue } from '@/lib/site/helpline/rules';

/** The number of items waiting for the team, and the oldest one's time. */
export type Waiting = { readonly count: number; readonly oldestAt: Date | null };

export type WaitingWork = Readonly<Record<Pile, Waiting>>;

/** A pile, or the conversations with the service, which only the navigation counts. */
type Row = Waiting & { readonly pile: string };

const nothing: Waiting = { count: 0, oldestAt: null };

/** Helplines whose next check is overdue, counted from the day after it was due. */
async function overdueHelplines(now: Date): Promise<Waiting> {
  const today = indianDay(now);
  const found = await entriesOf([helplines, helplinesAbroad]);
  const passed = found
    .flatMap(({ entries }) => entries)
    .flatMap(({ dueOn }) => (dueOn !== null && isOverdue({ dueOn }, today) ? [dueOn] : []))
    .toSorted();
  return { count: passed.length, oldestAt: passed[0] === undefined ? null : endOfIndianDay(passed[0]) };
}

const piles = z.strictObject({
  rows: z.array(z.strictObject({ pile: z.string(), count: z.int(), oldestAt: z.coerce.date().nullable() })),
});

/** Counts all piles in one query; its indexes hold open rows only. */
const askPiles: Question<{ readonly rows: readonly Row[] }> = {
  sql: Prisma.sql`
    SELECT jsonb_agg(line) AS rows FROM (
      SELECT 'payments' AS pile, count(*)::int AS count, min(created_at) AS "oldestAt"
        FROM payment_submissions WHERE status IN ('pending', 'matched')
      UNION ALL SELECT 'credits', count(*)::int, min(c.credited_at)
        FROM bank_credits c JOIN payee_accounts a ON a.id = c.account_id JOIN payees p ON p.id = a.payee_id
        WHERE c.payment_submission_id IS NULL AND p.therapist_id IS NULL
      UNION ALL SELECT 'refunds', count(*)::int, min(d.created_at)
        FROM refunds_due d LEFT JOIN therapists t ON t.id = d.therapist_id LEFT JOIN users u ON u.id = t.user_id
        WHERE d.ended_at IS NULL AND d.due_on IS NOT NULL
          AND (t.user_id IS NULL OR u.disabled_at IS NOT NULL OR d.due_on < (now() AT TIME ZONE 'Asia/Kolkata')::date)
      UNION ALL SELECT 'messages', count(*)::int, min(created_at)
        FROM contact_messages WHERE answered_at IS NULL AND closed_at IS NULL
      UNION ALL SELECT 'requests', count(*)::int, min(created_at)
        FROM therapist_contact_requests WHERE answered_at IS NULL AND closed_at IS NULL
      UNION ALL SELECT 'applications', count(*)::int, min(sent_at)
        FROM therapist_applications WHERE status = 'submitted' AND sent_at IS NOT NULL AND asked_at IS NULL
      UNION ALL SELECT 'profile-changes', count(*)::int, min(created_at)
        FROM therapist_profile_changes WHERE status = 'submitted'
      UNION ALL SELECT 'photos', count(*)::int, min(p.created_at)
        FROM therapist_photos p JOIN therapists t ON t.user_id = p.user_id WHERE p.status = 'submitted'
      UNION ALL SELECT 'reviews', count(*)::int, min(created_at)
        FROM therapist_reviews WHERE approved_at IS NULL AND declined_at IS NULL AND comment IS NOT NULL
      UNION ALL SELECT 'internships', count(*)::int, min(created_at)
        FROM internship_applications WHERE status = 'submitted'
      UNION ALL SELECT 'testimonials', count(*)::int, min(created_at) FROM testimonials WHERE NOT is_approved
      UNION ALL SELECT 'new-complaints', count(*)::int, min(received_at)
        FROM grievances WHERE acknowledged_at IS NULL AND resolved_at IS NULL
      UNION ALL SELECT 'complaints', count(*)::int, min(received_at) FROM grievances WHERE resolved_at IS NULL
      UNION ALL SELECT 'privacy', count(*)::int, min(requested_at)
        FROM privacy_requests WHERE status IN ('requested', 'running')
      UNION ALL SELECT 'conversations', count(*)::int, min(w.created_at)
        FROM message_threads m
        JOIN profiles p ON p.id = m.member_id
        JOIN users u ON u.id = p.user_id AND u.disabled_at IS NULL
        JOIN thread_messages w ON w.thread_id = m.id AND w.side = 'person'
          AND w.created_at > coalesce(m.helper_read_at, '-infinity')
      UNION ALL SELECT 'jobs', count(*)::int, min(created_at)
        FROM graphile_worker._private_jobs WHERE attempts >= max_attempts AND locked_at IS NULL) line`,
  row: piles,
};

/**
 * Counts the team's open work and reads the viewer's newest notifications, in one query and once per rendered
 * page. It returns only numbers and dates and opens no record, so it writes no audit line.
 * @param viewer an administrator, checked by the guard
 */
export const waitingForAdmin = cache(async (viewer: MemberOf<'admin'>) => {
  const [{ rows }, recent] = await askTogether([askPiles, askRecent(viewer)]);
  return { rows, recent };
});

/** The same and the overdue helplines, by pile. */
export async function waitingWork(viewer: MemberOf<'admin'>, now: Date = new Date()): Promise<WaitingWork> {
  const overdue = overdueHelplines(now);
  const { rows } = await waitingForAdmin(viewer);
  const of = (pile: Pile): Waiting => {
    const row = rows.find((found) => found.pile === pile);
    return row ? { count: row.count, oldestAt: row.oldestAt } : nothing;
  };
  return {
    payments: of('payments'),
    credits: of('credits'),
    refunds: of('refunds'),
    messages: of('messages'),
    requests: of('requests'),
    applications: of('applications'),
    'profile-changes': of('profile-changes'),
    photos: of('photos'),
    reviews: of('reviews'),
    internships: of('internships'),
    testimonials: of('testimonials'),
    'new-complaints': of('new-complaints'),
    complaints: of('complaints'),
    privacy: of('privacy'),
    helplines: await overdue,
    jobs: of('jobs'),
  };
}
