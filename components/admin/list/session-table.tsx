import { AdminTable, type Column } from '@/components/admin/table/admin-table';
import { none } from '@/components/admin/table/columns';
import { peopleColumns } from '@/components/admin/table/people-columns';
import { Badge } from '@/components/ui/badge';
import { When } from '@/components/ui/format';
import type { SessionRow } from '@/lib/admin/session/queries';
import type { ListPart } from '@/lib/admin/table/list';
import { inWords, sessionStatuses } from '@/lib/care/session/rules';

const path = '/admin/sessions';

const tones: Readonly<Record<string, 'success' | 'warm' | 'destructive' | 'muted'>> = {
  scheduled: 'warm',
  completed: 'success',
  no_show: 'destructive',
};

const columns: readonly Column<SessionRow>[] = [
  {
    header: 'Begins',
    clock: 'IST',
    sort: 'begins',
    kind: 'title',
    cell: ({ startsAt }) => <When at={startsAt} as="listed" />,
  },
  ...peopleColumns,
  { header: 'Length', kind: 'number', cell: ({ minutes }) => `${minutes} min` },
  {
    header: 'State',
    cell: ({ status }) => (
      <Badge variant={tones[status] ?? 'muted'}>{inWords(sessionStatuses, status)}</Badge>
    ),
  },
  { header: 'Payment', cell: ({ fee }) => fee || none() },
];

export function SessionTable(list: ListPart<SessionRow>) {
  return (
    <AdminTable
      {...list}
      path={path}
      caption="Sessions"
      columns={columns}
      csv={`${path}/csv`}
      empty="No sessions yet."
    />
  );
}
