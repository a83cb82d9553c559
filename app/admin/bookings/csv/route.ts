import { bookingsAsCsv } from '@/lib/admin/booking/queries';
import { csvRoute } from '@/lib/admin/table/csv-route';

export const GET = csvRoute('/admin/bookings', bookingsAsCsv);
