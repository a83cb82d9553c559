import type { Metadata } from 'next';
import { adminTable } from '@/components/admin/table/admin-table';
import { type Column, none } from '@/components/admin/table/columns';
import { adminListPage } from '@/components/admin/table/list-page';
import { peopleColumns } from '@/components/admin/table/people-columns';
import { Badge } from '@/components/ui/badge';
import { When } from '@/components/ui/format';
import { listSessions, type SessionRow } from '@/lib/admin/session/queries';
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

const SessionTable = adminTable({ path, caption: 'Sessions', columns, empty: 'No sessions yet.' });

export const metadata: Metadata = { title: 'Sessions' };

export default adminListPage('/admin/sessions', {
  title: 'Sessions',
  lead: 'Sessions of all clients and therapists. You cannot see notes here.',
  list: listSessions,
  Table: SessionTable,
});
