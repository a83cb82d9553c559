import { exportEarnings } from '@/lib/admin/payment/earnings-file';
import { csvRoute } from '@/lib/admin/table/csv-route';

/** The totals of the service for a financial year as a file. */
export const GET = csvRoute('/admin/payments', exportEarnings);
