import { requireConfirmedTherapist } from '@/lib/account/session/guard';
import { exportPayments } from '@/lib/admin/payment/queries';
import { guardedCsvRoute } from '@/lib/admin/table/csv-route';
import { therapistPages } from '@/lib/payment/statement/outcomes';

/** The therapist's payments as a file, with the filters of the page. */
export const GET = guardedCsvRoute(() => requireConfirmedTherapist(therapistPages.payments), exportPayments);
