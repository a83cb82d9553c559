import { AdminTable } from '@/components/admin/table/admin-table';
import type { Column } from '@/components/admin/table/columns';
import { Badge } from '@/components/ui/badge';
import { When } from '@/components/ui/format';
import type { ImportRow } from '@/lib/admin/statement/queries';
import { formatCount } from '@/lib/format/count';
import type { PaymentPages } from '@/lib/payment/statement/outcomes';

const columnsOf = (pages: PaymentPages): readonly Column<ImportRow>[] => [
  {
    header: 'File',
    kind: 'title',
    cell: ({ id, fileName }) => (
      <a href={`${pages.statements}/${id}`} className="tap text-link">
        {fileName}
      </a>
    ),
  },
  {
    header: 'Imported',
    cell: ({ importedAt, by }) => (
      <>
        <When at={importedAt} />
        {by && `, by ${by}`}
      </>
    ),
  },
  { header: 'New credits', kind: 'number', cell: ({ newCount }) => formatCount(newCount) },
  { header: 'Duplicate credits', kind: 'number', cell: ({ knownCount }) => formatCount(knownCount) },
  {
    header: 'Unreadable',
    kind: 'number',
    cell: ({ unreadableCount }) =>
      unreadableCount === 0 ? '0' : <Badge variant="destructive">{formatCount(unreadableCount)}</Badge>,
  },
];

export function ImportList({
  imports,
  pages,
}: {
  readonly imports: readonly ImportRow[];
  readonly pages: PaymentPages;
}) {
  return (
    <AdminTable
      path={pages.statements}
      caption="Imported statements"
      columns={columnsOf(pages)}
      rows={imports}
      empty="No statement has been imported yet."
    />
  );
}
