import { AdminTable, type Column } from '@/components/admin/table/admin-table';
import type { AuditRow } from '@/lib/admin/audit/queries';
import type { ListPart } from '@/lib/admin/table/list';
import { listAddress } from '@/lib/format/search-params';
import { formatMoment } from '@/lib/format/time';

const path = '/admin/audit';

/** Links to all lines about a person. */
function Person({ user }: { readonly user: AuditRow['actorUser'] }) {
  if (!user) return null;
  return (
    <a href={listAddress(path, { who: user.id })} className="block break-words text-link text-small">
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
        {auditEvent !== action && (
          <span className="block font-normal text-muted-foreground text-small">{auditEvent}</span>
        )}
      </>
    ),
  },
  { header: 'When', sort: 'at', cell: ({ at }) => formatMoment(at) },
  {
    header: 'Who',
    cell: ({ actor, actorUser }) => (
      <>
        {actor}
        <Person user={actorUser} />
      </>
    ),
  },
  { header: 'Record owner', cell: ({ subjectUser }) => (subjectUser ? <Person user={subjectUser} /> : '–') },
  {
    header: 'Details',
    cell: ({ details, subject }) => (
      <span className="wrap-anywhere text-small">
        {details}
        {subject && <span className="block text-muted-foreground">{subject}</span>}
        {!details && !subject && '–'}
      </span>
    ),
  },
];

/** Lines of the audit log. */
export function AuditTable(list: ListPart<AuditRow>) {
  return (
    <AdminTable
      {...list}
      path={path}
      caption="Audit log"
      columns={columns}
      csv={`${path}/csv`}
      empty="Nothing has been recorded yet."
    />
  );
}
