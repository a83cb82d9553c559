import { adminTable } from '@/components/admin/table/admin-table';
import { type Column, momentColumn, none } from '@/components/admin/table/columns';
import { SecondLine } from '@/components/admin/table/second-line';
import type { AuditRow } from '@/lib/admin/audit/queries';
import { listAddress } from '@/lib/format/search-params';

const path = '/admin/audit';

function Person({ user }: { readonly user: AuditRow['actorUser'] }) {
  if (!user) return null;
  return (
    <a href={listAddress(path, { who: user.id })} className="block text-link text-small lg:inline">
      {user.email ?? 'Deleted account'}
    </a>
  );
}

const columns: readonly Column<AuditRow>[] = [
  {
    header: 'What',
    kind: 'title',
    cell: ({ action, auditEvent }) => (
      <>
        {action}
        {auditEvent !== action && <SecondLine>{auditEvent}</SecondLine>}
      </>
    ),
  },
  momentColumn('When', ({ at }) => at, 'at'),
  {
    header: 'Who',
    cell: ({ actor, actorUser }) => (
      <>
        {actor} <Person user={actorUser} />
      </>
    ),
  },
  {
    header: 'Record owner',
    cell: ({ subjectUser }) => (subjectUser ? <Person user={subjectUser} /> : none()),
  },
  {
    header: 'Details',
    kind: 'text',
    cell: ({ details, subject }) => (
      <>
        {details}
        {details && subject ? <SecondLine>{subject}</SecondLine> : subject}
        {!details && !subject && none()}
      </>
    ),
  },
];

export const AuditTable = adminTable({
  path,
  caption: 'Audit log',
  columns,
  empty: 'Nothing has been recorded yet.',
});
