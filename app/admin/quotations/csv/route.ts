import { quotationsAsCsv } from '@/lib/admin/quotation/queries';
import { csvRoute } from '@/lib/admin/table/csv-route';

export const GET = csvRoute('/admin/quotations', quotationsAsCsv);
