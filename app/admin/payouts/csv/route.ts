import { payoutsAsCsv } from '@/lib/admin/remittance/payout/queries';
import { csvRoute } from '@/lib/admin/table/csv-route';

export const GET = csvRoute('/admin/payouts', payoutsAsCsv);
