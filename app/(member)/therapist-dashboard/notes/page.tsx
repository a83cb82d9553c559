import type { Metadata } from 'next';
import { practicePage } from '@/app/(member)/therapist-dashboard/practice-page';
import { NewNoteForm } from '@/components/care/private/note/new-note-form';
import { NoteList } from '@/components/care/private/note/note-list';
import { PagedSection } from '@/components/layout/private/paged-section';
import { Section } from '@/components/layout/private/section';
import { listNotes } from '@/lib/care/note/queries';
import { listClientChoices } from '@/lib/care/session/clients/queries';
import { listAddress, searchParam } from '@/lib/format/search-params';

export const metadata: Metadata = { title: 'Notes' };

const path = '/therapist-dashboard/notes';

export default function NotesPage({ searchParams }: PageProps<'/therapist-dashboard/notes'>) {
  const lead = 'Only you can read your notes. They are stored encrypted, and our team cannot open them.';
  return practicePage({ from: path, title: 'Notes', lead }, async (viewer) => {
    const query = await searchParams;
    const client = searchParam(query, 'client');
    const before = searchParam(query, 'before');
    const postTo = listAddress(path, { client, before });
    return (
      <>
        <Section id="new" title="New note" rows={1}>
          {async () => (
            <NewNoteForm clients={await listClientChoices(viewer)} client={client} postTo={postTo} />
          )}
        </Section>
        <PagedSection
          id="notes"
          title={client ? 'Your notes on this client' : 'Your notes'}
          path={path}
          query={{ client }}
          parameter="before"
          from={before}
          label="Pages of notes"
          nextLabel="Older notes"
          action={
            client && (
              <a href={path} className="tap text-link">
                All notes
              </a>
            )
          }
        >
          {async () => {
            const { notes, older } = await listNotes(viewer, { client, before });
            return {
              list: <NoteList notes={notes} path={postTo} empty="You have no notes yet." />,
              next: older,
            };
          }}
        </PagedSection>
      </>
    );
  });
}
