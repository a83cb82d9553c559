import { jobsAsCsv } from '@/lib/admin/job/queries';
import { csvRoute } from '@/lib/admin/table/csv-route';

export const GET = csvRoute('/admin/jobs', jobsAsCsv);
