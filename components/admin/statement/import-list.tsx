import { AdminTable, type Column } from '@/components/admin/table/admin-table';
import { Badge } from '@/components/ui/badge';
import type { ImportRow } from '@/lib/admin/statement/queries';
import { formatCount } from '@/lib/format/count';
import { formatMoment } from '@/lib/format/time';
import { statementsPage } from '@/lib/payment/statement/outcomes';

const columns: readonly Column<ImportRow>[] = [
  {
    header: 'File',
    kind: 'title',
    cell: ({ id, fileName }) => (
      <a href={`${statementsPage}/${id}`} className="tap text-link">
        {fileName}
      </a>
    ),
  },
  {
    header: 'Imported',
    cell: ({ importedAt, by }) => `${formatMoment(importedAt)}${by ? `, by ${by}` : ''}`,
  },
  { header: 'New credits', kind: 'number', cell: ({ newCount }) => formatCount(newCount) },
  { header: 'Known credits', kind: 'number', cell: ({ knownCount }) => formatCount(knownCount) },
  {
    header: 'Not readable',
    kind: 'number',
    cell: ({ unreadableCount }) =>
      unreadableCount === 0 ? '0' : <Badge variant="destructive">{formatCount(unreadableCount)}</Badge>,
  },
];

/** The latest imported statements. */
export function ImportList({ imports }: { readonly imports: readonly ImportRow[] }) {
  return (
    <AdminTable
      path={statementsPage}
      caption="Imported statements"
      columns={columns}
      rows={imports}
      empty="No statement has been imported yet."
    />
  );
}
