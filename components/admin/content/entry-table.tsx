import { AdminTable } from '@/components/admin/table/admin-table';
import { type Column, none, titleColumn } from '@/components/admin/table/columns';
import { ButtonForm } from '@/components/forms/button-form';
import { Badge } from '@/components/ui/badge';
import { When } from '@/components/ui/format';
import { confirmHelpline } from '@/lib/admin/content/actions';
import type { EntryLine } from '@/lib/admin/content/queries';
import { contentHome, entryPage } from '@/lib/admin/content/rules';
import type { ContentName } from '@/lib/server/cache/cache-tags';

export function StateBadges({ state, hidden, draft }: Pick<EntryLine, 'state' | 'hidden' | 'draft'>) {
  return (
    <span className="flex flex-wrap gap-2">
      {state === 'version' && <Badge variant="success">Your version</Badge>}
      {state === 'file' && <Badge variant="muted">Default</Badge>}
      {state === 'misfit' && <Badge variant="destructive">Needs an update</Badge>}
      {state === 'none' && <Badge variant="muted">Never published</Badge>}
      {hidden && <Badge variant="muted">Not shown</Badge>}
      {draft !== null && <Badge variant="warm">Draft to publish</Badge>}
    </span>
  );
}

type Line = EntryLine & { readonly id: string };

type EntryTableProps = {
  readonly kind: ContentName;
  readonly title: string;
  readonly entries: readonly EntryLine[];
  /** Indian calendar day, ISO. */
  readonly today: string;
};

function dueColumns(kind: ContentName, today: string): readonly Column<Line>[] {
  return [
    {
      header: 'Check again by',
      cell: ({ dueOn }) =>
        dueOn === null ? (
          'Not shown'
        ) : (
          <span className="flex flex-wrap items-baseline gap-2">
            <When at={dueOn} />
            {dueOn < today && <Badge variant="destructive">Overdue</Badge>}
          </span>
        ),
    },
    {
      header: 'Check',
      kind: 'actions',
      cell: ({ entry, name, dueOn, draft }) =>
        dueOn === null || draft !== null ? null : (
          <ButtonForm
            id={`checked-${entry}`}
            action={confirmHelpline}
            postTo={`${contentHome}/${kind}`}
            fields={{ kind, entry }}
            label="Checked today"
            about={name}
            variant="ghost"
          />
        ),
    },
  ];
}

/** The entries of a kind; those with a day for the next check come with the soonest first. */
export function EntryTable({ kind, title, entries, today }: EntryTableProps) {
  const checked = entries.some(({ dueOn }) => dueOn !== null);
  const rows = entries
    .map((line): Line => ({ ...line, id: line.entry }))
    .toSorted((one, other) => (checked ? (one.dueOn ?? '9').localeCompare(other.dueOn ?? '9') : 0));
  const columns: readonly Column<Line>[] = [
    titleColumn(
      'Name',
      ({ name }) => name,
      ({ entry }) => entryPage(kind, entry),
    ),
    { header: 'State', cell: (line) => <StateBadges {...line} /> },
    {
      header: 'Published',
      cell: ({ changedAt, state }) =>
        changedAt ? <When at={changedAt} as="listed" /> : state === 'none' ? 'Not yet' : none(),
    },
    ...(checked ? dueColumns(kind, today) : []),
  ];
  return (
    <AdminTable
      path={`${contentHome}/${kind}`}
      caption={title}
      columns={columns}
      rows={rows}
      empty="Nothing yet."
    />
  );
}
