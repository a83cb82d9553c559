import type { Metadata } from 'next';
import { QuotationTable } from '@/components/admin/list/quotation-table';
import { adminListPage } from '@/components/admin/table/list-page';
import { listQuotations } from '@/lib/admin/quotation/queries';

export const metadata: Metadata = { title: 'Quotations' };

export default adminListPage('/admin/quotations', {
  title: 'Quotations',
  lead: 'Quotations from therapists to their clients. Descriptions are private to the two of them.',
  list: listQuotations,
  Table: QuotationTable,
});
