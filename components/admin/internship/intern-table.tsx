import { AdminTable } from '@/components/admin/table/admin-table';
import { type Column, momentColumn } from '@/components/admin/table/columns';
import { Badge } from '@/components/ui/badge';
import type { InternRow } from '@/lib/admin/internship/queries';
import type { ListPart } from '@/lib/admin/table/list';
import { type ApplicationStatus, applicationStatusWords } from '@/lib/site/internship/application/rules';

const path = '/admin/internships';
const tones = {
  submitted: 'warm',
  shortlisted: 'warm',
  accepted: 'success',
  declined: 'muted',
  withdrawn: 'muted',
} as const;

export function InternState({ status }: { readonly status: ApplicationStatus }) {
  return <Badge variant={tones[status]}>{applicationStatusWords[status].label}</Badge>;
}

const columns: readonly Column<InternRow>[] = [
  {
    header: 'Name',
    sort: 'name',
    kind: 'title',
    cell: ({ id, name }) => (
      <a href={`${path}/${id}`} className="text-link py-2">
        {name}
      </a>
    ),
  },
  { header: 'Email', cell: ({ email }) => email },
  { header: 'Programme', cell: ({ program }) => program },
  momentColumn('Sent', ({ sentAt }) => sentAt, 'sent'),
  { header: 'State', cell: ({ status }) => <InternState status={status} /> },
];

export function InternTable(list: ListPart<InternRow>) {
  return (
    <AdminTable
      {...list}
      path={path}
      caption="Applications for internships"
      columns={columns}
      csv={`${path}/csv`}
      empty="No internship applications yet."
    />
  );
}
