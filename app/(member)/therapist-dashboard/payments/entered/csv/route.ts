import { requireConfirmedTherapist } from '@/lib/account/session/guard';
import { enteredPaymentsAsCsv } from '@/lib/admin/entered-payment/queries';
import { guardedCsvRoute } from '@/lib/admin/table/csv-route';
import { therapistPages } from '@/lib/payment/statement/outcomes';

/** The payments that the therapist entered, with the filters of the page. */
export const GET = guardedCsvRoute(
  () => requireConfirmedTherapist(`${therapistPages.payments}/entered`),
  enteredPaymentsAsCsv,
);
