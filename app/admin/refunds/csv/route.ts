import { refundsAsCsv } from '@/lib/admin/refund/queries';
import { csvRoute } from '@/lib/admin/table/csv-route';

export const GET = csvRoute('/admin/refunds', refundsAsCsv);
