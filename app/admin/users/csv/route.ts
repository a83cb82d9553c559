import { csvRoute } from '@/lib/admin/table/csv-route';
import { exportUsers } from '@/lib/admin/user/queries';

export const GET = csvRoute('/admin/users', exportUsers);
