import { requestsAsCsv } from '@/lib/admin/contact-request/queries';
import { csvRoute } from '@/lib/admin/table/csv-route';

export const GET = csvRoute('/admin/requests', requestsAsCsv);
