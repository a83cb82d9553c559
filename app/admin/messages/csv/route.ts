import { messagesAsCsv } from '@/lib/admin/message/queries';
import { csvRoute } from '@/lib/admin/table/csv-route';

export const GET = csvRoute('/admin/messages', messagesAsCsv);
