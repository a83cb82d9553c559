import { columns, type TableRule } from '@/lib/privacy/records/rule';

const ofTherapist = { by: 'therapist', column: 'therapist_id' } as const;

/**
 * Client cards belong to the person on them, found by the linked account or, before that, by their confirmed
 * address; and to the therapist who wrote them. Erasing either deletes them.
 */
export const clientCardRecords: readonly TableRule[] = [
  {
    table: 'brought_papers',
    category: 'care',
    whose: [{ by: 'part', column: 'record_id', of: 'brought_records' }],
    shown: columns('id record_id file_id created_at'),
    // The rows that name the file hold its name too.
    withheld: { derived: ['sealed'] },
    atOnce: 'delete',
    afterwards: 'delete',
  },
  // Records from another practice's file are of the person, and of the therapist who brought them.
  {
    table: 'brought_records',
    category: 'care',
    whose: [
      ofTherapist,
      { by: 'profile', column: 'client_id' },
      { by: 'part', column: 'card_id', of: 'client_cards' },
    ],
    shown: columns('id therapist_id reading_id client_id card_id sealed created_at'),
    sealed: 'sealed',
    named: { therapist: '(SELECT name FROM therapists WHERE therapists.id = t.therapist_id)' },
    withheld: { secret: ['sealed_key'] },
    atOnce: 'delete',
    afterwards: 'delete',
  },
  {
    table: 'client_cards',
    category: 'cards',
    whose: [
      ofTherapist,
      { by: 'profile', column: 'client_id' },
      { by: 'address', column: 'email', whileNull: 'client_id' },
    ],
    shown: columns(`id therapist_id name email phone sealed import_id invited_at invite_way client_id
      linked_at welcomed_at refused_at created_at updated_at`),
    sealed: 'sealed',
    named: { therapist: '(SELECT name FROM therapists WHERE therapists.id = t.therapist_id)' },
    withheld: { secret: ['sealed_key', 'invite_id'], derived: ['refused_keys'] },
    atOnce: 'delete',
    afterwards: 'delete',
  },
  {
    table: 'card_imports',
    category: 'cards',
    whose: [ofTherapist],
    shown: columns('id therapist_id lines columns created_at taken_at taken undone_at'),
    withheld: { secret: ['sealed_key'], others: ['sealed'] },
    atOnce: 'delete',
    afterwards: 'delete',
  },
  {
    table: 'imported_sessions',
    category: 'cards',
    whose: [ofTherapist],
    shown: columns('id therapist_id import_id booking_id card_id created_at'),
    withheld: { derived: ['key'] },
    atOnce: 'delete',
    afterwards: 'delete',
  },
];
