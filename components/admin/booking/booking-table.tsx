import { adminTable } from '@/components/admin/table/admin-table';
import { type Column, none } from '@/components/admin/table/columns';
import { Badge } from '@/components/ui/badge';
import { When } from '@/components/ui/format';
import type { BookingRow } from '@/lib/admin/booking/queries';

const path = '/admin/bookings';

export function BookingState({ status }: { readonly status: string }) {
  const cancelled = status === 'cancelled';
  return <Badge variant={cancelled ? 'muted' : 'success'}>{cancelled ? 'Cancelled' : 'Booked'}</Badge>;
}

const columns: readonly Column<BookingRow>[] = [
  {
    header: 'Begins',
    sort: 'begins',
    kind: 'title',
    cell: ({ id, startsAt }) => (
      <a href={`${path}/${id}`} className="text-link py-2">
        <When at={startsAt} as="listed" />
      </a>
    ),
  },
  { header: 'Who', cell: ({ person, guest }) => (guest ? `${person} (guest)` : person) },
  { header: 'With', cell: ({ therapist }) => therapist ?? 'Consultations' },
  { header: 'State', cell: ({ status }) => <BookingState status={status} /> },
  { header: 'Payment', cell: ({ fee }) => fee || none() },
];

export const BookingTable = adminTable({ path, caption: 'Appointments', columns, empty: 'No bookings yet.' });
