import { columns, type TableRule } from '@/lib/privacy/records/rule';

const ofPerson = [
  { by: 'profile', column: 'client_id' },
  { by: 'profile', column: 'member_id' },
] as const;

/** Conversations. They belong to the client or member, including the messages of their therapist or the team. */
export const messageRecords: readonly TableRule[] = [
  {
    table: 'thread_messages',
    category: 'conversations',
    whose: [{ by: 'part', column: 'thread_id', of: 'message_threads' }],
    shown: columns('id thread_id side sealed file_id created_at'),
    sealed: 'sealed',
    withheld: { machinery: ['submission_key'] },
    atOnce: 'delete',
    afterwards: 'delete',
  },
  {
    table: 'message_threads',
    category: 'conversations',
    whose: ofPerson,
    shown: columns(`id client_id therapist_id member_id last_message_at closed_at closed_by person_read_at
      person_mailed_at person_mail_sent_at helper_read_at helper_mailed_at helper_mail_sent_at created_at`),
    named: { therapist: '(SELECT name FROM therapists WHERE therapists.id = t.therapist_id)' },
    withheld: { secret: ['sealed_key'] },
    atOnce: 'delete',
    afterwards: 'delete',
  },
  {
    table: 'message_terms',
    category: 'practice',
    key: 'therapist_id',
    whose: [{ by: 'therapist', column: 'therapist_id' }],
    shown: columns('therapist_id reply_days updated_at'),
    atOnce: 'delete',
    afterwards: 'delete',
  },
];
