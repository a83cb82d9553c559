import { AdminTable } from '@/components/admin/table/admin-table';
import { type Column, none, titleColumn } from '@/components/admin/table/columns';
import { Money } from '@/components/ui/format';
import type { ClientRow } from '@/lib/admin/client/queries';
import type { ListPart } from '@/lib/admin/table/list';
import { formatListed, formatShown, indianZone } from '@/lib/format/time';
import { cityOfZone } from '@/lib/format/zone-city';

const path = '/therapist-dashboard/clients';

/** The clock of times that do not name it. */
export const clockOf = (timeZone: string): string =>
  timeZone === indianZone ? 'IST' : `${cityOfZone(timeZone)} time`;

const columnsIn = (timeZone: string): readonly Column<ClientRow>[] => [
  titleColumn(
    'Name',
    ({ name }) => name,
    ({ id }) => `${path}/${id}`,
    'name',
  ),
  {
    header: 'Next session',
    ...(timeZone === indianZone && { clock: 'IST' }),
    sort: 'next',
    cell: ({ nextAt }) => {
      if (!nextAt) return none('None');
      return timeZone === indianZone ? formatListed(nextAt) : formatShown(nextAt, timeZone);
    },
  },
  {
    header: 'Last session',
    clock: clockOf(timeZone),
    sort: 'last',
    cell: ({ lastAt }) => (lastAt ? formatListed(lastAt, timeZone) : none('None')),
  },
  {
    header: 'Amount due',
    sort: 'due',
    kind: 'number',
    cell: ({ duePaise }) =>
      duePaise > 0 ? <Money of={duePaise} as="strong" className="text-warm-strong" /> : none('None'),
  },
  { header: 'Plan', cell: ({ plan }) => (plan ? planInWords(plan) : none('None')) },
];

/** "Eight weeks: 3 of 8, active". */
export function planInWords({ name, completed, total, statusText }: NonNullable<ClientRow['plan']>): string {
  return `${name}: ${completed} of ${total}, ${statusText.toLowerCase()}`;
}

type ClientTableProps = ListPart<ClientRow> & {
  readonly empty: string;
  /** IANA zone of the therapist. */
  readonly timeZone: string;
};

/** A therapist's clients with what one wants to know of each before opening the record. */
export function ClientTable({ timeZone, ...list }: ClientTableProps) {
  return <AdminTable {...list} path={path} caption="Your clients" columns={columnsIn(timeZone)} />;
}
