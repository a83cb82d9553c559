import { columns, type TableRule } from '@/lib/privacy/records/rule';

/** A therapist's bookable times. */
export const calendarRecords: readonly TableRule[] = [
  {
    table: 'availability_hours',
    category: 'practice',
    whose: [{ by: 'part', column: 'calendar_id', of: 'calendars' }],
    shown: columns('id calendar_id weekday start_minute end_minute place_id'),
    atOnce: 'delete',
    afterwards: 'delete',
  },
  {
    table: 'availability_exceptions',
    category: 'practice',
    whose: [{ by: 'part', column: 'calendar_id', of: 'calendars' }],
    shown: columns('id calendar_id on_date kind start_minute end_minute place_id created_at'),
    atOnce: 'delete',
    afterwards: 'delete',
  },
  {
    table: 'places',
    category: 'practice',
    whose: [{ by: 'therapist', column: 'therapist_id' }],
    shown: columns('id therapist_id name address also_remote archived_at created_at updated_at'),
    // The code by which a colleague names the same place.
    withheld: { secret: ['premises_id', 'share_code'] },
    atOnce: 'delete',
    afterwards: 'delete',
  },
  {
    table: 'kept_hours',
    category: 'care',
    whose: [
      { by: 'part', column: 'calendar_id', of: 'calendars' },
      { by: 'profile', column: 'client_id' },
    ],
    shown: columns(`id calendar_id client_id card_id weekday start_minute minutes every_weeks from_date
      created_at`),
    // Erasing either of the two releases the hour.
    atOnce: 'delete',
    afterwards: 'delete',
  },
  {
    table: 'busy_sources',
    category: 'practice',
    key: 'calendar_id',
    whose: [{ by: 'part', column: 'calendar_id', of: 'calendars' }],
    shown: columns('calendar_id named_at due_at read_at unread failure failing_since told_at'),
    withheld: { secret: ['sealed_key', 'sealed_address'] },
    atOnce: 'delete',
    afterwards: 'delete',
  },
  {
    table: 'busy_times',
    category: 'practice',
    whose: [{ by: 'part', column: 'calendar_id', of: 'calendars' }],
    shown: columns('id calendar_id starts_at ends_at'),
    atOnce: 'delete',
    afterwards: 'delete',
  },
  {
    table: 'appointment_terms',
    category: 'practice',
    key: 'calendar_id',
    whose: [{ by: 'part', column: 'calendar_id', of: 'calendars' }],
    shown: columns(`calendar_id video_link phone_caller host_phone address backup_phone paying_rule
      pay_hours release_unpaid late_rule missed_rule updated_at`),
    atOnce: 'delete',
    afterwards: 'delete',
  },
  {
    table: 'calendars',
    category: 'practice',
    whose: [{ by: 'therapist', column: 'therapist_id' }],
    shown: columns(`id therapist_id time_zone slot_minutes buffer_minutes notice_minutes horizon_days
      cancel_notice_hours new_clients_a_week created_at updated_at`),
    withheld: { derived: ['next_free_due_at'] },
    atOnce: { time_zone: 'DEFAULT' },
    // Goes with the therapist's row, because it held other people's appointments.
    afterwards: 'keep',
  },
  {
    table: 'calendar_feeds',
    category: 'practice',
    whose: [{ by: 'user', column: 'user_id' }],
    shown: columns('id user_id created_at revoked_at'),
    withheld: { secret: ['token_hash'] },
    atOnce: 'delete',
    afterwards: 'delete',
  },
  {
    table: 'break_terms',
    category: 'practice',
    key: 'therapist_id',
    whose: [{ by: 'therapist', column: 'therapist_id' }],
    shown: columns('therapist_id weeks updated_at'),
    atOnce: 'delete',
    afterwards: 'delete',
  },
];
