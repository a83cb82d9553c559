/** How a person's row names a therapist who can see it. */
type Seen = {
  readonly table: string;
  /** The therapist's id, as SQL over the row `t`; null for a row that no therapist can see. */
  readonly therapist: string;
  /** The visible rows, as SQL over the row; all by default. */
  readonly only?: string;
  /** The visible data, as part of a list in a sentence. */
  readonly what: string;
};

const ofCalendar = '(SELECT c.therapist_id FROM calendars c WHERE c.id = t.calendar_id)';
const ofFolder = '(SELECT f.therapist_id FROM care_folders f WHERE f.id = t.folder_id)';
const ofParticipant = `(SELECT c.therapist_id FROM participants a JOIN bookings b ON b.id = a.booking_id
  JOIN calendars c ON c.id = b.calendar_id WHERE a.id = t.participant_id)`;

/** A person's data that therapists can see. */
export const seenBy: readonly Seen[] = [
  { table: 'therapist_contact_requests', therapist: 't.therapist_id', what: 'messages' },
  { table: 'message_threads', therapist: 't.therapist_id', what: 'conversations' },
  { table: 'form_requests', therapist: 't.therapist_id', what: 'forms' },
  { table: 'bookings', therapist: ofCalendar, only: 't.confirmed_at IS NOT NULL', what: 'appointments' },
  { table: 'kept_hours', therapist: ofCalendar, what: 'an hour held for you' },
  { table: 'room_safety_notes', therapist: ofParticipant, what: 'your safety details before a call' },
  { table: 'therapy_sessions', therapist: 't.therapist_id', what: 'sessions' },
  { table: 'therapy_plans', therapist: 't.therapist_id', what: 'plans' },
  { table: 'therapist_reviews', therapist: 't.therapist_id', what: 'reviews' },
  { table: 'homework', therapist: ofFolder, what: 'homework' },
  { table: 'plan_goals', therapist: ofFolder, what: 'goals' },
  { table: 'safety_plans', therapist: ofFolder, what: 'a safety plan' },
  { table: 'assessments', therapist: 't.shared_with_therapist_id', what: 'screening results' },
  { table: 'measure_requests', therapist: 't.therapist_id', what: 'questionnaires asked for' },
  { table: 'record_requests', therapist: 't.therapist_id', what: 'requests for records' },
  // The second therapist sees the client once the client agrees; the records of the work itself name the
  // first one.
  {
    table: 'handovers',
    therapist: 't.to_therapist_id',
    only: "t.answer = 'accepted'",
    what: 'what was handed over',
  },
  { table: 'client_cards', therapist: 't.therapist_id', what: 'a client card' },
  {
    table: 'brought_records',
    therapist: 't.therapist_id',
    what: 'records that they brought from another practice',
  },
  { table: 'quotations', therapist: 't.therapist_id', what: 'quotations' },
  { table: 'payment_submissions', therapist: 't.therapist_id', what: 'payments' },
  { table: 'transactions', therapist: 't.therapist_id', what: 'payments' },
];

/** Columns of a person's rows that name a therapist without access, and the reason. */
export const unseen: Readonly<Record<string, string>> = {
  'handovers.from_therapist_id': 'Knows the client by what they worked on together.',
  'refunds_due.therapist_id': 'Holds money of a payment, which names them already.',
  'care_folders.therapist_id': 'Holds a key; what it seals is named by itself.',
  'contact_messages.therapist_id': 'Our team reads it and answers.',
  'therapist_clients.therapist_id': 'Says only that there is something above.',
  'waitlist_entries.therapist_id': 'The therapist does not see it.',
  'therapist_applications.therapist_id': 'The listing that came of the person’s own application.',
  'notes.therapist_id': 'Their own words, which nobody gave them.',
};
