import { adminTable } from '@/components/admin/table/admin-table';
import { type Column, momentColumn, none } from '@/components/admin/table/columns';
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
  { header: 'What', kind: 'title', cell: ({ auditEvent }) => auditEvent },
  momentColumn('When', ({ at }) => at, 'at'),
  {
    header: 'Who',
    kind: 'text',
    cell: ({ actor, actorUser }) => (actorUser ? <Person user={actorUser} /> : actor),
  },
  {
    header: 'Record owner',
    kind: 'text',
    cell: ({ subjectUser }) => (subjectUser ? <Person user={subjectUser} /> : none()),
  },
  {
    header: 'Details',
    kind: 'text',
    cell: ({ action, auditEvent, details, subject }) => {
      // The filter takes the event by its own name.
      const event = action === auditEvent ? '' : action;
      return [event, details, subject].filter(Boolean).join(' · ') || none();
    },
  },
];

export const AuditTable = adminTable({
  path,
  caption: 'Audit log',
  columns,
  empty: 'Nothing has been recorded yet.',
});
