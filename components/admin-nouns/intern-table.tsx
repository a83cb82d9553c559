import { AdminTable, type Column } from '@/components/admin/table/admin-table';
import { Badge } from '@/components/admin/table/badge';
import type { InternRow } from '@/lib/admin/internship/queries';
import type { Asked, Filter } from '@/lib/admin/table/filters';
import type { Paging } from '@/lib/admin/table/paging';
import { type ApplicationStatus, applicationStatusWords } from '@/lib/internship/application/rules';
import { formatMoment } from '@/lib/time';

const path = '/admin/internships';
const tones = {
  submitted: 'wait',
  shortlisted: 'wait',
  accepted: 'good',
  declined: 'quiet',
  withdrawn: 'quiet',
} as const;

/** How an application for an internship stands. */
export function InternState({ status }: { readonly status: ApplicationStatus }) {
  return <Badge tone={tones[status]}>{applicationStatusWords[status].label}</Badge>;
}

const columns: readonly Column<InternRow>[] = [
  {
    header: 'Name',
    kind: 'title',
    cell: ({ id, name }) => (
      <a href={`${path}/${id}`} className="text-link -my-2 inline-block py-2">
        {name}
      </a>
    ),
  },
  { header: 'Email', cell: ({ email }) => email },
  { header: 'Programme', cell: ({ program }) => program },
  { header: 'Sent', cell: ({ sentAt }) => formatMoment(sentAt) },
  { header: 'State', cell: ({ status }) => <InternState status={status} /> },
];

type Props = {
  readonly rows: readonly InternRow[];
  readonly filters: readonly Filter[];
  readonly asked: Asked;
  readonly paging: Paging;
};

/** Who applied for which programme. */
export function InternTable({ rows, filters, asked, paging }: Props) {
  return (
    <AdminTable
      path={path}
      caption="Applications for internships, newest first"
      columns={columns}
      rows={rows}
      keyOf={({ id }) => id}
      filters={filters}
      asked={asked}
      paging={paging}
      csv={`${path}/csv`}
      empty="Nobody has applied for an internship yet."
    />
  );
}
