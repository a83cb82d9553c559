import type { Metadata } from 'next';
import { RequestTable } from '@/components/admin/message/inbox-tables';
import { adminListPage } from '@/components/admin/table/list-page';
import { listRequests } from '@/lib/admin/contact-request/queries';

export const metadata: Metadata = { title: 'Requests to therapists' };

export default adminListPage('/admin/requests', {
  title: 'Requests to therapists',
  lead: 'Messages from visitors to therapists, and their status. The content is private to the two of them.',
  list: listRequests,
  Table: RequestTable,
});
