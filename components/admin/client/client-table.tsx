import { AdminTable } from '@/components/admin/table/admin-table';
import { type Column, none, titleColumn } from '@/components/admin/table/columns';
import { Money, When } from '@/components/ui/format';
import type { ClientRow } from '@/lib/admin/client/queries';
import type { ListPart } from '@/lib/admin/table/list';
import { indianZone } from '@/lib/format/time';

const path = '/therapist-dashboard/clients';

const columnsIn = (timeZone: string): readonly Column<ClientRow>[] => [
  titleColumn(
    'Name',
    ({ name }) => name,
    ({ id }) => `${path}/${id}`,
    'name',
  ),
  {
    header: 'Next session',
    sort: 'next',
    cell: ({ nextAt }) => {
      if (!nextAt) return none('None');
      return <When at={nextAt} zone={timeZone} as={timeZone === indianZone ? 'listed' : 'moment'} />;
    },
  },
  {
    header: 'Last session',
    sort: 'last',
    cell: ({ lastAt }) => (lastAt ? <When at={lastAt} zone={timeZone} as="listed" /> : none('None')),
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
