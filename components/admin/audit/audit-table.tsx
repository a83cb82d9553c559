import { AdminTable, type Column } from '@/components/admin/table/admin-table';
import type { AuditRow } from '@/lib/admin/audit/queries';
import { auditFilters } from '@/lib/admin/audit/rules';
import { type Asked, listAddress } from '@/lib/admin/table/filters';
import type { Paging } from '@/lib/admin/table/paging';
import { formatMoment } from '@/lib/time';

const path = '/admin/audit';

/** Leads to all lines about a person. */
function Person({ user }: { readonly user: AuditRow['actorUser'] }) {
  if (!user) return null;
  return (
    <a href={listAddress(path, { who: user.id })} className="block break-words text-link text-small">
      {user.email ?? 'An account that is gone'}
    </a>
  );
}

const columns: readonly Column<AuditRow>[] = [
  {
    header: 'What',
    kind: 'title',
    cell: ({ action, deed }) => (
      <>
        {action}
        {deed !== action && <span className="block font-normal text-ink-soft text-small">{deed}</span>}
      </>
    ),
  },
  { header: 'When', cell: ({ at }) => formatMoment(at) },
  {
    header: 'Who',
    cell: ({ actor, actorUser }) => (
      <>
        {actor}
        <Person user={actorUser} />
      </>
    ),
  },
  { header: 'Whose record', cell: ({ subjectUser }) => (subjectUser ? <Person user={subjectUser} /> : '–') },
  {
    header: 'Details',
    cell: ({ details, subject }) => (
      <span className="wrap-anywhere text-small">
        {details}
        {subject && <span className="block text-ink-soft">{subject}</span>}
        {!details && !subject && '–'}
      </span>
    ),
  },
];

type Props = { readonly rows: readonly AuditRow[]; readonly asked: Asked; readonly paging: Paging };

/** Lines of the audit log. */
export function AuditTable({ rows, asked, paging }: Props) {
  return (
    <AdminTable
      path={path}
      caption="Audit log"
      columns={columns}
      rows={rows}
      keyOf={({ id }) => id}
      filters={auditFilters}
      asked={asked}
      paging={paging}
      csv={`${path}/csv`}
      empty="Nothing has been written down yet."
    />
  );
}
