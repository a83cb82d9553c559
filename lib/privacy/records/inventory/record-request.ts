import { columns, type TableRule } from '@/lib/privacy/records/rule';

/** Requests for a therapist's records. They belong to the client, including the answer. */
export const recordRequestRecords: readonly TableRule[] = [
  {
    table: 'record_papers',
    category: 'care',
    whose: [{ by: 'part', column: 'request_id', of: 'record_requests' }],
    shown: columns('id request_id file_id sealed created_at'),
    sealed: 'sealed',
    atOnce: 'delete',
    afterwards: 'delete',
  },
  {
    table: 'record_requests',
    category: 'care',
    whose: [{ by: 'profile', column: 'client_id' }],
    shown: columns(`id client_id therapist_id asked_at due_at withdrawn_at answered_at withheld_because
      sealed read_at reminded_at urged_at late_told_at`),
    named: { therapist: '(SELECT name FROM therapists WHERE therapists.id = t.therapist_id)' },
    sealed: 'sealed',
    withheld: { secret: ['sealed_key'], machinery: ['submission_key'] },
    atOnce: 'delete',
    afterwards: 'delete',
  },
];
