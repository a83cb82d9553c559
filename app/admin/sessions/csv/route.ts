import { sessionsAsCsv } from '@/lib/admin/session/queries';
import { csvRoute } from '@/lib/admin/table/csv-route';

export const GET = csvRoute('/admin/sessions', sessionsAsCsv);
