import { requireConfirmedTherapist } from '@/lib/account/session/guard';
import { exportForAccountant } from '@/lib/admin/payment/accountant-file';
import { guardedCsvRoute } from '@/lib/admin/table/csv-route';
import { xlsxAnswer } from '@/lib/admin/table/xlsx';
import { therapistPages } from '@/lib/payment/statement/outcomes';

/** A therapist's money of a financial year for their accountant, as a workbook. */
export const GET = guardedCsvRoute(
  () => requireConfirmedTherapist(`${therapistPages.payments}/earnings`),
  exportForAccountant,
  xlsxAnswer,
);
