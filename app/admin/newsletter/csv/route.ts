import { exportSubscribers } from '@/lib/admin/newsletter/queries';
import { csvRoute } from '@/lib/admin/table/csv-route';

export const GET = csvRoute('/admin/newsletter', exportSubscribers);
