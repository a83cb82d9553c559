import { complaintsAsCsv } from '@/lib/admin/complaint/queries';
import { csvRoute } from '@/lib/admin/table/csv-route';

export const GET = csvRoute('/admin/complaints', complaintsAsCsv);
