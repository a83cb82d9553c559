import type { Metadata } from 'next';
import { recordPage } from '@/app/(member)/therapist-dashboard/clients/[id]/record-page';
import { NewNoteForm } from '@/components/care/private/note/new-note-form';
import { NoteList } from '@/components/care/private/note/note-list';
import { Section } from '@/components/layout/private/section';
import { listNotes } from '@/lib/care/note/queries';

export const metadata: Metadata = { title: 'Notes on a client' };

/** The viewer's own notes on the client, and a form to begin one. */
export default function ClientNotesPage(props: PageProps<'/therapist-dashboard/clients/[id]/notes'>) {
  return recordPage(props, '/notes', ({ viewer, client, path }) => (
    <>
      <p className="max-w-measure text-muted-foreground">
        Only you can read your notes. They are stored sealed, and our team cannot open them.
      </p>
      <Section id="new" title="New note" rows={1}>
        {() => <NewNoteForm client={client.id} postTo={path} />}
      </Section>
      <Section id="notes" title={`Your notes on ${client.firstName}`}>
        {async () => (
          <NoteList
            notes={await listNotes(viewer, client.id)}
            path={path}
            empty="You have not written a note on this client yet."
            oneClient
          />
        )}
      </Section>
    </>
  ));
}
