import { personalTable } from '@/lib/privacy/records/inventory';
import type { PersonalTable } from '@/lib/privacy/records/rule';

/**
 * How a row belongs to the practice: by its own column, or as part of a row of another table, by the column that names
 * that row. The export finds rows by it, and the import the person of a row.
 */
type Owner = 'practice' | 'client' | readonly [column: string, of: string];

type PracticeTable = {
  readonly table: string;
  readonly of: Owner;
  /** A further condition over `t` and `person` (records/sql.ts). */
  readonly only?: string;
  /** The condition in place of the one of `of`. */
  readonly whose?: string;
  /** Columns of the person's own copy that say nothing to a practice, or that its therapist does not see. */
  readonly without?: readonly string[];
  /** Names beside ids, in place of those of the person's own copy. */
  readonly named?: Readonly<Record<string, string>>;
  /** Further parts by which an import finds the person of a row that names none. */
  readonly through?: readonly (readonly [column: string, of: string])[];
  /** A row without a client names its person by address. */
  readonly byAddress?: true;
  /** Why an import does not take these rows as they are. */
  readonly elsewhere?: string;
};

const me = '(SELECT therapist_id FROM person)';
const own = `t.therapist_id = ${me}`;
/** Clients whose account is open: a closed one's records are not shown to the therapist either. */
const clients = `(SELECT client_id FROM therapist_clients WHERE therapist_id = ${me})`;
const ofProfile = (column: string) => `(SELECT ${column} FROM profiles WHERE profiles.id = t.client_id)`;
const client = { client: ofProfile("first_name || ' ' || last_name") };
const personOf = (sql: string) =>
  `(SELECT ${sql} FROM participants a WHERE a.booking_id = t.id AND a.seat = 1)`;
const ofCalendar = ['calendar_id', 'calendars'] as const;
const ofFolder = ['folder_id', 'care_folders'] as const;
/** Rows of a client, or of the guest of a booking. */
const ofAnybody = {
  of: 'client',
  whose: `${own} AND (t.client_id IN ${clients} OR t.booking_id IS NOT NULL)`,
  named: {
    client: `coalesce(${client.client}, (SELECT a.name FROM participants a WHERE a.booking_id = t.booking_id AND a.seat = 1))`,
  },
  through: [['booking_id', 'bookings']],
} as const satisfies Omit<PracticeTable, 'table'>;
const ofTransaction = ['transaction_id', 'transactions'] as const;

/**
 * The records of a practice: what its therapist sees of it on their pages. Notes and summaries are sealed for
 * their author and have lists of their own.
 */
const practiceTables: readonly PracticeTable[] = [
  { table: 'therapists', of: 'practice', whose: `t.id = ${me}` },
  { table: 'therapist_registrations', of: 'practice' },
  { table: 'calendars', of: 'practice' },
  { table: 'session_kinds', of: 'practice' },
  { table: 'therapist_letters', of: 'practice' },
  { table: 'places', of: 'practice' },
  { table: 'availability_hours', of: ofCalendar },
  { table: 'availability_exceptions', of: ofCalendar },
  {
    table: 'kept_hours',
    of: ofCalendar,
    only: `(t.client_id IN ${clients} OR t.card_id IS NOT NULL)`,
    named: { client: `coalesce(${client.client}, (SELECT name FROM client_cards k WHERE k.id = t.card_id))` },
  },
  { table: 'appointment_terms', of: ofCalendar },
  { table: 'message_terms', of: 'practice' },
  { table: 'break_terms', of: 'practice' },
  { table: 'form_templates', of: 'practice' },
  {
    table: 'client_cards',
    of: 'practice',
    only: 't.name IS NOT NULL',
    named: {},
    elsewhere: 'Imported as client cards, with a preview.',
  },
  {
    table: 'therapist_clients',
    of: 'practice',
    named: {
      name: ofProfile("first_name || ' ' || last_name"),
      email: ofProfile('email'),
      phone: ofProfile('phone'),
    },
    elsewhere: 'Imported as client cards, with a preview.',
  },
  { table: 'therapy_sessions', of: 'client', named: client },
  {
    table: 'bookings',
    of: ofCalendar,
    only: `t.confirmed_at IS NOT NULL AND NOT EXISTS (SELECT FROM participants a
      WHERE a.booking_id = t.id AND a.client_id IS NOT NULL AND a.client_id NOT IN ${clients})`,
    without: ['held_until', 'payment_submission_id', 'transaction_id', 'meeting_number', 'viewer_time_zone'],
    named: {
      client: personOf(`(SELECT first_name || ' ' || last_name FROM profiles p WHERE p.id = a.client_id)`),
      guest: personOf('CASE WHEN a.client_id IS NULL THEN a.name END'),
      outcome: '(SELECT s.status FROM therapy_sessions s WHERE s.booking_id = t.id)',
    },
  },
  {
    table: 'participants',
    of: ['booking_id', 'bookings'],
    without: ['user_id', 'day_reminder_at', 'three_reminder_at', 'hour_reminder_at', 'join_reminder_at'],
    named: client,
    byAddress: true,
  },
  { table: 'therapy_plans', of: 'client', named: client },
  { table: 'plan_credit_entries', of: ['plan_id', 'therapy_plans'] },
  { table: 'care_folders', ...ofAnybody },
  { table: 'homework', of: ofFolder },
  { table: 'plan_goals', of: ofFolder },
  { table: 'plan_goal_steps', of: ['goal_id', 'plan_goals'] },
  { table: 'safety_plans', of: ofFolder },
  // Answers that are not signed are the client's draft.
  { table: 'form_requests', ...ofAnybody, whose: `${ofAnybody.whose} AND t.signed_at IS NOT NULL` },
  {
    table: 'assessments',
    of: 'client',
    whose: `t.shared_with_therapist_id = ${me} AND t.client_id IN ${clients}`,
    named: client,
  },
  { table: 'measure_requests', of: 'client', named: client },
  {
    table: 'message_threads',
    of: 'client',
    without: [
      'member_id',
      'person_mailed_at',
      'person_mail_sent_at',
      'helper_mailed_at',
      'helper_mail_sent_at',
    ],
    named: client,
  },
  { table: 'thread_messages', of: ['thread_id', 'message_threads'] },
  {
    table: 'therapist_contact_requests',
    of: 'practice',
    without: ['support_told_at'],
    named: {},
    byAddress: true,
  },
  { table: 'quotations', of: 'client', named: client },
  { table: 'quotation_events', of: ['quotation_id', 'quotations'] },
  { table: 'transactions', of: 'practice', without: ['meetings'], named: client },
  { table: 'receipts', of: ofTransaction },
  { table: 'refunds', of: ofTransaction },
  { table: 'refunds_due', of: 'practice', named: {}, through: [ofTransaction, ['booking_id', 'bookings']] },
  { table: 'remittances', of: 'practice' },
  { table: 'record_requests', of: 'client', named: client },
  { table: 'record_papers', of: ['request_id', 'record_requests'] },
  {
    table: 'stored_files',
    of: 'practice',
    whose: `t.id IN (SELECT m.file_id FROM thread_messages m JOIN message_threads h ON h.id = m.thread_id
        WHERE h.therapist_id = ${me} AND h.client_id IN ${clients}
      UNION SELECT p.file_id FROM record_papers p JOIN record_requests q ON q.id = p.request_id
        WHERE q.therapist_id = ${me} AND q.client_id IN ${clients}
      UNION SELECT p.file_id FROM brought_papers p JOIN brought_records r ON r.id = p.record_id
        WHERE r.therapist_id = ${me})`,
    without: ['uploaded_by'],
    elsewhere: 'Each file is checked and stored as a new one.',
  },
];

const byTable = new Map(practiceTables.map((one) => [one.table, one]));

/** The rows of the practice, as a condition over `t` and `person`. */
function whoseOf({ of, only, whose }: PracticeTable): string {
  if (whose) return whose;
  const further = only ? ` AND ${only}` : '';
  if (of === 'practice') return own + further;
  if (of === 'client') return `${own} AND t.client_id IN ${clients}${further}`;
  const [column, table] = of;
  const whole = byTable.get(table);
  if (!whole) throw new Error(`A practice has no ${table}.`);
  return `t.${column} IN (SELECT t.id FROM ${table} t WHERE ${whoseOf(whole)})${further}`;
}

/** Tables with personal data that a practice's file leaves out, by the reason that its README gives. */
export const leftOut: Readonly<Record<string, readonly string[]>> = {
  'Your own account, application and connections: they are in the copy of your data, under Privacy.': [
    ...[
      'users',
      'profiles',
      'accounts',
      'account_tokens',
      'user_sessions',
      'second_factors',
      'recovery_codes',
    ],
    ...[
      'saved_views',
      'notices',
      'push_subscriptions',
      'text_numbers',
      'notification_preferences',
      'consents',
    ],
    ...['nominees', 'grievances', 'grievance_alerts', 'privacy_requests', 'audit_log', 'calendar_feeds'],
    ...['busy_sources', 'busy_times', 'therapist_applications', 'therapist_application_papers'],
    ...['therapist_profile_changes', 'therapist_photos', 'payees', 'payee_accounts', 'house_accounts'],
    ...['newsletter_subscribers', 'contact_messages', 'internship_applications', 'card_imports'],
    'imported_sessions',
  ],
  'Notes as sealed rows: this file holds their words.': ['notebooks', 'notes', 'note_versions'],
  'Reports and bank lines behind a payment: what was received is among the transactions.': [
    ...['payment_submissions', 'payment_submission_events', 'bank_credits', 'bank_statement_imports'],
  ],
  'What belongs to your clients alone, or says how an appointment was reached: reviews, waitlists, guardians’ addresses, handovers, the video room and reminders.':
    [
      ...['therapist_reviews', 'waitlist_entries', 'form_guardians', 'handovers', 'handover_lines'],
      ...['room_seats', 'room_signals', 'room_safety_notes', 'shown_reminders'],
    ],
  'Records that you brought from another practice, as sealed rows: they are among the rows of their tables, with the day of their reading as brought_at.':
    ['brought_records', 'brought_papers'],
};

export type PracticeRecords = {
  readonly rule: PersonalTable;
  readonly whose: string;
  readonly of: PracticeTable;
};

/** The tables of the file with their columns, those of a person's own copy unless it says otherwise. */
export const practiceRecords: readonly PracticeRecords[] = practiceTables.map((of) => {
  const { table, without = [], named } = of;
  const rule = personalTable(table);
  const shown = rule.shown.filter((column) => !without.includes(column));
  return { rule: { ...rule, shown, ...(named && { named }) }, whose: whoseOf(of), of };
});

/** @throws if the file has no such table */
export function practiceTable(table: string): PracticeRecords {
  const found = practiceRecords.find(({ rule }) => rule.table === table);
  if (!found) throw new Error(`A practice has no ${table}.`);
  return found;
}
