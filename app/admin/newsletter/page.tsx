import type { Metadata } from 'next';
import { SubscriberTable } from '@/components/admin/list/subscriber-table';
import { adminListPage } from '@/components/admin/table/list-page';
import { listSubscribers } from '@/lib/admin/newsletter/queries';

export const metadata: Metadata = { title: 'Newsletter' };

export default adminListPage('/admin/newsletter', {
  title: 'Newsletter',
  lead: 'Who asked for the newsletter, who confirmed it, and who left. Only confirmed addresses get it.',
  list: listSubscribers,
  Table: SubscriberTable,
});
