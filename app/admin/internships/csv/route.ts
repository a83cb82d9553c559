import { internsAsCsv } from '@/lib/admin/internship/queries';
import { csvRoute } from '@/lib/admin/table/csv-route';

export const GET = csvRoute('/admin/internships', internsAsCsv);
