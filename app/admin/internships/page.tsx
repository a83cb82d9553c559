import type { Metadata } from 'next';
import { InternTable } from '@/components/admin/internship/intern-table';
import { adminListPage } from '@/components/admin/table/list-page';
import { listInterns } from '@/lib/admin/internship/queries';

export const metadata: Metadata = { title: 'Internships' };

export default adminListPage('/admin/internships', {
  title: 'Internships',
  lead: 'Internship applications. We have promised an answer within ten days.',
  list: listInterns,
  Table: InternTable,
});
