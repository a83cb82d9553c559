import { houseAccountsAsCsv } from '@/lib/admin/remittance/queries';
import { csvRoute } from '@/lib/admin/table/csv-route';

export const GET = csvRoute('/admin/remittances', houseAccountsAsCsv);
