import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { practicePage } from '@/app/(member)/therapist-dashboard/practice-page';
import { UndoForm } from '@/components/care/private/client-card/import-forms';
import { Preview } from '@/components/care/private/client-card/preview';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { importPath } from '@/lib/booking/calendar/import/rules';
import { findImport } from '@/lib/care/client-card/import/queries';
import { clientsInWords } from '@/lib/care/client-card/import/rules';
import { cardMessages, cardPaths } from '@/lib/care/client-card/rules';

export const metadata: Metadata = { title: 'Client list' };

/** One uploaded list: its preview, and afterwards what its import did. */
export default async function ClientListPage({
  params,
}: PageProps<'/therapist-dashboard/clients/import/[id]'>) {
  const { id } = await params;
  const back = { href: cardPaths.list, label: 'Clients' };
  return practicePage({ from: `${cardPaths.import}/${id}`, title: 'Client list', back }, async (viewer) => {
    const found = await findImport(viewer, id);
    if (!found) notFound();
    if (found === 'sealed') {
      return (
        <Alert role="status" variant="warm">
          <p>{cardMessages.sealed}</p>
        </Alert>
      );
    }
    if (found.state === 'preview') return <Preview importId={id} preview={found} />;
    const { state, taken, lines, undoable } = found;
    return (
      <div className="grid max-w-measure gap-4">
        <Alert variant={state === 'undone' ? 'neutral' : 'success'}>
          <p>
            {clientsInWords(taken)} imported from {lines} {lines === 1 ? 'line' : 'lines'}
            {state === 'undone' ? ', and undone' : ''}. The uploaded list is deleted.
          </p>
        </Alert>
        {state === 'taken' && (
          <Button asChild className="justify-self-start">
            <a href={importPath}>Import their upcoming sessions</a>
          </Button>
        )}
        {undoable && (
          <p>
            You can undo this for a day. We keep clients whom you have invited, who have joined, or who have
            sessions, regular hours or records.
          </p>
        )}
        <UndoForm importId={id} undoable={undoable} />
      </div>
    );
  });
}
