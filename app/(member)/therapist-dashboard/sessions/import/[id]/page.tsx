import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { practicePage } from '@/app/(member)/therapist-dashboard/practice-page';
import { UndoSessionsForm } from '@/components/booking/private/import/import-forms';
import { SessionPreview } from '@/components/booking/private/import/session-preview';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { findCalendarImport } from '@/lib/booking/calendar/import/queries';
import {
  entriesInWords,
  importMessages,
  ownImportPath,
  sessionsInWords,
} from '@/lib/booking/calendar/import/rules';
import { calendarPath } from '@/lib/booking/calendar/view/rules';

export const metadata: Metadata = { title: 'Imported calendar' };

/** One uploaded calendar: its preview, and afterwards what its import did. */
export default async function ImportedCalendarPage({
  params,
}: PageProps<'/therapist-dashboard/sessions/import/[id]'>) {
  const { id } = await params;
  const back = { href: calendarPath, label: 'Calendar' };
  return practicePage({ from: ownImportPath(id), title: 'Imported calendar', back }, async (viewer) => {
    const found = await findCalendarImport(viewer, id);
    if (!found) notFound();
    if (found === 'sealed') {
      return (
        <Alert role="status" variant="warm">
          <p>{importMessages.sealed}</p>
        </Alert>
      );
    }
    if (found.state === 'preview') return <SessionPreview importId={id} preview={found} />;
    const { state, taken, lines, undoable } = found;
    return (
      <div className="grid max-w-measure gap-4">
        <Alert variant={state === 'undone' ? 'neutral' : 'success'}>
          <p>
            {sessionsInWords(taken)} imported from {entriesInWords(lines)}
            {state === 'undone' ? ', and undone' : ''}. The uploaded calendar is deleted.
          </p>
        </Alert>
        {state === 'taken' && (
          <Button asChild className="justify-self-start">
            <a href={calendarPath}>Open the calendar</a>
          </Button>
        )}
        {undoable && (
          <p>
            You can undo this for a day. We keep sessions that have started, are paid or have a note, that you
            have changed, or that now belong to a client’s account.
          </p>
        )}
        <UndoSessionsForm importId={id} undoable={undoable} />
      </div>
    );
  });
}
