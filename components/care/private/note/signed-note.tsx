import { AddendumForm } from '@/components/care/private/note/note-asks';
import { NoteWords } from '@/components/care/private/note/note-words';
import { Card } from '@/components/ui/card';
import { When } from '@/components/ui/format';
import type { NoteView } from '@/lib/care/note/queries';
import { formatMoment } from '@/lib/format/time';

/** A signed note with what was added, and the form to add more. Prints as a paper. */
export function SignedNote({ note, path }: { readonly note: NoteView; readonly path: string }) {
  const { id, template, words, signedAt, authorName, addenda } = note;
  return (
    <div className="grid max-w-4xl gap-6">
      <Card asChild variant="flat" className="grid gap-5">
        <article aria-label="Note">
          <NoteWords template={template} words={words} />
          {signedAt && (
            <p className="text-muted-foreground text-small">
              Signed by {authorName} on <When at={signedAt} as="record" />
            </p>
          )}
        </article>
      </Card>
      {addenda.map(({ id: addendum, text, at }) => (
        <Card asChild key={addendum} variant="flat" size="sm" className="grid gap-3">
          <article aria-label={`Addendum of ${formatMoment(at)}`}>
            <p className="whitespace-pre-wrap wrap-anywhere">{text}</p>
            <p className="text-muted-foreground text-small">
              Added and signed by {authorName} on <When at={at} as="record" />
            </p>
          </article>
        </Card>
      ))}
      <div className="no-print">
        <AddendumForm
          id="addendum"
          postTo={path}
          hidden={{ note: id }}
          fields={[{ name: 'words', label: 'Addendum', rows: 5 }]}
          button="Sign addendum"
          behind="Add to this note"
        />
      </div>
    </div>
  );
}
