import { requireConfirmedTherapist } from '@/lib/account/session/guard';
import { exportCredits } from '@/lib/admin/statement/queries';
import { guardedCsvRoute } from '@/lib/admin/table/csv-route';
import { therapistPages } from '@/lib/payment/statement/outcomes';

/** The credits of the therapist's statements as a file, with the filters of the page. */
export const GET = guardedCsvRoute(() => requireConfirmedTherapist(therapistPages.statements), exportCredits);
