import { RemoveDraftForm } from '@/components/care/private/note/note-asks';
import { type Line, LineList } from '@/components/layout/private/line-list';
import { When } from '@/components/ui/format';
import type { NoteLine } from '@/lib/care/note/queries';
import { noteTemplates } from '@/lib/care/note/rules';
import { formatShown } from '@/lib/format/time';

type NoteListProps = {
  readonly notes: readonly NoteLine[];
  readonly path: string;
  readonly empty: string;
  /** All notes are about one client, whom the page names. */
  readonly oneClient?: boolean;
};

const Written = ({ at }: { readonly at: Date }) => <When at={at} />;

/** Notes by client and time; the words are behind the link. */
export function NoteList({ notes, path, empty, oneClient = false }: NoteListProps) {
  const lines = notes.map(({ id, clientName, template, createdAt, signedAt, addenda }): Line => {
    const who = clientName ?? 'Former client';
    return {
      id,
      title: (
        <a href={`/therapist-dashboard/notes/${id}`} className="tap text-link">
          {oneClient ? (
            <Written at={createdAt} />
          ) : (
            <>
              {who}
              <span className="sr-only">
                , <When at={createdAt} />
              </span>
            </>
          )}
        </a>
      ),
      note: (
        <>
          {noteTemplates[template].label}
          {!oneClient && (
            <>
              {' '}
              · <Written at={createdAt} />
            </>
          )}
          {addenda > 0 && ` · ${addenda} added`}
        </>
      ),
      state: signedAt ? { words: 'Signed', variant: 'muted' } : { words: 'Draft', variant: 'warm' },
      below: !signedAt && (
        <RemoveDraftForm
          id={`remove-${id}`}
          postTo={path}
          hidden={{ removed: id }}
          fields={[]}
          button="Delete permanently"
          about={oneClient ? formatShown(createdAt) : who}
          behind="Delete draft"
        />
      ),
    };
  });
  return <LineList lines={lines} empty={empty} />;
}
