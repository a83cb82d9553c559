import { columns, type TableRule } from '@/lib/privacy/records/rule';

/**
 * Forms that a client or guest fills in and signs. They belong to that person, and are erased with their account for
 * both sides. A guardian's name and address are in no export; the signed form names the signer.
 */
export const formRecords: readonly TableRule[] = [
  {
    table: 'form_guardians',
    category: 'forms',
    whose: [{ by: 'part', column: 'request_id', of: 'form_requests' }],
    shown: columns('id request_id expires_at opened_at signed_at refused_at withdrawn_at created_at'),
    withheld: { others: ['sealed'], secret: ['token_hash'] },
    atOnce: 'delete',
    afterwards: 'delete',
  },
  {
    table: 'form_requests',
    category: 'forms',
    // A guest's is found by the booking.
    whose: [
      { by: 'profile', column: 'client_id' },
      { by: 'part', column: 'booking_id', of: 'bookings' },
    ],
    shown: columns(`id template_id therapist_id client_id booking_id version sealed sha256 sent_at opened_at
      reminded_at signed_at withdrawn_at cancelled_at`),
    sealed: 'sealed',
    named: { therapist: '(SELECT name FROM therapists WHERE therapists.id = t.therapist_id)' },
    withheld: { secret: ['sealed_key'] },
    atOnce: 'delete',
    afterwards: 'delete',
  },
  {
    table: 'form_templates',
    category: 'practice',
    whose: [{ by: 'therapist', column: 'therapist_id' }],
    shown: columns(`id therapist_id ready draft content version published_at archived_at automatic_since
      created_at`),
    atOnce: 'delete',
    afterwards: 'delete',
  },
];
