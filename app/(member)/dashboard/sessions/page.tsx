import type { Metadata } from 'next';
import { clientPage } from '@/app/(member)/dashboard/client-page';
import { OwnSessions } from '@/components/care/private/session/session-lists';
import { PageLinks } from '@/components/layout/private/page-links';
import { Section } from '@/components/layout/private/section';
import { listOwnSessions } from '@/lib/care/session/queries';
import { searchParam } from '@/lib/format/search-params';

export const metadata: Metadata = { title: 'Sessions' };

const here = '/dashboard/sessions';

/** All sessions of the viewer: coming ones, and the history page by page. */
export default function SessionsPage({ searchParams }: PageProps<'/dashboard/sessions'>) {
  const lead =
    'What is to come, and what has been. Times are in IST, and on your own clock where that differs.';
  return clientPage({ from: here, title: 'Sessions', lead }, async (viewer) => {
    const query = await searchParams;
    const [coming, past] = [searchParam(query, 'coming'), searchParam(query, 'past')];
    const now = new Date();
    return (
      <>
        <Section id="coming" title="To come">
          {async () => {
            const { sessions, next } = await listOwnSessions(viewer, { time: 'coming', after: coming }, now);
            return (
              <div className="grid gap-4">
                <OwnSessions sessions={sessions} postTo={here} empty="No session is planned." />
                <PageLinks
                  onward={next ? { href: `${here}?coming=${next}#coming`, label: 'Later sessions' } : null}
                  first={coming ? { href: here, label: 'The next ones' } : null}
                />
              </div>
            );
          }}
        </Section>
        <Section id="past" title="Past sessions">
          {async () => {
            const { sessions, next } = await listOwnSessions(viewer, { time: 'past', after: past }, now);
            return (
              <div className="grid gap-4">
                <OwnSessions
                  sessions={sessions}
                  postTo={here}
                  empty={past ? 'There are no earlier ones.' : 'No session has taken place yet.'}
                />
                {sessions.length > 0 && (
                  <a href="/dashboard/reviews" className="tap text-link justify-self-start">
                    Review a therapist
                  </a>
                )}
                <PageLinks
                  onward={next ? { href: `${here}?past=${next}#past`, label: 'Earlier sessions' } : null}
                  first={past ? { href: `${here}#past`, label: 'The latest ones' } : null}
                />
              </div>
            );
          }}
        </Section>
      </>
    );
  });
}
