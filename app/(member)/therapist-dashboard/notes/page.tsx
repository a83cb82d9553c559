import type { Metadata } from 'next';
import { practicePage } from '@/app/(member)/therapist-dashboard/practice-page';
import { NewNoteForm } from '@/components/care/private/note/new-note-form';
import { NoteList } from '@/components/care/private/note/note-list';
import { Section } from '@/components/layout/private/section';
import { listNotes } from '@/lib/care/note/queries';
import { listClientChoices } from '@/lib/care/session/clients/queries';
import { listAddress, searchParam } from '@/lib/format/search-params';

export const metadata: Metadata = { title: 'Notes' };

const path = '/therapist-dashboard/notes';

/** The therapist's own notes, and a form to begin one. */
export default function NotesPage({ searchParams }: PageProps<'/therapist-dashboard/notes'>) {
  const lead = 'Only you can read your notes. They are stored sealed, and our team cannot open them.';
  return practicePage({ from: path, title: 'Notes', lead }, async (viewer) => {
    const client = searchParam(await searchParams, 'client');
    const here = listAddress(path, { client });
    return (
      <>
        <Section id="new" title="New note" rows={1}>
          {async () => (
            <NewNoteForm clients={await listClientChoices(viewer)} client={client} postTo={here} />
          )}
        </Section>
        <Section
          id="notes"
          title={client ? 'Your notes on this client' : 'Your notes'}
          action={
            client && (
              <a href={path} className="tap text-link">
                All notes
              </a>
            )
          }
        >
          {async () => (
            <NoteList
              notes={await listNotes(viewer, client)}
              path={here}
              empty="You have not written a note yet."
            />
          )}
        </Section>
      </>
    );
  });
}
