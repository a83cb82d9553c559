import type { Metadata } from 'next';
import { QuotationTable } from '@/components/admin/list/quotation-table';
import { adminListPage } from '@/components/admin/table/list-page';
import { listQuotations } from '@/lib/admin/quotation/queries';

export const metadata: Metadata = { title: 'Quotations' };

export default adminListPage('/admin/quotations', {
  title: 'Quotations',
  lead: 'What therapists have offered to their clients. What they wrote about it is between the two.',
  list: listQuotations,
  Table: QuotationTable,
});
