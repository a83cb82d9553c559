import type { Metadata } from 'next';
import { practicePage } from '@/app/(member)/therapist-dashboard/practice-page';
import { Paging } from '@/components/care/private/practice/practice-paging';
import { TherapistSessions } from '@/components/care/private/session/session-lists';
import { MovedAnchors } from '@/components/layout/private/moved-anchors';
import { Section } from '@/components/layout/private/section';
import { Button } from '@/components/ui/button';
import { listSessionsToConclude, listTherapistSessions } from '@/lib/care/session/queries';
import { listAddress, searchParam } from '@/lib/format/search-params';

export const metadata: Metadata = { title: 'Sessions' };

const path = '/therapist-dashboard/sessions';
/** A list of the oldest; the next ones follow when these are done. */
const concludedAtOnce = 5;

const moved = { 'new-session': `${path}/new` };

/** Every session of the therapist: past ones without an outcome, agreed ones, and the history. */
export default function SessionsPage({ searchParams }: PageProps<'/therapist-dashboard/sessions'>) {
  const action = (
    <Button asChild>
      <a href={`${path}/new`}>New session</a>
    </Button>
  );
  return practicePage({ from: path, title: 'Sessions', action }, async (viewer) => {
    const query = await searchParams;
    const [coming, past] = [searchParam(query, 'coming'), searchParam(query, 'past')];
    const here = listAddress(path, coming ? { coming } : { past });
    return (
      <>
        <MovedAnchors places={moved} />
        {!coming && !past && (
          <Section id="to-conclude" title="To conclude">
            {async () => {
              const sessions = await listSessionsToConclude(viewer);
              const later = sessions.length - concludedAtOnce;
              return (
                <>
                  <TherapistSessions
                    sessions={sessions.slice(0, concludedAtOnce)}
                    postTo={here}
                    empty="Nothing to conclude. After a session, say here whether it took place."
                  />
                  {later > 0 && (
                    <p className="text-muted-foreground">{later} more follow when these are done.</p>
                  )}
                </>
              );
            }}
          </Section>
        )}
        {!past && (
          <Section id="upcoming" title="Upcoming">
            {async () => {
              const { sessions, next } = await listTherapistSessions(viewer, {
                time: 'coming',
                after: coming,
              });
              return (
                <>
                  <TherapistSessions sessions={sessions} postTo={here} empty="No session is arranged." />
                  <Paging
                    label="Pages of upcoming sessions"
                    first={coming ? `${path}#upcoming` : null}
                    next={next && `${path}?coming=${next}#upcoming`}
                    nextLabel="Later sessions"
                  />
                </>
              );
            }}
          </Section>
        )}
        {!coming && (
          <Section id="history" title="History">
            {async () => {
              const { sessions, next } = await listTherapistSessions(viewer, { time: 'past', after: past });
              // These already appear above, with their forms.
              const above = new Set(past ? [] : (await listSessionsToConclude(viewer)).map(({ id }) => id));
              return (
                <>
                  <TherapistSessions
                    sessions={sessions.filter(({ id }) => !above.has(id))}
                    postTo={here}
                    empty="No session has taken place yet."
                  />
                  <Paging
                    label="Pages of the history"
                    first={past ? `${path}#history` : null}
                    next={next && `${path}?past=${next}#history`}
                    nextLabel="Earlier sessions"
                  />
                </>
              );
            }}
          </Section>
        )}
      </>
    );
  });
}
