import type { Metadata } from 'next';
import { SubscriberTable } from '@/components/admin/list/subscriber-table';
import { adminListPage } from '@/components/admin/table/list-page';
import { listSubscribers } from '@/lib/admin/newsletter/queries';

export const metadata: Metadata = { title: 'Newsletter' };

export default adminListPage('/admin/newsletter', {
  title: 'Newsletter',
  lead: 'Newsletter subscribers, confirmed and unsubscribed. We send it only to confirmed addresses.',
  list: listSubscribers,
  Table: SubscriberTable,
});
