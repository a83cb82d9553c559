import { csvRoute } from '@/lib/admin/table/csv-route';
import { therapistsAsCsv } from '@/lib/admin/therapist/list/queries';

export const GET = csvRoute('/admin/therapists', therapistsAsCsv);
