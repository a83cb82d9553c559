import { Panel } from '@/components/layout/panel';
import { CheckAgain } from '@/components/layout/private/check-again';
import { Alert, AlertTitle } from '@/components/ui/alert';
import type { RunView } from '@/lib/admin/bulk/queries';
import { bulkAct, bulkRunPath } from '@/lib/admin/bulk/rules';
import { formatCount } from '@/lib/format/count';
import { referenceOf } from '@/lib/format/reference';
import { isUuid } from '@/lib/format/uuid';

/** Lists whose rows have a page of their own. */
const ownPages: ReadonlySet<string> = new Set(['/admin/payments', '/admin/messages', '/admin/complaints']);

/** Each reason with the rows that it kept from being changed. */
function NotDone({ run: { act, reasons, rows, refused } }: { readonly run: RunView }) {
  const { list } = bulkAct(act);
  const nameOf = (id: string) => (isUuid(id) ? referenceOf(id) : `Job ${id}`);
  return (
    <Panel id="not-done" title="Not done">
      <ul className="grid gap-4">
        {reasons.map(({ said, count }) => (
          <li key={said}>
            {formatCount(count)}: {said}
            <span className="flex flex-wrap gap-x-5">
              {rows
                .filter((row) => row.said === said)
                .map(({ id }) =>
                  ownPages.has(list) ? (
                    <a key={id} href={`${list}/${id}`} className="tap text-link">
                      {nameOf(id)}
                    </a>
                  ) : (
                    <span key={id}>{nameOf(id)}</span>
                  ),
                )}
            </span>
          </li>
        ))}
      </ul>
      {refused > rows.length && <p>Only the first {formatCount(rows.length)} are named here.</p>}
    </Panel>
  );
}

export function RunReport({ run }: { readonly run: RunView }) {
  const { id, done, waiting, refused, act } = run;
  return (
    <>
      <Alert variant={refused > 0 || waiting > 0 ? 'warm' : 'success'} role="status">
        <AlertTitle className="text-h4">
          {formatCount(done)} {bulkAct(act).done}
          {refused > 0 && `, ${formatCount(refused)} not`}
          {waiting > 0 && `, ${formatCount(waiting)} to do`}.
        </AlertTitle>
      </Alert>
      {waiting > 0 && <CheckAgain path={bulkRunPath(id)} everyMs={5_000} />}
      {refused > 0 && <NotDone run={run} />}
    </>
  );
}
