import { columns, type TableRule } from '@/lib/privacy/records/rule';

/**
 * Handovers of a client to another therapist. They belong to the client, who decided; the summary belongs to
 * its author, whose export holds it (export/rows.ts), and the second therapist reads it.
 */
export const handoverRecords: readonly TableRule[] = [
  {
    table: 'handover_lines',
    category: 'care',
    whose: [{ by: 'part', column: 'handover_id', of: 'handovers' }],
    shown: columns('id handover_id kind name moment sessions amount form_id goal_id'),
    atOnce: 'delete',
    afterwards: 'delete',
  },
  {
    table: 'handovers',
    category: 'care',
    whose: [{ by: 'profile', column: 'client_id' }],
    shown: columns(`id client_id from_therapist_id to_therapist_id because last_day started_by started_at
      withdrawn_at answered_at answer shares_results shares_summary shares_forms shares_goals signed_at`),
    named: {
      from_therapist: '(SELECT name FROM therapists WHERE therapists.id = t.from_therapist_id)',
      to_therapist: '(SELECT name FROM therapists WHERE therapists.id = t.to_therapist_id)',
    },
    // The service's reason is about the first therapist; it is erased with that one (pseudonymise.ts).
    withheld: { betweenTherapists: ['sealed'], secret: ['sealed_key'], others: ['house_reason'] },
    atOnce: 'delete',
    afterwards: 'delete',
  },
];
