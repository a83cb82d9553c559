import { badEmails, badPhones, bytes, each, noon, someHash, someId, type TableCases } from './case';

export const careCases: Readonly<Record<string, TableCases>> = {
  therapist_clients: { valid: { therapist_id: someId, client_id: someId, name: 'Asha Rao' }, broken: {} },
  therapy_sessions: {
    valid: { client_id: someId, therapist_id: someId, session_date: noon },
    broken: {
      therapy_sessions_duration_range: each('duration_minutes', [0, 9, 481]),
      therapy_sessions_type_line: each('session_type', ['', 'x'.repeat(61)]),
      therapy_sessions_mode_known: each('mode', ['letter']),
      therapy_sessions_status_known: each('status', ['done', '']),
      therapy_sessions_completed_at: each('completed_at', [noon]),
      therapy_sessions_missed_at: each('missed_at', [noon]),
      therapy_sessions_cancelled_at: each('cancelled_at', [noon]),
      therapy_sessions_cancelled_by_known: each('cancelled_by', ['neighbour']),
      therapy_sessions_has_person: [{ client_id: null }],
      therapy_sessions_cancel_reason_length: each('cancel_reason', ['x'.repeat(1001)]),
    },
  },
  therapy_plans: {
    valid: { client_id: someId, therapist_id: someId, plan_name: 'Eight weeks', total_sessions: 8 },
    broken: {
      therapy_plans_name_line: each('plan_name', ['', 'x'.repeat(161)]),
      therapy_plans_description_length: each('description', ['x'.repeat(4001)]),
      therapy_plans_type_known: each('plan_type', ['family']),
      therapy_plans_status_known: each('status', ['open']),
      therapy_plans_total_range: each('total_sessions', [0, 501]),
      therapy_plans_completed_within_total: each('completed_sessions', [-1, 9]),
    },
  },
  plan_credit_entries: {
    valid: { plan_id: someId, kind: 'paid', sessions: 6, amount: '9600.50' },
    broken: {
      plan_credit_entries_kind_known: each('kind', ['given', '']),
      plan_credit_entries_sessions_some: each('sessions', [0, 501]),
      plan_credit_entries_amount_sign: each('amount', ['-1', '1000000.01']),
      plan_credit_entries_held_free: [{ kind: 'held', sessions: 1 }],
    },
  },
  assessments: {
    valid: { client_id: someId, assessment_type: 'PHQ-9', score: 27, completed_at: noon },
    broken: {
      assessments_type_line: each('assessment_type', ['']),
      assessments_score_range: [
        { score: -1 },
        { score: 28 },
        { assessment_type: 'GAD-7', score: 22 },
        { assessment_type: 'WHO-5', score: 101 },
        { assessment_type: 'K6', score: 25 },
        { assessment_type: 'AUDIT-C', score: 13 },
      ],
    },
  },
  measure_requests: {
    valid: { client_id: someId, therapist_id: someId, instrument: 'PHQ-9', rhythm: 'fortnightly' },
    broken: {
      measure_requests_instrument_line: each('instrument', ['']),
      measure_requests_rhythm_known: each('rhythm', ['daily', '']),
      measure_requests_ended_known: [{ ended_at: noon }, { ended_at: noon, ended_by: 'neighbour' }],
      measure_requests_next_waits: each('next_at', [noon]),
    },
  },
  break_terms: {
    valid: { therapist_id: someId, weeks: 3 },
    broken: { break_terms_weeks_range: each('weeks', [0, 53]) },
  },
  calendars: {
    valid: { therapist_id: someId },
    broken: {
      calendars_time_zone_shape: each('time_zone', ['', '+05:30']),
      calendars_slot_range: each('slot_minutes', [0, 14, 241]),
      calendars_consultation_minutes: [{ therapist_id: null, slot_minutes: 60 }],
      calendars_buffer_range: each('buffer_minutes', [-1, 241]),
      calendars_notice_range: each('notice_minutes', [-1, 43_201]),
      calendars_horizon_range: each('horizon_days', [0, 366]),
      calendars_cancel_notice_range: each('cancel_notice_hours', [-1, 337]),
      calendars_new_clients_range: each('new_clients_a_week', [0, 21]),
    },
  },
  appointment_terms: {
    valid: { calendar_id: someId },
    broken: {
      appointment_terms_video_link_https: each('video_link', ['http://meet.example.in/a', 'https://', 'x']),
      appointment_terms_phone_caller_known: each('phone_caller', ['nobody']),
      appointment_terms_host_phone_shape: each('host_phone', badPhones),
      appointment_terms_backup_phone_shape: each('backup_phone', badPhones),
      appointment_terms_paying_rule_known: each('paying_rule', ['later']),
      appointment_terms_pay_hours_range: each('pay_hours', [0, 337]),
      appointment_terms_late_rule_known: each('late_rule', ['quarter', '']),
      appointment_terms_missed_rule_known: each('missed_rule', ['half-all-24']),
      appointment_terms_address_length: each('address', ['', 'x'.repeat(501)]),
    },
  },
  availability_hours: {
    valid: { calendar_id: someId, weekday: 1, start_minute: 600, end_minute: 1080 },
    broken: {
      availability_hours_weekday_range: each('weekday', [0, 8]),
      availability_hours_minutes: [{ end_minute: 600 }, { start_minute: -1 }, { end_minute: 1441 }],
    },
  },
  availability_exceptions: {
    valid: { calendar_id: someId, on_date: '2026-12-25', kind: 'closed' },
    broken: {
      availability_exceptions_kind_known: each('kind', ['holiday']),
      availability_exceptions_place: each('place_id', [someId]),
      availability_exceptions_minutes: [
        { kind: 'extra' },
        { start_minute: 600 },
        { kind: 'extra', start_minute: 600, end_minute: 540 },
      ],
    },
  },
  kept_hours: {
    valid: {
      ...{ calendar_id: someId, client_id: someId, weekday: 1, start_minute: 1080, minutes: 50 },
      ...{ every_weeks: 1, from_date: '2026-12-07' },
    },
    broken: {
      kept_hours_weekday_range: each('weekday', [0, 8]),
      kept_hours_minutes: [{ start_minute: -1 }, { minutes: 9 }, { minutes: 481 }, { start_minute: 1400 }],
      kept_hours_every_weeks_known: each('every_weeks', [0, 3]),
      kept_hours_one_person: [{ client_id: null }, { card_id: someId }],
    },
  },
  places: {
    valid: { therapist_id: someId, name: 'Kothrud', address: '12 Karve Road, Pune' },
    broken: {
      places_name_line: each('name', ['', 'x'.repeat(61), 'two\nlines']),
      places_address_length: each('address', ['', 'x'.repeat(401)]),
    },
  },
  busy_sources: {
    valid: {
      calendar_id: someId,
      sealed_key: bytes(68),
      sealed_address: bytes(60),
    },
    broken: {
      busy_sources_key_wrapped: each('sealed_key', [bytes(67)]),
      busy_sources_address_length: each('sealed_address', [bytes(28), bytes(2101)]),
      busy_sources_unread_counts: each('unread', [-1]),
      busy_sources_failure_word: [{ failure: 'Not found', failing_since: noon }],
      busy_sources_failure_since: [{ failure: 'refused' }, { failing_since: noon }],
    },
  },
  busy_times: {
    valid: { calendar_id: someId, starts_at: '2026-11-24T13:00:00Z', ends_at: '2026-11-24T14:00:00Z' },
    broken: { busy_times_end_later: each('ends_at', ['2026-11-24T13:00:00Z']) },
  },
  shown_reminders: {
    valid: { booking_id: someId, sequence: 0, time: 'hour' },
    broken: {
      shown_reminders_time_known: each('time', ['week']),
      shown_reminders_channel_known: each('channel', ['fax']),
    },
  },
  waitlist_entries: {
    valid: { therapist_id: someId, email: 'ravi@example.in', notice_version: '2026-11', confirmed_at: noon },
    broken: {
      waitlist_entries_email_shape: each('email', badEmails),
      waitlist_entries_notice_version_line: each('notice_version', ['']),
      waitlist_entries_reachable: each('email', [null]),
      waitlist_entries_zone_shape: each('time_zone', ['', '+05:30']),
      waitlist_entries_unanswered_range: each('unanswered', [-1, 10]),
      waitlist_entries_offer_confirmed: [{ confirmed_at: null, offered_until: noon }],
      waitlist_entries_ended_known: [
        { ended_at: noon },
        { ended_because: 'left' },
        { ended_at: noon, ended_because: 'bored' },
      ],
    },
  },
  participants: {
    valid: { booking_id: someId, name: 'Ravi Kumar', email: 'ravi@example.in', phone: '+919876543210' },
    broken: {
      participants_seat_range: each('seat', [0, 101]),
      participants_name_line: each('name', ['', 'R\nK']),
      participants_email_shape: each('email', badEmails),
      participants_phone_shape: each('phone', badPhones),
    },
  },
  bookings: {
    valid: {
      calendar_id: someId,
      starts_at: '2026-11-24T13:00:00Z',
      ends_at: '2026-11-24T13:45:00Z',
      blocked_until: '2026-11-24T14:00:00Z',
      held_until: noon,
    },
    broken: {
      bookings_cancel_notice_range: each('cancel_notice_hours', [-1, 337]),
      bookings_meeting_link_https: each('meeting_link', ['http://meet.example.in/a', 'x']),
      bookings_meeting_caller_known: each('meeting_caller', ['nobody']),
      bookings_meeting_phone_shape: each('meeting_phone', badPhones),
      bookings_backup_phone_shape: each('backup_phone', badPhones),
      bookings_meeting_address_length: each('meeting_address', ['', 'x'.repeat(501)]),
      bookings_fee_range: each('fee', ['-1', '1000000.01']),
      bookings_paying_rule_known: each('paying_rule', ['later']),
      bookings_pay_hours_range: each('pay_hours', [0, 337]),
      bookings_late_rule_known: each('late_rule', ['quarter', '']),
      bookings_missed_rule_known: each('missed_rule', ['half-all-24']),
      bookings_booked_fee_above: [
        { fee: '900', booked_fee: '899.99' },
        { fee: '900', booked_fee: '1000000.01' },
      ],
      bookings_pay_until_ahead: each('pay_until', [noon]),
      bookings_times: [
        { ends_at: '2026-11-24T13:00:00Z' },
        { blocked_until: '2026-11-24T13:30:00Z' },
        { blocked_until: '2026-11-25T13:00:00Z' },
      ],
      bookings_zone_shape: each('viewer_time_zone', ['']),
      bookings_kind_named: [{ kind_id: someId }, { kind_id: someId, kind_name: '' }],
      bookings_one_purchase: [{ payment_submission_id: someId, transaction_id: someId }],
      bookings_meeting_number_range: each('meeting_number', [0, 13]),
      bookings_mode_known: each('mode', ['letter']),
      bookings_status_known: each('status', ['free']),
      bookings_hold_ends: each('held_until', [null]),
      bookings_confirmed_at: each('status', ['confirmed']),
      bookings_cancelled_by_known: each('cancelled_by', ['neighbour']),
      bookings_cancel_reason_length: each('cancel_reason', ['x'.repeat(1001)]),
      bookings_host_missed_after: each('host_missed_at', ['2026-11-24T13:00:00Z']),
      bookings_ics_sequence: each('ics_sequence', [-1]),
    },
  },
  room_seats: {
    valid: { booking_id: someId, seat: someId, visit: someId },
    broken: {
      room_seats_last_signal_range: each('last_signal', [-1]),
    },
  },
  room_signals: {
    valid: { booking_id: someId, to_visit: someId, payload: '{}' },
    broken: { room_signals_payload_size: each('payload', ['', 'x'.repeat(24_001)]) },
  },
  room_safety_notes: {
    valid: { participant_id: someId, sealed_key: bytes(68), sealed: bytes(40) },
    broken: {
      room_safety_notes_key_wrapped: each('sealed_key', [bytes(67)]),
      room_safety_notes_sealed_length: each('sealed', [bytes(28), bytes(8_193)]),
    },
  },
  calendar_feeds: {
    valid: { user_id: someId, token_hash: someHash },
    broken: { calendar_feeds_token_hash_sha256: each('token_hash', ['secret']) },
  },
};
