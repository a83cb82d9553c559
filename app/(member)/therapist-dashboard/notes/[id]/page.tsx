import { randomUUID } from 'node:crypto';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { practicePage } from '@/app/(member)/therapist-dashboard/practice-page';
import { DraftNote } from '@/components/care/private/note/draft-note';
import { SignedNote } from '@/components/care/private/note/signed-note';
import { PrintButton } from '@/components/layout/private/print-button';
import { Alert } from '@/components/ui/alert';
import { When } from '@/components/ui/format';
import { openNote } from '@/lib/care/note/queries';
import { noteWords } from '@/lib/care/note/rules';

export const metadata: Metadata = { title: 'Note' };

/** One note of the therapist's own: a draft to write, or a signed paper. */
export default async function NotePage({ params }: PageProps<'/therapist-dashboard/notes/[id]'>) {
  const { id } = await params;
  const path = `/therapist-dashboard/notes/${id}` as const;
  const back = { href: '/therapist-dashboard/notes', label: 'Notes' };
  return practicePage({ from: path, title: 'Note', back }, async (viewer) => {
    const note = await openNote(viewer, id);
    if (note === undefined) notFound();
    if (note === null) {
      return (
        <Alert variant="destructive">
          <p>{noteWords.sealed}</p>
        </Alert>
      );
    }
    return (
      <section aria-labelledby="about" className="grid gap-6">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <div className="grid gap-1">
            <h2 id="about" className="wrap-anywhere text-h3">
              {note.clientName}
            </h2>
            <p className="text-muted-foreground text-small">
              Started <When at={note.createdAt} as="record" />
            </p>
          </div>
          {note.signedAt && <PrintButton />}
        </div>
        {note.signedAt ? (
          <SignedNote note={note} path={path} />
        ) : (
          <DraftNote note={note} path={path} tab={randomUUID()} />
        )}
      </section>
    );
  });
}
