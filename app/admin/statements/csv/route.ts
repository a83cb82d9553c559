import { exportCredits } from '@/lib/admin/statement/queries';
import { csvRoute } from '@/lib/admin/table/csv-route';

/** The list of bank credits as a file, with the filters of the page. */
export const GET = csvRoute('/admin/statements', exportCredits);
