import type { Metadata } from 'next';
import { SessionTable } from '@/components/admin/list/session-table';
import { adminListPage } from '@/components/admin/table/list-page';
import { listSessions } from '@/lib/admin/session/queries';

export const metadata: Metadata = { title: 'Sessions' };

export default adminListPage('/admin/sessions', {
  title: 'Sessions',
  lead: 'Sessions of all clients and therapists. You cannot see notes here.',
  list: listSessions,
  Table: SessionTable,
});
