import { requireConfirmedTherapist } from '@/lib/account/session/guard';
import { exportCredits } from '@/lib/admin/statement/queries';
import { guardedCsvRoute } from '@/lib/admin/table/csv-route';
import { therapistRoom } from '@/lib/payment/statement/outcomes';

/** The credits of the therapist's statements as a file, with the filters of the page. */
export const GET = guardedCsvRoute(() => requireConfirmedTherapist(therapistRoom.statements), exportCredits);
