import { exportPayments } from '@/lib/admin/payment/queries';
import { csvRoute } from '@/lib/admin/table/csv-route';

/** The list of payments as a file, with the filters of the page. */
export const GET = csvRoute('/admin/payments', exportPayments);
