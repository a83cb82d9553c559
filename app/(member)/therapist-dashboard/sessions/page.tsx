import type { Metadata } from 'next';
import { practicePage } from '@/app/(member)/therapist-dashboard/practice-page';
import { SessionPanel } from '@/app/(member)/therapist-dashboard/session-panel';
import { Paging } from '@/components/care/private/practice/practice-paging';
import { TherapistSessions } from '@/components/care/private/session/session-lists';
import { Section } from '@/components/layout/private/section';
import { Button } from '@/components/ui/button';
import { listClientChoices } from '@/lib/care/session/clients/queries';
import { listSessionsToConclude, listTherapistSessions } from '@/lib/care/session/queries';
import { listAddress, searchParam } from '@/lib/format/search-params';

export const metadata: Metadata = { title: 'Sessions' };

const path = '/therapist-dashboard/sessions';

/** Every session of the therapist: past ones without an outcome, agreed ones, and the history. */
export default function SessionsPage({ searchParams }: PageProps<'/therapist-dashboard/sessions'>) {
  return practicePage({ from: path, title: 'Sessions' }, async (viewer) => {
    const query = await searchParams;
    const [coming, past] = [searchParam(query, 'coming'), searchParam(query, 'past')];
    const here = listAddress(path, coming ? { coming } : { past });
    return (
      <>
        <Button asChild>
          <a href="#new-session">Arrange a session</a>
        </Button>
        {!coming && !past && (
          <Section id="to-conclude" title="To conclude">
            {async () => (
              <TherapistSessions
                sessions={await listSessionsToConclude(viewer)}
                postTo={here}
                empty="Nothing to conclude. After a session you say here that it took place, or that nobody came."
              />
            )}
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
        <Section id="new-session" title="New session">
          {async () => (
            <SessionPanel viewer={viewer} clients={await listClientChoices(viewer)} postTo={here} />
          )}
        </Section>
      </>
    );
  });
}
