import { each, noon, someId, type TableCases } from './case';

export const adminCases: Readonly<Record<string, TableCases>> = {
  saved_views: {
    valid: { user_id: someId, list: '/admin/users', name: 'New clients', query: 'role=client' },
    broken: {
      saved_views_list_line: each('list', ['', 'x'.repeat(81)]),
      saved_views_name_line: each('name', ['', 'a\nb', 'x'.repeat(61)]),
      saved_views_query_length: each('query', ['x'.repeat(2001)]),
    },
  },
  bulk_runs: {
    valid: { act: 'verify-payments', request_id: 'request-1' },
    broken: {
      bulk_runs_act_name: each('act', ['', 'Verify', 'x'.repeat(41)]),
      bulk_runs_reason_length: each('reason', ['', 'x'.repeat(1001)]),
    },
  },
  bulk_rows: {
    valid: { run_id: someId, position: 0, subject: someId, is_done: false, said: 'Gone', done_at: noon },
    broken: {
      bulk_rows_position_counts: each('position', [-1]),
      bulk_rows_subject_id: each('subject', ['', "' OR 1=1", 'x']),
      bulk_rows_said_when_not_done: [{ said: null }, { is_done: true }],
      bulk_rows_done_at: [{ done_at: null }],
    },
  },
};
