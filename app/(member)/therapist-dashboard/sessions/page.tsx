import type { Metadata } from 'next';
import { addressOf, asked } from '@/app/(member)/therapist-dashboard/asked';
import { practicePage } from '@/app/(member)/therapist-dashboard/practice-page';
import { SessionDesk } from '@/app/(member)/therapist-dashboard/session-desk';
import { Paging } from '@/components/member/practice-paging';
import { Section } from '@/components/member/section';
import { TherapistSessions } from '@/components/session/session-lists';
import { ButtonLink } from '@/components/ui/button';
import { listClientChoices } from '@/lib/session/clients/queries';
import { listSessionsToConclude, listTherapistSessions } from '@/lib/session/queries';

export const metadata: Metadata = { title: 'Sessions' };

const path = '/therapist-dashboard/sessions';

/** Every session of the therapist: what is to be said of past ones, what is agreed, what was. */
export default function SessionsPage({ searchParams }: PageProps<'/therapist-dashboard/sessions'>) {
  return practicePage({ from: path, title: 'Sessions' }, async (viewer) => {
    const query = await searchParams;
    const [coming, past] = [asked(query.coming), asked(query.past)];
    const here = addressOf(path, coming ? { coming } : { past });
    return (
      <>
        <ButtonLink href="#new-session">Arrange a session</ButtonLink>
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
              // Those stand above already, with their forms.
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
            <SessionDesk viewer={viewer} clients={await listClientChoices(viewer)} postTo={here} />
          )}
        </Section>
      </>
    );
  });
}
