import type { Metadata } from 'next';
import { SessionTable } from '@/components/admin/list/session-table';
import { adminListPage } from '@/components/admin/table/list-page';
import { listSessions } from '@/lib/admin/session/queries';

export const metadata: Metadata = { title: 'Sessions' };

export default adminListPage('/admin/sessions', {
  title: 'Sessions',
  lead: 'Who met whom, and when. What they said to each other is not here.',
  list: listSessions,
  Table: SessionTable,
});
