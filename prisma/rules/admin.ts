import { each, someId, type TableCases } from './case';

export const adminCases: Readonly<Record<string, TableCases>> = {
  saved_views: {
    valid: { user_id: someId, list: '/admin/users', name: 'New clients', query: 'role=client' },
    broken: {
      saved_views_list_line: each('list', ['', 'x'.repeat(81)]),
      saved_views_name_line: each('name', ['', 'a\nb', 'x'.repeat(61)]),
      saved_views_query_length: each('query', ['x'.repeat(2001)]),
    },
  },
};
