import { personalTable } from '@/lib/privacy/records/inventory';
import type { PersonalTable } from '@/lib/privacy/records/rule';

type PracticeTable = {
  readonly table: string;
  /** The rows of the practice, as a condition over `t` and `person` (records/sql.ts). */
  readonly whose: string;
  /** Columns of the person's own copy that say nothing to a practice, or that its therapist does not see. */
  readonly without?: readonly string[];
  /** Names beside ids, in place of those of the person's own copy. */
  readonly named?: Readonly<Record<string, string>>;
};

const me = '(SELECT therapist_id FROM person)';
const own = `t.therapist_id = ${me}`;
/** Clients whose account is open: a closed one's records are not shown to the therapist either. */
const clients = `(SELECT client_id FROM therapist_clients WHERE therapist_id = ${me})`;
const ofClients = `${own} AND t.client_id IN ${clients}`;
const partOf = (column: string, of: string, whole: string) =>
  `t.${column} IN (SELECT t.id FROM ${of} t WHERE ${whole})`;

const ofProfile = (column: string) => `(SELECT ${column} FROM profiles WHERE profiles.id = t.client_id)`;
const client = { client: ofProfile("first_name || ' ' || last_name") };
const ofCalendar = partOf('calendar_id', 'calendars', own);
const personOf = (sql: string) =>
  `(SELECT ${sql} FROM participants a WHERE a.booking_id = t.id AND a.seat = 1)`;
const ofBookings = `${ofCalendar} AND t.confirmed_at IS NOT NULL AND NOT EXISTS (SELECT FROM participants a
  WHERE a.booking_id = t.id AND a.client_id IS NOT NULL AND a.client_id NOT IN ${clients})`;
const ofFolder = partOf('folder_id', 'care_folders', ofClients);
const ofThread = partOf('thread_id', 'message_threads', ofClients);
const ofRequest = partOf('request_id', 'record_requests', ofClients);
const ofTransaction = partOf('transaction_id', 'transactions', own);

/**
 * The records of a practice: what its therapist sees of it on their pages. Notes and summaries are sealed for
 * their author and have lists of their own.
 */
const practiceTables: readonly PracticeTable[] = [
  { table: 'therapists', whose: `t.id = ${me}` },
  { table: 'therapist_registrations', whose: own },
  { table: 'calendars', whose: own },
  { table: 'session_kinds', whose: own },
  { table: 'therapist_letters', whose: own },
  { table: 'places', whose: own },
  { table: 'availability_hours', whose: ofCalendar },
  { table: 'availability_exceptions', whose: ofCalendar },
  {
    table: 'kept_hours',
    whose: `${ofCalendar} AND (t.client_id IN ${clients} OR t.card_id IS NOT NULL)`,
    named: { client: `coalesce(${client.client}, (SELECT name FROM client_cards k WHERE k.id = t.card_id))` },
  },
  { table: 'appointment_terms', whose: ofCalendar },
  { table: 'message_terms', whose: own },
  { table: 'break_terms', whose: own },
  { table: 'form_templates', whose: own },
  { table: 'client_cards', whose: `${own} AND t.name IS NOT NULL`, named: {} },
  {
    table: 'therapist_clients',
    whose: own,
    named: {
      name: ofProfile("first_name || ' ' || last_name"),
      email: ofProfile('email'),
      phone: ofProfile('phone'),
    },
  },
  { table: 'therapy_sessions', whose: ofClients, named: client },
  {
    table: 'bookings',
    whose: ofBookings,
    without: ['held_until', 'payment_submission_id', 'meeting_number', 'viewer_time_zone'],
    named: {
      client: personOf(`(SELECT first_name || ' ' || last_name FROM profiles p WHERE p.id = a.client_id)`),
      guest: personOf('CASE WHEN a.client_id IS NULL THEN a.name END'),
      outcome: '(SELECT s.status FROM therapy_sessions s WHERE s.booking_id = t.id)',
    },
  },
  {
    table: 'participants',
    whose: partOf('booking_id', 'bookings', ofBookings),
    without: ['user_id', 'day_reminder_at', 'three_reminder_at', 'hour_reminder_at', 'join_reminder_at'],
    named: client,
  },
  { table: 'therapy_plans', whose: ofClients, named: client },
  { table: 'plan_credit_entries', whose: partOf('plan_id', 'therapy_plans', ofClients) },
  { table: 'care_folders', whose: ofClients, named: client },
  { table: 'homework', whose: ofFolder },
  { table: 'plan_goals', whose: ofFolder },
  { table: 'plan_goal_steps', whose: partOf('goal_id', 'plan_goals', ofFolder) },
  { table: 'safety_plans', whose: ofFolder },
  // Answers that are not signed are the client's draft.
  { table: 'form_requests', whose: `${ofClients} AND t.signed_at IS NOT NULL`, named: client },
  {
    table: 'assessments',
    whose: `t.shared_with_therapist_id = ${me} AND t.client_id IN ${clients}`,
    named: client,
  },
  { table: 'measure_requests', whose: ofClients, named: client },
  {
    table: 'message_threads',
    whose: ofClients,
    without: [
      'member_id',
      'person_mailed_at',
      'person_mail_sent_at',
      'helper_mailed_at',
      'helper_mail_sent_at',
    ],
    named: client,
  },
  { table: 'thread_messages', whose: ofThread },
  { table: 'therapist_contact_requests', whose: own, without: ['support_told_at'], named: {} },
  { table: 'quotations', whose: ofClients, named: client },
  { table: 'quotation_events', whose: partOf('quotation_id', 'quotations', ofClients) },
  { table: 'transactions', whose: own, named: client },
  { table: 'receipts', whose: ofTransaction },
  { table: 'refunds', whose: ofTransaction },
  { table: 'refunds_due', whose: own, named: {} },
  { table: 'remittances', whose: own },
  { table: 'record_requests', whose: ofClients, named: client },
  { table: 'record_papers', whose: ofRequest },
  {
    table: 'stored_files',
    whose: `t.id IN (SELECT t.file_id FROM thread_messages t WHERE ${ofThread}
      UNION SELECT t.file_id FROM record_papers t WHERE ${ofRequest})`,
    without: ['uploaded_by'],
  },
];

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
};

export type PracticeRecords = { readonly rule: PersonalTable; readonly whose: string };

/** The tables of the file with their columns, those of a person's own copy unless it says otherwise. */
export const practiceRecords: readonly PracticeRecords[] = practiceTables.map(
  ({ table, whose, without = [], named }) => {
    const rule = personalTable(table);
    const shown = rule.shown.filter((column) => !without.includes(column));
    return { rule: { ...rule, shown, ...(named && { named }) }, whose };
  },
);

/** @throws if the file has no such table */
export function practiceTable(table: string): PracticeRecords {
  const found = practiceRecords.find(({ rule }) => rule.table === table);
  if (!found) throw new Error(`A practice has no ${table}.`);
  return found;
}
