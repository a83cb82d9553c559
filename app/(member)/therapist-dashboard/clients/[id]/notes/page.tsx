import { randomUUID } from 'node:crypto';
import type { Metadata } from 'next';
import { recordPage } from '@/app/(member)/therapist-dashboard/clients/[id]/record-page';
import { DraftNote } from '@/components/care/private/note/draft-note';
import { NewNoteForm } from '@/components/care/private/note/new-note-form';
import { NoteList } from '@/components/care/private/note/note-list';
import { NoteWords } from '@/components/care/private/note/note-words';
import { SignedNote } from '@/components/care/private/note/signed-note';
import { PagedSection } from '@/components/layout/private/paged-section';
import { Section } from '@/components/layout/private/section';
import { Alert } from '@/components/ui/alert';
import { Card, CardDescription } from '@/components/ui/card';
import { When } from '@/components/ui/format';
import { listNotes, type NoteView, openNote } from '@/lib/care/note/queries';
import { noteWords } from '@/lib/care/note/rules';
import { listAddress } from '@/lib/format/search-params';

export const metadata: Metadata = { title: 'Notes on a client' };

/** The note signed last, to read while the next one is written. */
function LastNote({ note }: { readonly note: NoteView }) {
  return (
    <Card asChild variant="muted" size="sm" className="grid content-start gap-3">
      <section aria-labelledby="last-note">
        <h2 id="last-note" className="text-h4">
          Last note, <When at={note.createdAt} />
        </h2>
        <NoteWords template={note.template} words={note.words} />
      </section>
    </Card>
  );
}

/** The viewer's own notes on the client: one is written here, with the last one beside it. */
export default function ClientNotesPage(props: PageProps<'/therapist-dashboard/clients/[id]/notes'>) {
  return recordPage(props, '/notes', async ({ viewer, client, path, query }) => {
    const before = query('before');
    const postTo = listAddress(path, { before });
    const { notes, older } = await listNotes(viewer, { client: client.id, before });
    const asked = query('note');
    const open = asked && (await openNote(viewer, asked));
    const shown = open && open.clientId === client.id ? open : null;
    const signed = notes.find(({ id, signedAt }) => signedAt && id !== shown?.id);
    const last = signed && (await openNote(viewer, signed.id));
    const writing = listAddress(path, { note: asked });
    return (
      <>
        {open === null && <Alert variant="destructive">{noteWords.sealed}</Alert>}
        <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
          {shown ? (
            <section aria-labelledby="about" className="grid content-start gap-4">
              <h2 id="about" className="text-h3">
                Note of <When at={shown.createdAt} />
              </h2>
              {shown.signedAt ? (
                <SignedNote note={shown} path={writing} />
              ) : (
                <DraftNote note={shown} path={writing} tab={randomUUID()} />
              )}
            </section>
          ) : (
            <Section id="new" title="New note" rows={1}>
              {() => <NewNoteForm client={client.id} postTo={postTo} />}
            </Section>
          )}
          {last && <LastNote note={last} />}
        </div>
        <PagedSection
          id="notes"
          title={`Your notes on ${client.firstName}`}
          path={path}
          parameter="before"
          from={before}
          label="Pages of notes"
          nextLabel="Older notes"
        >
          {async () => ({
            list: (
              <NoteList notes={notes} path={postTo} empty="You have no notes on this client yet." oneClient />
            ),
            next: older,
          })}
        </PagedSection>
        <CardDescription className="max-w-measure">
          Only you can read your notes. They are stored encrypted, and our team cannot open them.
        </CardDescription>
      </>
    );
  });
}
