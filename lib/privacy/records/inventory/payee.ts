import { columns, ifAny, nothing, type TableRule } from '@/lib/privacy/records/rule';

export const payeeRecords: readonly TableRule[] = [
  {
    table: 'payee_accounts',
    category: 'practice',
    whose: [{ by: 'part', column: 'payee_id', of: 'payees' }],
    shown: columns(`id payee_id account_id holder upi_id bank_name account_number ifsc tax_status gstin
      valid_from superseded_at created_at`),
    atOnce: { holder: nothing, upi_id: nothing, bank_name: nothing, account_number: nothing, ifsc: nothing },
    afterwards: 'keep',
    stays: { fixedWord: ['tax_status'], taxLaw: ['gstin'] },
  },
  {
    table: 'remittances',
    category: 'money',
    whose: [{ by: 'therapist', column: 'therapist_id' }],
    shown: columns('id therapist_id amount paid_on reference created_at taken_back_at taken_back_reason'),
    withheld: { others: ['recorded_by'] },
    atOnce: { taken_back_reason: ifAny('taken_back_reason') },
    afterwards: 'keep',
    stays: { taxLaw: ['reference'] },
  },
  {
    table: 'house_accounts',
    key: 'therapist_id',
    category: 'money',
    whose: [{ by: 'therapist', column: 'therapist_id' }],
    shown: columns('therapist_id received refunded passed_on'),
    atOnce: 'keep',
    afterwards: 'keep',
  },
  {
    table: 'payees',
    category: 'practice',
    whose: [{ by: 'therapist', column: 'therapist_id' }],
    shown: columns('id therapist_id created_at'),
    atOnce: 'keep',
    afterwards: 'keep',
  },
];
