import { enteredPaymentsAsCsv } from '@/lib/admin/entered-payment/queries';
import { csvRoute } from '@/lib/admin/table/csv-route';

export const GET = csvRoute('/admin/entered-payments', enteredPaymentsAsCsv);
