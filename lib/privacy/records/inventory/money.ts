import {
  columns,
  erasedAddress,
  erasedWords,
  ifAny,
  nobodysAddress,
  nothing,
  type TableRule,
} from '@/lib/privacy/records/rule';

const therapist = '(SELECT name FROM therapists WHERE therapists.id = t.therapist_id)';

/** Quotations and money. Data that tax law requires stays: amount, day, reference, and receipts as printed. */
export const moneyRecords: readonly TableRule[] = [
  {
    table: 'quotation_events',
    category: 'money',
    whose: [{ by: 'part', column: 'quotation_id', of: 'quotations' }],
    shown: columns('id quotation_id status reason at'),
    withheld: { others: ['actor_user_id'] },
    atOnce: { reason: nothing },
    afterwards: 'delete',
    stays: { fixedWord: ['status'] },
  },
  {
    table: 'quotations',
    category: 'money',
    whose: [{ by: 'profile', column: 'client_id' }],
    shown: columns(`id client_id therapist_id service_type description amount currency sessions kind_id
      valid_until status created_at updated_at`),
    named: { therapist },
    withheld: { machinery: ['submission_key'] },
    atOnce: { service_type: erasedWords, description: erasedWords },
    afterwards: 'delete',
    stays: { fixedWord: ['currency', 'status'] },
  },
  {
    table: 'receipts',
    category: 'money',
    whose: [{ by: 'part', column: 'transaction_id', of: 'transactions' }],
    shown: columns(`id kind series financial_year number transaction_id corrects refund_id payee payer
      description amount tax_amount currency issued_at`),
    atOnce: 'keep',
    afterwards: 'keep',
    stays: {
      fixedWord: ['kind', 'series', 'financial_year', 'currency'],
      taxLaw: ['payee', 'payer', 'description'],
    },
  },
  {
    table: 'refunds',
    category: 'money',
    whose: [{ by: 'part', column: 'transaction_id', of: 'transactions' }],
    shown: columns('id transaction_id amount reason at'),
    named: { currency: '(SELECT currency FROM transactions WHERE transactions.id = t.transaction_id)' },
    atOnce: { reason: nothing },
    afterwards: 'keep',
  },
  {
    table: 'refunds_due',
    category: 'money',
    whose: [
      { by: 'part', column: 'payment_submission_id', of: 'payment_submissions' },
      { by: 'part', column: 'transaction_id', of: 'transactions' },
    ],
    shown: columns(`id payment_submission_id transaction_id booking_id therapist_id reason amount due_on
      created_at ended_at ended_because used_booking_id`),
    named: { therapist },
    withheld: { machinery: ['refunded_before', 'sealed_key', 'sealed', 'reminded_at', 'overdue_told_at'] },
    atOnce: 'keep',
    afterwards: 'keep',
    stays: { fixedWord: ['reason', 'ended_because'], untilRefunded: ['sealed_key', 'sealed'] },
  },
  {
    table: 'transactions',
    category: 'money',
    whose: [{ by: 'profile', column: 'client_id' }],
    shown: columns(`id client_id therapist_id quotation_id payment_submission_id product_slug meetings
      internship_application_id appointment_id description amount currency method status provider_reference
      provider_payment returning_because paid_at refunded_amount refunded_at entered_note undone_at
      undone_reason created_at updated_at`),
    named: { therapist },
    withheld: { machinery: ['entered_key'] },
    atOnce: { description: erasedWords, undone_reason: ifAny('undone_reason') },
    afterwards: 'keep',
    stays: {
      fixedWord: ['product_slug', 'currency', 'method', 'status', 'returning_because'],
      taxLaw: ['provider_reference', 'provider_payment', 'entered_note'],
    },
  },
  {
    table: 'bank_credits',
    category: 'money',
    whose: [
      { by: 'part', column: 'payment_submission_id', of: 'payment_submissions' },
      { by: 'part', column: 'account_id', of: 'payee_accounts' },
    ],
    shown: columns(`id account_id credited_at amount reference narration payment_submission_id match_reason
      matched_at`),
    withheld: { machinery: ['import_id', 'line_hash'] },
    atOnce: { reference: nothing, narration: erasedWords, match_reason: ifAny('match_reason') },
    afterwards: 'keep',
    stays: { taxLaw: ['line_hash'] },
  },
  {
    table: 'payment_submission_events',
    category: 'money',
    whose: [{ by: 'part', column: 'payment_submission_id', of: 'payment_submissions' }],
    shown: columns('id payment_submission_id status reason refund_id at'),
    withheld: { others: ['actor_user_id'] },
    atOnce: { reason: nothing },
    afterwards: 'keep',
    stays: { fixedWord: ['status'] },
  },
  {
    table: 'payment_submissions',
    category: 'money',
    whose: [
      { by: 'profile', column: 'client_id' },
      { by: 'user', column: 'user_id', whileNull: 'client_id' },
      { by: 'address', column: 'payer_email', whileNull: 'client_id' },
    ],
    shown: columns(`id therapist_id quotation_id product_slug internship_application_id payee_account_id
      appointment_id client_id user_id payer_name payer_email payer_phone bank_name account_number
      reference_number amount fee_to_be_confirmed currency status upi_reference payment_screenshot
      screenshot_file_id meetings booking_link booking_link_sent_at reviewed_at rejection_reason created_at
      updated_at`),
    named: { therapist },
    withheld: {
      machinery: ['submission_key', 'body_hash'],
      derived: ['reference_hash', 'duplicate_reference', 'duplicate_image'],
      others: ['reviewed_by'],
    },
    atOnce: {
      payer_name: "'Erased person'",
      payer_email: erasedAddress,
      payer_phone: nothing,
      bank_name: erasedWords,
      account_number: erasedWords,
      reference_number: erasedWords,
      payment_screenshot: nothing,
      booking_link: nothing,
      rejection_reason: ifAny('rejection_reason'),
      body_hash: nothing,
    },
    afterwards: { payer_email: nobodysAddress },
    stays: {
      fixedWord: ['product_slug', 'currency', 'status', 'upi_reference'],
      taxLaw: ['reference_hash'],
    },
  },
  {
    table: 'bank_statement_imports',
    category: 'money',
    whose: [{ by: 'part', column: 'account_id', of: 'payee_accounts' }],
    shown: columns(`id account_id file_name row_count new_count known_count debit_count unreadable_count
      without_money_count unreadable created_at`),
    withheld: { machinery: ['sha256'], others: ['imported_by'] },
    atOnce: { file_name: erasedWords },
    afterwards: 'keep',
    stays: { derived: ['sha256', 'unreadable'] },
  },
  {
    table: 'payment_uploads',
    nobody:
      'A picture that waits for its form, which says whose it is: then the picture is part of the payment, or gone after a day.',
    columns: columns('id visit sha256 content_type content perceptual_hash created_at'),
  },
  {
    table: 'receipt_counters',
    nobody: 'The last number given out.',
    columns: columns('series financial_year kind last_number'),
  },
  {
    table: 'payment_provider_events',
    nobody: 'Remembers that a message of a card company was handled; holds its number, not its content.',
    columns: columns('id provider event_id kind received_at processed_at'),
  },
];
