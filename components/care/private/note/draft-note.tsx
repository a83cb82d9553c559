import { NoteForm } from '@/components/care/private/note/note-form';
import { NoteWords } from '@/components/care/private/note/note-words';
import { ButtonForm } from '@/components/forms/button-form';
import { Card } from '@/components/ui/card';
import { When } from '@/components/ui/format';
import { removeOwnDraft } from '@/lib/care/note/actions';
import type { NoteView } from '@/lib/care/note/queries';
import { formatShown } from '@/lib/format/time';

type DraftNoteProps = { readonly note: NoteView; readonly path: string; readonly tab: string };

/** A draft, and beside it what outdated tabs still wrote. */
export function DraftNote({ note, path, tab }: DraftNoteProps) {
  const { id, template, words, version, others } = note;
  return (
    <div className="grid gap-8">
      <NoteForm
        note={id}
        template={template}
        words={words}
        version={String(version)}
        tab={tab}
        postTo={path}
      />
      {others.map((other) => (
        <Card asChild key={other.id} variant="muted" size="sm" className="grid max-w-4xl gap-4">
          <section aria-label={`Another version, ${formatShown(other.savedAt)}`}>
            <p>
              <strong>Another version</strong>, written in an older tab on <When at={other.savedAt} />. Copy
              what you need into the note, then remove it.
            </p>
            <NoteWords template={template} words={other.words} />
            <ButtonForm
              id={`remove-${other.id}`}
              action={removeOwnDraft}
              postTo={path}
              fields={{ removed: other.id }}
              label="Remove this version"
            />
          </section>
        </Card>
      ))}
    </div>
  );
}
