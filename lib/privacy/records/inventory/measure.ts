import { columns, type TableRule } from '@/lib/privacy/records/rule';

const ofClient = [{ by: 'profile', column: 'client_id' }] as const;

/** Stored results of questionnaires, and therapists' requests for them. */
export const measureRecords: readonly TableRule[] = [
  {
    table: 'assessments',
    category: 'assessments',
    whose: ofClient,
    shown: columns(`id client_id assessment_type score completed_at safety_mark shared_with_therapist_id
      created_at`),
    named: {
      shared_with: '(SELECT name FROM therapists WHERE therapists.id = t.shared_with_therapist_id)',
    },
    withheld: { machinery: ['submission_key'] },
    atOnce: 'delete',
    afterwards: 'delete',
  },
  {
    table: 'measure_requests',
    category: 'assessments',
    whose: ofClient,
    shown: columns(`id client_id therapist_id instrument rhythm asked_at answered_at next_at ended_at
      ended_by created_at`),
    named: { therapist: '(SELECT name FROM therapists WHERE therapists.id = t.therapist_id)' },
    atOnce: 'delete',
    afterwards: 'delete',
  },
];
