import { columns, erasedWords, ifAny, nothing, type TableRule } from '@/lib/privacy/records/rule';

const therapist = '(SELECT name FROM therapists WHERE therapists.id = t.therapist_id)';
const ofClient = [{ by: 'profile', column: 'client_id' }] as const;

/**
 * The work of clients and therapists. The rows belong to the client, even where the therapist wrote them: a
 * therapist's copy leaves them out, because it would take other people's care out of the service.
 */
export const careRecords: readonly TableRule[] = [
  {
    table: 'therapist_reviews',
    category: 'care',
    whose: [...ofClient, { by: 'part', column: 'session_id', of: 'therapy_sessions' }],
    shown: columns(`id therapist_id client_id session_id rating comment approved_at declined_at reason
      answer answered_at changed_at created_at`),
    named: { therapist },
    withheld: { others: ['approved_by'] },
    atOnce: {
      comment: nothing,
      answer: nothing,
      answered_at: nothing,
      // The team's words about the person's words; without them the review counts as decided by no one.
      reason: "CASE WHEN t.reason IS NULL THEN NULL ELSE '-' END",
    },
    afterwards: 'delete',
  },
  {
    table: 'therapist_clients',
    category: 'care',
    whose: ofClient,
    shown: columns('id client_id therapist_id'),
    named: { therapist },
    withheld: { derived: ['name', 'sort_name'] },
    atOnce: 'delete',
    afterwards: 'delete',
  },
  {
    table: 'therapy_sessions',
    category: 'care',
    // A guest's is found by its booking.
    whose: [...ofClient, { by: 'part', column: 'booking_id', of: 'bookings' }],
    shown: columns(`id client_id therapist_id session_date duration_minutes session_type mode status plan_id
      booking_id series_id completed_at missed_at completion_undone_at cancelled_at cancelled_by
      cancel_reason break_closed_at created_at updated_at`),
    named: { therapist },
    withheld: { derived: ['session_day'] },
    atOnce: { session_type: 'DEFAULT', cancel_reason: nothing },
    afterwards: 'delete',
    stays: { fixedWord: ['mode', 'status', 'cancelled_by'] },
  },
  {
    table: 'plan_credit_entries',
    category: 'money',
    whose: [{ by: 'part', column: 'plan_id', of: 'therapy_plans' }],
    shown: columns('id plan_id kind sessions amount booking_id at'),
    atOnce: 'keep',
    // Entries are never deleted; they go with their plan.
    afterwards: 'keep',
    stays: { fixedWord: ['kind'] },
  },
  {
    table: 'therapy_plans',
    category: 'care',
    whose: ofClient,
    shown: columns(`id client_id therapist_id plan_name description plan_type status total_sessions
      completed_sessions ended_at kind_id quotation_id created_at updated_at`),
    named: { therapist },
    withheld: { machinery: ['submission_key'] },
    atOnce: { plan_name: erasedWords, description: "''" },
    afterwards: 'delete',
    stays: { fixedWord: ['plan_type', 'status'] },
  },
  {
    table: 'room_seats',
    category: 'room',
    whose: [{ by: 'part', column: 'participant_id', of: 'participants' }],
    shown: columns('id booking_id participant_id admitted_at seen_at left_at'),
    withheld: { secret: ['seat', 'visit'], machinery: ['last_signal'] },
    atOnce: 'delete',
    afterwards: 'delete',
  },
  {
    table: 'room_signals',
    category: 'room',
    whose: [{ by: 'part', column: 'booking_id', of: 'bookings' }],
    shown: columns('id booking_id sent_at'),
    // Network addresses of both people's devices, kept for two minutes.
    withheld: { others: ['payload'], secret: ['to_visit'], machinery: ['position'] },
    atOnce: 'delete',
    afterwards: 'delete',
  },
  {
    table: 'room_safety_notes',
    category: 'room',
    whose: [{ by: 'part', column: 'participant_id', of: 'participants' }],
    shown: columns('id participant_id sealed updated_at'),
    sealed: 'sealed',
    withheld: { secret: ['sealed_key'] },
    atOnce: 'delete',
    afterwards: 'delete',
  },
  {
    table: 'shown_reminders',
    category: 'care',
    whose: [{ by: 'part', column: 'participant_id', of: 'participants' }],
    shown: columns('id booking_id participant_id time channel at'),
    withheld: { machinery: ['sequence'] },
    atOnce: 'delete',
    afterwards: 'delete',
  },
  {
    table: 'bookings',
    category: 'care',
    whose: [{ by: 'held', in: 'participants', column: 'booking_id' }],
    shown: columns(`id calendar_id starts_at ends_at proposed_starts_at viewer_time_zone kind_id kind_name
      place_id mode meeting_link meeting_address meeting_caller meeting_phone backup_phone fee paying_rule
      pay_hours release_unpaid late_rule missed_rule booked_fee pay_until unpaid_told_at pay_asked_at
      cancel_notice_hours status held_until payment_submission_id transaction_id meeting_number plan_id
      rescheduled_from confirmed_at cancelled_at cancelled_by cancel_reason host_missed_at created_at updated_at`),
    withheld: { machinery: ['submission_key', 'ics_sequence', 'blocked_until'], derived: ['premises_id'] },
    atOnce: {
      cancel_reason: ifAny('cancel_reason'),
      viewer_time_zone: 'DEFAULT',
      kind_id: nothing,
      kind_name: nothing,
      meeting_link: nothing,
      meeting_address: nothing,
      meeting_phone: nothing,
      backup_phone: nothing,
    },
    // Time in a calendar.
    afterwards: 'keep',
    stays: {
      fixedWord: columns('mode meeting_caller paying_rule late_rule missed_rule status cancelled_by'),
    },
  },
  // Behind the bookings, which are found by these rows.
  {
    table: 'participants',
    category: 'care',
    whose: [
      { by: 'profile', column: 'client_id' },
      { by: 'user', column: 'user_id', whileNull: 'client_id' },
      { by: 'address', column: 'email', whileNull: 'client_id' },
    ],
    shown: columns(`id booking_id seat pays client_id user_id name email phone day_reminder_at
      three_reminder_at hour_reminder_at join_reminder_at`),
    withheld: { secret: ['link_id'] },
    // The link that was mailed opens nothing any more.
    atOnce: { name: nothing, email: nothing, phone: nothing, link_id: 'gen_random_uuid()' },
    // Deleting the account deletes the profile named here.
    afterwards: 'keep',
  },
];
