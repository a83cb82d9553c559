import { badEmails, badPhones, each, noon, someHash, someId, type TableCases } from './case';

export const moneyCases: Readonly<Record<string, TableCases>> = {
  quotations: {
    valid: {
      client_id: someId,
      therapist_id: someId,
      service_type: 'Individual therapy',
      description: 'Six sessions',
      amount: '1000000.00',
    },
    broken: {
      quotations_service_type_line: each('service_type', ['', 'x'.repeat(161)]),
      quotations_description_length: each('description', ['', ' ', 'x'.repeat(4001)]),
      quotations_amount_range: each('amount', ['0', '-1', '0.001', '1000000.01', 'NaN']),
      quotations_currency_inr: each('currency', ['USD', 'inr']),
      quotations_status_known: each('status', ['approved', '']),
    },
  },
  quotation_events: {
    valid: { quotation_id: someId, status: 'accepted' },
    broken: {
      quotation_events_status_known: each('status', ['approved']),
      quotation_events_reason_length: each('reason', ['x'.repeat(2001)]),
    },
  },
  transactions: {
    valid: {
      client_id: someId,
      description: 'Six sessions',
      amount: '9000.00',
      status: 'paid',
      paid_at: noon,
    },
    broken: {
      transactions_description_line: each('description', ['', 'a\nb']),
      transactions_amount_range: each('amount', ['0', '-1', '1000000.01']),
      transactions_currency_of_method: [
        { currency: 'USD' },
        { currency: 'USD', method: 'razorpay' },
        { currency: 'EUR', method: 'stripe' },
      ],
      transactions_method_known: each('method', ['cash']),
      transactions_status_known: [{ status: 'settled', paid_at: null }],
      transactions_product_shape: each('product_slug', ['A b']),
      transactions_paid_at: [{ paid_at: null }, { status: 'pending' }],
      transactions_refunded_at: [{ status: 'refunded' }, { refunded_at: noon }],
    },
  },
  payment_submissions: {
    valid: {
      id: someId,
      therapist_id: someId,
      payer_name: 'Al',
      payer_email: 'ravi@example.in',
      bank_name: 'SB',
      account_number: 'X1234',
      reference_number: '123',
      amount: '0',
      payment_screenshot: `${someId}/screenshot.png`,
    },
    broken: {
      payment_submissions_purpose: each('therapist_id', [null]),
      payment_submissions_product_shape: each('product_slug', ['A b']),
      payment_submissions_payer_name_line: each('payer_name', ['A', 'A ', 'A\nB']),
      payment_submissions_payer_email_shape: each('payer_email', badEmails),
      payment_submissions_payer_phone_shape: each('payer_phone', badPhones),
      payment_submissions_bank_name_line: each('bank_name', ['S', ' S ']),
      payment_submissions_account_number_line: each('account_number', ['1234', 'x'.repeat(65)]),
      payment_submissions_reference_line: each('reference_number', ['12', 'x'.repeat(65)]),
      payment_submissions_reference_hash_sha256: each('reference_hash', ['x']),
      payment_submissions_amount_range: each('amount', ['-1', '1000000.01']),
      payment_submissions_unknown_fee_is_zero: [{ fee_to_be_confirmed: true, amount: '10' }],
      payment_submissions_currency_inr: each('currency', ['USD']),
      payment_submissions_status_known: each('status', ['paid']),
      payment_submissions_reviewed: each('status', ['verified', 'refunded']),
      payment_submissions_rejection_reason: [
        { status: 'rejected', reviewed_at: noon },
        { status: 'rejected', reviewed_at: noon, rejection_reason: ' ' },
      ],
      payment_submissions_upi_reference_shape: each('upi_reference', ['', 'A-1', 'A'.repeat(36)]),
      payment_submissions_screenshot_path: each('payment_screenshot', [
        'screenshot.png',
        `${someId}/screenshot.svg`,
        `${someId}/../screenshot.png`,
        '0198f2a4-7c1e-7000-8000-000000000002/screenshot.png',
      ]),
      payment_submissions_booking_link_shape: each('booking_link', ['javascript:alert(1)', '/book']),
      payment_submissions_body_hash_sha256: each('body_hash', ['x']),
    },
  },
  payment_submission_events: {
    valid: { payment_submission_id: someId, status: 'matched' },
    broken: {
      payment_submission_events_status_known: each('status', ['paid']),
      payment_submission_events_reason_length: each('reason', ['x'.repeat(1001)]),
    },
  },
  bank_statement_imports: {
    valid: { sha256: someHash, file_name: 'november.csv', row_count: 0 },
    broken: {
      bank_statement_imports_sha256_shape: each('sha256', ['x']),
      bank_statement_imports_file_name_line: each('file_name', ['']),
      bank_statement_imports_row_count: each('row_count', [-1]),
      bank_statement_imports_counts: [
        { new_count: -1 },
        { known_count: -1 },
        { debit_count: -1 },
        { unreadable_count: -1 },
      ],
      bank_statement_imports_unreadable_list: each('unreadable', ['{}']),
    },
  },
  bank_credits: {
    valid: { import_id: someId, line_hash: someHash, credited_at: noon, amount: '1500', narration: 'UPI/CR' },
    broken: {
      bank_credits_line_hash_sha256: each('line_hash', ['x']),
      bank_credits_amount_positive: each('amount', ['0', '-1']),
      bank_credits_narration_length: each('narration', ['x'.repeat(1001)]),
      bank_credits_match_has_reason: each('payment_submission_id', [someId]),
    },
  },
  receipts: {
    valid: {
      kind: 'receipt',
      series: 'platform',
      financial_year: '2026-27',
      number: 1,
      transaction_id: someId,
      payee: '{}',
      payer: '{}',
      description: 'Six sessions',
      amount: '9000',
    },
    broken: {
      receipts_kind_known: each('kind', ['invoice']),
      receipts_series_shape: each('series', ['', 'A']),
      receipts_financial_year_shape: each('financial_year', ['2026', '2026-28', '2026-2027']),
      receipts_number_positive: each('number', [0]),
      receipts_amount_range: each('amount', ['0', '1000000.01']),
      receipts_tax_within_amount: each('tax_amount', ['-1', '9000']),
      receipts_currency_inr: each('currency', ['USD']),
      receipts_description_line: each('description', ['']),
      receipts_credit_note_corrects: [{ kind: 'credit_note' }, { corrects: someId }],
    },
  },
  receipt_counters: {
    valid: { series: 'platform', financial_year: '2026-27', last_number: 0 },
    broken: {
      receipt_counters_last_number: each('last_number', [-1]),
      receipt_counters_financial_year_shape: each('financial_year', ['2026']),
    },
  },
  payment_uploads: {
    valid: { visit: someId, sha256: someHash, content_type: 'image/png', content: Buffer.from('x') },
    broken: {
      payment_uploads_sha256_shape: each('sha256', ['x']),
      payment_uploads_content_type_known: each('content_type', ['image/gif', 'text/html']),
      payment_uploads_size: each('content', [Buffer.alloc(0)]),
    },
  },
  payment_provider_events: {
    valid: { provider: 'stripe', event_id: 'evt_1', kind: 'payment_intent.succeeded' },
    broken: {
      payment_provider_events_provider_known: each('provider', ['paytm']),
      payment_provider_events_event_id_line: each('event_id', ['']),
      payment_provider_events_kind_line: each('kind', ['']),
    },
  },
};
