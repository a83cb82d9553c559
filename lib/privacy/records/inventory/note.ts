import { columns, type TableRule } from '@/lib/privacy/records/rule';

// A note on a guest is found by the booking.
const ofClient = [
  { by: 'profile', column: 'client_id' },
  { by: 'part', column: 'booking_id', of: 'bookings' },
] as const;

/**
 * A therapist's own notes. A client's export lists a note and its date; its words are for its author alone.
 * Erasing the client ends the link; erasing the therapist deletes the key, without which the notes cannot be
 * read.
 */
export const noteRecords: readonly TableRule[] = [
  {
    table: 'note_versions',
    category: 'notes',
    whose: [{ by: 'part', column: 'note_id', of: 'notes' }],
    shown: columns('id note_id saved_at'),
    withheld: { authors: ['sealed'], machinery: ['tab'] },
    atOnce: 'keep',
    afterwards: 'keep',
    stays: { authors: ['sealed'] },
  },
  {
    table: 'notes',
    category: 'notes',
    whose: ofClient,
    shown: columns(`id therapist_id client_id booking_id template version amends_id created_at saved_at
      signed_at`),
    named: { therapist: '(SELECT name FROM therapists WHERE therapists.id = t.therapist_id)' },
    withheld: { authors: ['sealed'] },
    atOnce: 'keep',
    // Deleting the account also deletes the link.
    afterwards: 'keep',
    stays: { authors: ['sealed'], fixedWord: ['template'] },
  },
  {
    table: 'notebooks',
    category: 'notes',
    key: 'therapist_id',
    whose: [{ by: 'therapist', column: 'therapist_id' }],
    shown: columns('therapist_id created_at'),
    withheld: { secret: ['sealed_key'] },
    atOnce: 'delete',
    afterwards: 'delete',
  },
];
