import { cardPaymentsAsCsv } from '@/lib/admin/card-payment/queries';
import { csvRoute } from '@/lib/admin/table/csv-route';

export const GET = csvRoute('/admin/card-payments', cardPaymentsAsCsv);
