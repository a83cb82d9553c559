import { exportAudit } from '@/lib/admin/audit/queries';
import { csvRoute } from '@/lib/admin/table/csv-route';

export const GET = csvRoute('/admin/audit', exportAudit);
