import { MatchForm, TakeForm } from '@/components/care/private/client-card/import-forms';
import { Panel } from '@/components/layout/panel';
import { EmptyNote } from '@/components/ui/empty';
import type { ImportPreview } from '@/lib/care/client-card/import/queries';
import {
  clientsInWords,
  importMessages,
  lineFaults,
  mostNamed,
  mostShown,
} from '@/lib/care/client-card/import/rules';
import { formatCount } from '@/lib/format/count';
import { spacedPhone } from '@/lib/format/spaced-phone';

type PreviewProps = { readonly importId: string; readonly preview: ImportPreview };

const more = (count: number) =>
  count > 0 && <p className="text-muted-foreground">And {formatCount(count)} more.</p>;

/** The content of a list, before anything is imported: its people, and each line that is left out with its reason. */
export function Preview({ importId, preview }: PreviewProps) {
  const { head, columns, people, faults } = preview;
  const several = people.filter((person) => person.more).length;
  return (
    <div className="grid items-start gap-6 xl:grid-cols-2">
      <Panel id="people" title={`${clientsInWords(people.length)} to import`}>
        {people.length === 0 ? (
          <EmptyNote>{importMessages.nothing}</EmptyNote>
        ) : (
          <TakeForm importId={importId} count={people.length} />
        )}
        <ul className="divide-y divide-border">
          {people.slice(0, mostShown).map(({ line, name, email, phone }) => (
            <li key={line} className="wrap-anywhere py-2">
              <span className="font-semibold">{name}</span>
              <span className="block text-muted-foreground text-small">
                {[email, phone && spacedPhone(phone)].filter(Boolean).join(', ') || 'No address or number'}
              </span>
            </li>
          ))}
        </ul>
        {more(people.length - mostShown)}
        {several > 0 && (
          <p className="text-muted-foreground">
            {several === 1 ? 'One line has' : `${formatCount(several)} lines have`} more than one address or
            number. We take the first.
          </p>
        )}
      </Panel>
      <div className="grid gap-6">
        <Panel
          id="left-out"
          title={faults.length === 1 ? '1 line left out' : `${formatCount(faults.length)} lines left out`}
        >
          {faults.length === 0 && <p className="text-muted-foreground">None.</p>}
          <ul className="divide-y divide-border">
            {faults.slice(0, mostNamed).map(({ line, why }) => (
              <li key={line} className="py-2">
                Line {formatCount(line)} {lineFaults[why]}.
              </li>
            ))}
          </ul>
          {more(faults.length - mostNamed)}
        </Panel>
        <Panel id="columns-of-list" title="Columns">
          <MatchForm importId={importId} head={head} columns={columns} />
        </Panel>
      </div>
    </div>
  );
}
