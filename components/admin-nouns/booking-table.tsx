import { AdminTable, type Column } from '@/components/admin/table/admin-table';
import { Badge } from '@/components/admin/table/badge';
import type { BookingRow } from '@/lib/admin/booking/queries';
import { bookingFilters } from '@/lib/admin/booking/rules';
import type { Asked } from '@/lib/admin/table/filters';
import type { Paging } from '@/lib/admin/table/paging';
import { formatMoment } from '@/lib/time';

const path = '/admin/bookings';

/** Whether an appointment stands. */
export function BookingState({ status }: { readonly status: string }) {
  const cancelled = status === 'cancelled';
  return <Badge tone={cancelled ? 'quiet' : 'good'}>{cancelled ? 'Cancelled' : 'Booked'}</Badge>;
}

const columns: readonly Column<BookingRow>[] = [
  {
    header: 'Begins',
    kind: 'title',
    cell: ({ id, startsAt }) => (
      <a href={`${path}/${id}`} className="text-link -my-2 inline-block py-2">
        {formatMoment(startsAt)}
      </a>
    ),
  },
  { header: 'Who', cell: ({ person, guest }) => (guest ? `${person} (guest)` : person) },
  { header: 'With', cell: ({ therapist }) => therapist ?? 'Consultation desk' },
  { header: 'State', cell: ({ status }) => <BookingState status={status} /> },
];

type Props = { readonly rows: readonly BookingRow[]; readonly asked: Asked; readonly paging: Paging };

/** Every appointment, with therapists and at the service's own desk. */
export function BookingTable({ rows, asked, paging }: Props) {
  return (
    <AdminTable
      path={path}
      caption="Appointments"
      columns={columns}
      rows={rows}
      keyOf={({ id }) => id}
      filters={bookingFilters}
      asked={asked}
      paging={paging}
      csv={`${path}/csv`}
      empty="Nobody has booked yet."
    />
  );
}
