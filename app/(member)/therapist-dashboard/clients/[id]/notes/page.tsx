import type { Metadata } from 'next';
import { recordPage } from '@/app/(member)/therapist-dashboard/clients/[id]/record-page';
import { NewNoteForm } from '@/components/care/private/note/new-note-form';
import { NoteList } from '@/components/care/private/note/note-list';
import { PagedSection } from '@/components/layout/private/paged-section';
import { Section } from '@/components/layout/private/section';
import { listNotes } from '@/lib/care/note/queries';
import { listAddress } from '@/lib/format/search-params';

export const metadata: Metadata = { title: 'Notes on a client' };

/** The viewer's own notes on the client, and a form to begin one. */
export default function ClientNotesPage(props: PageProps<'/therapist-dashboard/clients/[id]/notes'>) {
  return recordPage(props, '/notes', ({ viewer, client, path, query }) => {
    const before = query('before');
    const postTo = listAddress(path, { before });
    return (
      <>
        <p className="max-w-measure text-muted-foreground">
          Only you can read your notes. They are stored encrypted, and our team cannot open them.
        </p>
        <Section id="new" title="New note" rows={1}>
          {() => <NewNoteForm client={client.id} postTo={postTo} />}
        </Section>
        <PagedSection
          id="notes"
          title={`Your notes on ${client.firstName}`}
          path={path}
          parameter="before"
          from={before}
          label="Pages of notes"
          nextLabel="Older notes"
        >
          {async () => {
            const { notes, older } = await listNotes(viewer, { client: client.id, before });
            const empty = 'You have no notes on this client yet.';
            return { list: <NoteList notes={notes} path={postTo} empty={empty} oneClient />, next: older };
          }}
        </PagedSection>
      </>
    );
  });
}
