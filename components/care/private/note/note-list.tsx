import { RemoveDraftForm } from '@/components/care/private/note/note-asks';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { Empty, EmptyDescription } from '@/components/ui/empty';
import type { NoteLine } from '@/lib/care/note/queries';
import { noteTemplates } from '@/lib/care/note/rules';
import { formatMoment } from '@/lib/format/time';

type NoteListProps = {
  readonly notes: readonly NoteLine[];
  /** Address of the page that shows the list. */
  readonly path: string;
  readonly empty: string;
  /** All notes are about one client, whom the page names. */
  readonly oneClient?: boolean;
};

/** Notes by client and time; the words are behind the link. */
export function NoteList({ notes, path, empty, oneClient = false }: NoteListProps) {
  if (notes.length === 0)
    return (
      <Empty>
        <EmptyDescription>{empty}</EmptyDescription>
      </Empty>
    );
  return (
    <Card asChild size="flush" className="max-w-4xl divide-y divide-border">
      <ul>
        {notes.map(({ id, clientName, template, createdAt, signedAt, addenda }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 px-5 py-3">
            <div className="grid min-w-0">
              <a
                href={`/therapist-dashboard/notes/${id}`}
                className="inline-flex min-h-11 items-center wrap-anywhere font-semibold text-link"
              >
                {oneClient ? (
                  <time dateTime={createdAt.toISOString()}>{formatMoment(createdAt)}</time>
                ) : (
                  <>
                    {clientName ?? 'Former client'}
                    <span className="sr-only">, {formatMoment(createdAt)}</span>
                  </>
                )}
              </a>
              <p className="text-muted-foreground text-small">
                {noteTemplates[template].label}
                {!oneClient && (
                  <>
                    {' · '}
                    <time dateTime={createdAt.toISOString()}>{formatMoment(createdAt)}</time>
                  </>
                )}
                {addenda > 0 && ` · ${addenda} added`}
              </p>
            </div>
            {signedAt ? <Badge variant="muted">Signed</Badge> : <Badge variant="warm">Draft</Badge>}
            {!signedAt && (
              <RemoveDraftForm
                id={`remove-${id}`}
                postTo={path}
                hidden={{ removed: id }}
                fields={[]}
                button="Delete for good"
                about={oneClient ? formatMoment(createdAt) : (clientName ?? 'Former client')}
                behind="Delete draft"
                className="w-full"
              />
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
