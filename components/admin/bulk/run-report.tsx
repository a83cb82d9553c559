import { AdminTable } from '@/components/admin/table/admin-table';
import type { Column } from '@/components/admin/table/columns';
import { Panel } from '@/components/layout/panel';
import { Alert, AlertTitle } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import type { RunView } from '@/lib/admin/bulk/queries';
import { bulkAct, bulkRunPath } from '@/lib/admin/bulk/rules';
import { formatCount } from '@/lib/format/count';
import { referenceOf } from '@/lib/format/reference';
import { isUuid } from '@/lib/format/uuid';

type Refused = RunView['rows'][number];

/** Lists whose rows have a page of their own. */
const ownPages: ReadonlySet<string> = new Set(['/admin/payments', '/admin/messages', '/admin/complaints']);

function NotDone({ run: { id: runId, act, rows, refused } }: { readonly run: RunView }) {
  const { list } = bulkAct(act);
  const columns: readonly Column<Refused>[] = [
    {
      header: 'Row',
      kind: 'title',
      cell: ({ id }) => {
        const name = isUuid(id) ? referenceOf(id) : `Job ${id}`;
        return ownPages.has(list) ? (
          <a href={`${list}/${id}`} className="tap text-link">
            {name}
          </a>
        ) : (
          name
        );
      },
    },
    { header: 'Reason', cell: ({ said }) => said },
  ];
  return (
    <Panel id="not-done" title="Not done">
      {refused > rows.length && <p>The first {formatCount(rows.length)} of them.</p>}
      <AdminTable
        path={bulkRunPath(runId)}
        caption="Rows not changed"
        columns={columns}
        rows={rows}
        empty=""
      />
    </Panel>
  );
}

export function RunReport({ run }: { readonly run: RunView }) {
  const { done, waiting, refused, reasons, act } = run;
  const { done: verb } = bulkAct(act);
  return (
    <>
      <Alert variant={refused > 0 || waiting > 0 ? 'warm' : 'success'} role="status">
        <AlertTitle className="text-h4">
          {formatCount(done)} {verb}, {formatCount(refused)} not
          {waiting > 0 && `, ${formatCount(waiting)} to do`}.
        </AlertTitle>
        {reasons.length > 0 && (
          <ul className="mt-2 list-disc pl-5">
            {reasons.map(({ said, count }) => (
              <li key={said}>
                {formatCount(count)}: {said}
              </li>
            ))}
          </ul>
        )}
      </Alert>
      {waiting > 0 && (
        <Button asChild className="justify-self-start">
          <a href={bulkRunPath(run.id)}>View progress</a>
        </Button>
      )}
      {refused > 0 && <NotDone run={run} />}
    </>
  );
}
