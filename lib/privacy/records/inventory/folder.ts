import { columns, type TableRule } from '@/lib/privacy/records/rule';

const ofFolder = [{ by: 'part', column: 'folder_id', of: 'care_folders' }] as const;

/**
 * The shared records of a client or guest and a therapist. They belong to that person, including the therapist's words;
 * the export holds them unsealed, and erasing the client deletes them with their key.
 */
export const folderRecords: readonly TableRule[] = [
  {
    table: 'homework',
    category: 'care',
    whose: ofFolder,
    shown: columns('id folder_id tool sealed due_on outcome answered_at created_at'),
    sealed: 'sealed',
    withheld: { machinery: ['submission_key'] },
    atOnce: 'delete',
    afterwards: 'delete',
  },
  {
    table: 'plan_goal_steps',
    category: 'care',
    whose: [{ by: 'part', column: 'goal_id', of: 'plan_goals' }],
    shown: columns('id goal_id step at'),
    atOnce: 'delete',
    afterwards: 'delete',
  },
  {
    table: 'plan_goals',
    category: 'care',
    whose: ofFolder,
    shown: columns('id plan_id folder_id sealed created_at'),
    sealed: 'sealed',
    withheld: { machinery: ['submission_key'] },
    atOnce: 'delete',
    afterwards: 'delete',
  },
  {
    table: 'safety_plans',
    category: 'care',
    key: 'folder_id',
    whose: ofFolder,
    shown: columns('folder_id sealed shared_at'),
    sealed: 'sealed',
    atOnce: 'delete',
    afterwards: 'delete',
  },
  {
    table: 'care_folders',
    category: 'care',
    // A guest's is found by the booking.
    whose: [
      { by: 'profile', column: 'client_id' },
      { by: 'part', column: 'booking_id', of: 'bookings' },
    ],
    shown: columns('id client_id booking_id therapist_id created_at'),
    named: { therapist: '(SELECT name FROM therapists WHERE therapists.id = t.therapist_id)' },
    withheld: { secret: ['sealed_key'] },
    atOnce: 'delete',
    afterwards: 'delete',
  },
];
