import { csvRoute } from '@/lib/admin/table/csv-route';
import { testimonialsAsCsv } from '@/lib/admin/testimonial/queries';

export const GET = csvRoute('/admin/testimonials', testimonialsAsCsv);
