import { periods, type RetentionId } from '@/content/retention';

export const retentionTasks = { sweep: 'sweep-records' } as const;

export type Sweep = {
  readonly of: RetentionId;
  readonly table: string;
  /** SQL over the row `t`, true once its period is over. */
  readonly over: string;
  /** Column with the id of a file that is deleted with the row. */
  readonly file?: string;
};

const monthsAgo = (count: number) => `now() - make_interval(months => ${count})`;
const daysAgo = (count: number) => `now() - make_interval(days => ${count})`;

const messageEnd = monthsAgo(periods.messageMonths);
const careEnd = monthsAgo(periods.careMonths);
const moneyEnd = monthsAgo(periods.moneyMonths);
const proofEnd = monthsAgo(periods.proofMonths);

/** Whether this client and this therapist work together, or did until recently. */
const together = (client: string, therapist: string) => `(
  EXISTS (SELECT FROM therapy_sessions s WHERE s.client_id = ${client} AND s.therapist_id = ${therapist}
    AND s.session_date > ${careEnd})
  OR EXISTS (SELECT FROM therapy_plans p WHERE p.client_id = ${client} AND p.therapist_id = ${therapist}
    AND (p.status IN ('active', 'paused') OR coalesce(p.ended_at, p.updated_at) > ${careEnd})))`;

const known = `EXISTS (SELECT FROM therapy_sessions s WHERE s.client_id = t.client_id AND s.therapist_id = t.therapist_id)
  OR EXISTS (SELECT FROM therapy_plans p WHERE p.client_id = t.client_id AND p.therapist_id = t.therapist_id)`;

const lastWord = 'greatest(t.created_at, t.answered_at, t.closed_at)';

/**
 * The deletions that the privacy notice promises, ordered so that no remaining row refers to a deleted one.
 * Erasing an account deletes its own rows; other jobs delete sign-ins and unconfirmed accounts.
 */
export const sweeps: readonly Sweep[] = [
  {
    of: 'messages',
    table: 'contact_messages',
    over: `t.created_at < ${messageEnd} AND ${lastWord} < ${messageEnd}`,
  },
  {
    of: 'requests',
    table: 'therapist_contact_requests',
    over: `t.created_at < ${messageEnd} AND ${lastWord} < ${messageEnd} AND NOT (${known})`,
  },
  {
    of: 'care',
    table: 'therapist_contact_requests',
    over: `t.created_at < ${careEnd} AND (${known}) AND NOT ${together('t.client_id', 't.therapist_id')}`,
  },
  // Browsers exchange these while they connect, and read them long before this period ends.
  { of: 'room', table: 'room_signals', over: `t.sent_at < now() - interval '2 minutes'` },
  {
    of: 'room',
    table: 'room_seats',
    over: `EXISTS (SELECT FROM bookings b WHERE b.id = t.booking_id AND b.ends_at < ${daysAgo(periods.roomDays)})`,
  },
  {
    of: 'room',
    table: 'room_safety_notes',
    over: `EXISTS (SELECT FROM participants a JOIN bookings b ON b.id = a.booking_id
      WHERE a.id = t.participant_id AND b.ends_at < ${daysAgo(periods.roomDays)})`,
  },
  {
    of: 'conversations',
    table: 'thread_messages',
    over: `t.created_at < ${careEnd} AND EXISTS (SELECT FROM message_threads m WHERE m.id = t.thread_id
      AND m.last_message_at < ${careEnd} AND (m.member_id IS NOT NULL OR NOT ${together('m.client_id', 'm.therapist_id')}))`,
    file: 'file_id',
  },
  {
    of: 'conversations',
    table: 'message_threads',
    over: `t.created_at < ${careEnd} AND NOT EXISTS (SELECT FROM thread_messages w WHERE w.thread_id = t.id)`,
  },
  {
    of: 'notes',
    table: 'notes',
    // An addendum is deleted with its note, so a note's age is that of its last addendum.
    over: `t.saved_at < ${careEnd}
      AND NOT EXISTS (SELECT FROM notes later WHERE later.amends_id = t.id AND later.saved_at >= ${careEnd})
      AND (t.client_id IS NULL OR NOT ${together('t.client_id', 't.therapist_id')})`,
  },
  {
    of: 'care',
    table: 'handovers',
    over: `t.started_at < ${careEnd} AND NOT ${together('t.client_id', 't.from_therapist_id')}
      AND NOT ${together('t.client_id', 't.to_therapist_id')}`,
  },
  {
    of: 'care',
    table: 'record_papers',
    over: `t.created_at < ${careEnd} AND EXISTS (SELECT FROM record_requests q WHERE q.id = t.request_id
      AND NOT ${together('q.client_id', 'q.therapist_id')})`,
    file: 'file_id',
  },
  {
    of: 'care',
    table: 'record_requests',
    over: `t.asked_at < ${careEnd} AND NOT ${together('t.client_id', 't.therapist_id')}
      AND NOT EXISTS (SELECT FROM record_papers p WHERE p.request_id = t.id)`,
  },
  {
    of: 'forms',
    table: 'form_requests',
    over: `greatest(t.sent_at, t.signed_at) < ${careEnd} AND NOT ${together('t.client_id', 't.therapist_id')}`,
  },
  { of: 'notices', table: 'notices', over: `t.created_at < ${monthsAgo(periods.noticeMonths)}` },
  {
    of: 'assessments',
    table: 'assessments',
    over: `t.completed_at < ${careEnd} AND t.shared_with_therapist_id IS NOT NULL
      AND NOT ${together('t.client_id', 't.shared_with_therapist_id')}`,
  },
  // Homework, goals and a shared safety plan are deleted with their folder. Two people without sessions may
  // still use it; a goal's plan already counts as work together.
  {
    of: 'care',
    table: 'care_folders',
    over: `t.created_at < ${careEnd} AND NOT ${together('t.client_id', 't.therapist_id')}
      AND NOT EXISTS (SELECT FROM homework h WHERE h.folder_id = t.id
        AND greatest(h.created_at, h.answered_at) >= ${careEnd})
      AND NOT EXISTS (SELECT FROM safety_plans s WHERE s.folder_id = t.id AND s.shared_at >= ${careEnd})`,
  },
  {
    of: 'assessments',
    table: 'measure_requests',
    over: `greatest(t.created_at, t.asked_at, t.answered_at) < ${careEnd} AND NOT ${together('t.client_id', 't.therapist_id')}`,
  },
  {
    of: 'care',
    table: 'therapy_sessions',
    over: `t.session_date < ${careEnd} AND NOT ${together('t.client_id', 't.therapist_id')}`,
  },
  {
    of: 'care',
    table: 'bookings',
    over: `t.ends_at < ${careEnd} AND NOT EXISTS (SELECT FROM therapy_sessions s WHERE s.booking_id = t.id)`,
  },
  {
    of: 'care',
    table: 'therapy_plans',
    over: `t.created_at < ${careEnd} AND NOT ${together('t.client_id', 't.therapist_id')}`,
  },
  // A file of brought records can no longer be opened once they are gone, and is discarded that night (jobs.ts).
  {
    of: 'care',
    table: 'brought_records',
    over: `t.created_at < ${careEnd} AND t.reading_id IS NOT NULL AND NOT ${together(
      '(SELECT coalesce(t.client_id, k.client_id) FROM (SELECT) one LEFT JOIN client_cards k ON k.id = t.card_id)',
      't.therapist_id',
    )}`,
  },
  {
    of: 'care',
    table: 'brought_records',
    over: `t.created_at < ${careEnd} AND t.reading_id IS NULL
      AND NOT EXISTS (SELECT FROM brought_records part WHERE part.reading_id = t.id)`,
  },
  {
    of: 'cards',
    table: 'client_cards',
    over: `t.client_id IS NULL AND t.refused_at IS NULL
      AND greatest(t.updated_at, t.invited_at) < ${monthsAgo(periods.cardMonths)}`,
  },
  { of: 'cards', table: 'client_cards', over: `t.refused_at < ${proofEnd}` },
  {
    of: 'cards',
    table: 'client_cards',
    over: `t.linked_at < ${careEnd} AND NOT ${together('t.client_id', 't.therapist_id')}`,
  },
  {
    of: 'cards',
    table: 'card_imports',
    over: `t.taken_at IS NULL AND t.created_at < ${daysAgo(periods.cardListDays)}`,
  },
  { of: 'cards', table: 'card_imports', over: `t.taken_at < ${daysAgo(periods.cardImportDays)}` },
  {
    of: 'money',
    table: 'receipts',
    over: `t.issued_at < ${moneyEnd} AND NOT EXISTS (SELECT FROM receipts later WHERE later.corrects = t.id)`,
  },
  {
    of: 'money',
    table: 'refunds',
    over: `t.at < ${moneyEnd} AND NOT EXISTS (SELECT FROM receipts r WHERE r.refund_id = t.id)`,
  },
  {
    of: 'money',
    table: 'transactions',
    over: `greatest(t.created_at, t.paid_at, t.refunded_at) < ${moneyEnd}
      AND NOT EXISTS (SELECT FROM receipts r WHERE r.transaction_id = t.id)
      AND NOT EXISTS (SELECT FROM refunds r WHERE r.transaction_id = t.id)`,
  },
  {
    of: 'credits',
    table: 'bank_credits',
    over: `t.payment_submission_id IS NULL AND t.credited_at < ${monthsAgo(periods.unmatchedMonths)}`,
  },
  { of: 'money', table: 'bank_credits', over: `t.credited_at < ${moneyEnd}` },
  {
    of: 'money',
    table: 'bank_statement_imports',
    over: `t.created_at < ${moneyEnd} AND NOT EXISTS (SELECT FROM bank_credits c WHERE c.import_id = t.id)`,
  },
  {
    of: 'money',
    table: 'payment_submissions',
    over: `greatest(t.created_at, t.reviewed_at) < ${moneyEnd}
      AND NOT EXISTS (SELECT FROM transactions m WHERE m.payment_submission_id = t.id)`,
    file: 'screenshot_file_id',
  },
  { of: 'uploads', table: 'payment_uploads', over: `t.created_at < ${daysAgo(periods.uploadDays)}` },
  {
    of: 'care',
    table: 'quotations',
    over: `t.created_at < ${careEnd} AND NOT ${together('t.client_id', 't.therapist_id')}
      AND NOT EXISTS (SELECT FROM transactions m WHERE m.quotation_id = t.id)
      AND NOT EXISTS (SELECT FROM payment_submissions m WHERE m.quotation_id = t.id)`,
  },
  {
    of: 'letter',
    table: 'newsletter_subscribers',
    over: `t.unsubscribed_at < ${daysAgo(periods.letterDays)}`,
  },
  {
    of: 'letter',
    table: 'newsletter_subscribers',
    over: `t.confirmed_at IS NULL AND t.requested_at < ${daysAgo(periods.unconfirmedDays)}`,
  },
  {
    of: 'waitlists',
    table: 'waitlist_entries',
    over: `t.ended_at < ${monthsAgo(periods.noticeMonths)}`,
  },
  {
    of: 'waitlists',
    table: 'waitlist_entries',
    over: `t.confirmed_at IS NULL AND t.requested_at < ${daysAgo(periods.unconfirmedDays)}`,
  },
  { of: 'consents', table: 'consents', over: `t.withdrawn_at < ${proofEnd}` },
  {
    of: 'rights',
    table: 'privacy_requests',
    over: `t.status IN ('completed', 'refused', 'withdrawn')
      AND coalesce(t.completed_at, t.requested_at) < ${proofEnd}`,
    file: 'file_id',
  },
  { of: 'rights', table: 'grievances', over: `t.resolved_at < ${proofEnd}` },
  {
    of: 'applications',
    table: 'internship_applications',
    over: `greatest(t.created_at, t.decided_at) < ${monthsAgo(periods.applicationMonths)}`,
    file: 'cv_file_id',
  },
  { of: 'audit', table: 'audit_log', over: `t.at < ${proofEnd}` },
];

/** The audit log loses networks before it loses whole lines. */
export const networkOver = `ip_hash IS NOT NULL AND at < ${daysAgo(periods.networkDays)}`;
