import type { Metadata } from 'next';
import { AdminPage } from '@/components/admin/admin-page';
import { BookingTable } from '@/components/admin-nouns/booking-table';
import { guarded } from '@/components/member/guarded';
import { listBookings } from '@/lib/admin/booking/queries';
import { numberedPaging } from '@/lib/admin/table/paging';
import { requireRole } from '@/lib/auth/guard';

export const metadata: Metadata = { title: 'Appointments' };

export default function BookingsPage({ searchParams }: PageProps<'/admin/bookings'>) {
  return guarded(
    () => requireRole('admin', '/admin/bookings'),
    async (viewer) => {
      const { rows, asked, page, total } = await listBookings(viewer, await searchParams);
      return (
        <AdminPage
          title="Appointments"
          lead="With therapists and at our own consultation desk. Times in India."
        >
          <BookingTable rows={rows} asked={asked} paging={numberedPaging(page, total)} />
        </AdminPage>
      );
    },
  );
}
