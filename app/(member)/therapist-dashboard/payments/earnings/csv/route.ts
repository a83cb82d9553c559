import { requireConfirmedTherapist } from '@/lib/account/session/guard';
import { exportEarnings } from '@/lib/admin/payment/earnings-file';
import { guardedCsvRoute } from '@/lib/admin/table/csv-route';
import { therapistPages } from '@/lib/payment/statement/outcomes';

/** The therapist's totals of a financial year as a file. */
export const GET = guardedCsvRoute(
  () => requireConfirmedTherapist(`${therapistPages.payments}/earnings`),
  exportEarnings,
);
