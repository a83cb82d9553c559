import { applicationsAsCsv } from '@/lib/admin/application/queries';
import { csvRoute } from '@/lib/admin/table/csv-route';

export const GET = csvRoute('/admin/applications', applicationsAsCsv);
