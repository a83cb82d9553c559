import type { Metadata } from 'next';
import { MessageTable } from '@/components/admin/message/inbox-tables';
import { adminListPage } from '@/components/admin/table/list-page';
import { listMessages } from '@/lib/admin/message/queries';

export const metadata: Metadata = { title: 'Messages' };

export default adminListPage('/admin/messages', {
  title: 'Messages',
  lead: 'Messages from the contact form. We promise an answer within 24 hours.',
  list: listMessages,
  Table: MessageTable,
});
