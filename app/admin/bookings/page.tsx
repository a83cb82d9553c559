import type { Metadata } from 'next';
import { BookingTable } from '@/components/admin/booking/booking-table';
import { adminListPage } from '@/components/admin/table/list-page';
import { listBookings } from '@/lib/admin/booking/queries';

export const metadata: Metadata = { title: 'Appointments' };

export default adminListPage('/admin/bookings', {
  title: 'Appointments',
  lead: 'With therapists and for our own consultations.',
  list: listBookings,
  Table: BookingTable,
});
