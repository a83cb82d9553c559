import { adminTable } from '@/components/admin/table/admin-table';
import { type Column, momentColumn, titleColumn } from '@/components/admin/table/columns';
import { Badge } from '@/components/ui/badge';
import type { InternRow } from '@/lib/admin/internship/queries';
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
  titleColumn(
    'Name',
    ({ name }) => name,
    ({ id }) => `${path}/${id}`,
    'name',
  ),
  { header: 'Email', cell: ({ email }) => email },
  { header: 'Programme', cell: ({ program }) => program },
  momentColumn('Sent', ({ sentAt }) => sentAt, 'sent'),
  { header: 'State', cell: ({ status }) => <InternState status={status} /> },
];

export const InternTable = adminTable({
  path,
  caption: 'Applications for internships',
  columns,
  empty: 'No internship applications yet.',
});
