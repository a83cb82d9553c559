import { TakeSessionsForm } from '@/components/booking/private/import/import-forms';
import { Panel } from '@/components/layout/panel';
import { FactLine } from '@/components/layout/private/fact-line';
import { EmptyNote } from '@/components/ui/empty';
import { When } from '@/components/ui/format';
import type { CalendarPreview } from '@/lib/booking/calendar/import/queries';
import {
  entriesInWords,
  entryFaults,
  importMessages,
  mostLeft,
  mostTaken,
  sessionsInWords,
} from '@/lib/booking/calendar/import/rules';
import { cardPaths } from '@/lib/care/client-card/rules';
import { formatCount } from '@/lib/format/count';

type SessionPreviewProps = { readonly importId: string; readonly preview: CalendarPreview };

const more = (count: number) =>
  count > 0 && <p className="text-muted-foreground">And {formatCount(count)} more.</p>;

/** The content of a calendar, before anything is imported: its sessions, and each entry that is left out with its reason. */
export function SessionPreview({ importId, preview }: SessionPreviewProps) {
  const { sessions, left, over, timeZone, modes } = preview;
  return (
    <div className="grid items-start gap-6 xl:grid-cols-2">
      <Panel id="sessions" title={`${sessionsInWords(sessions.length)} to import`}>
        {sessions.length === 0 && <EmptyNote>{importMessages.nothing}</EmptyNote>}
        {sessions.length > 0 && (
          <TakeSessionsForm importId={importId} count={sessions.length} modes={modes} />
        )}
        <ul className="divide-y divide-border">
          {sessions.slice(0, mostTaken).map(({ key, startsAt, person, title }) => (
            <li key={key} className="wrap-anywhere py-2">
              <span className="font-semibold">
                <When at={startsAt} zone={timeZone} />, {person.name}
              </span>
              <span className="block text-muted-foreground text-small">
                <FactLine
                  facts={[
                    title === person.name ? null : title || 'No title',
                    person.isCard && 'No account yet',
                  ]}
                />
              </span>
            </li>
          ))}
        </ul>
        {more(sessions.length - mostTaken)}
      </Panel>
      <Panel id="left-out" title={`${entriesInWords(left.length)} left out`}>
        {over > 0 && (
          <p className="text-muted-foreground">
            {entriesInWords(over)} from the past {over === 1 ? 'is' : 'are'} not counted.
          </p>
        )}
        {left.length === 0 && <p className="text-muted-foreground">None.</p>}
        {left.some(({ why }) => why === 'no-client' || why === 'no-address') && (
          <p>
            You can{' '}
            <a href={cardPaths.add} className="text-link">
              add a client
            </a>{' '}
            and open this page again.
          </p>
        )}
        <ul className="divide-y divide-border">
          {left.slice(0, mostLeft).map(({ title, startsAt, why }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: entries of a file may be equal, and the list never changes
            <li key={index} className="wrap-anywhere py-2">
              <span className="font-semibold">{title || 'Without a title'}</span>
              {startsAt && (
                <>
                  , <When at={startsAt} zone={timeZone} />
                </>
              )}{' '}
              <span className="block text-muted-foreground text-small first-letter:uppercase">
                {entryFaults[why]}.
              </span>
            </li>
          ))}
        </ul>
        {more(left.length - mostLeft)}
      </Panel>
    </div>
  );
}
