import type { Metadata } from 'next';
import { ClientPage } from '@/components/member/client-page';
import { guarded } from '@/components/member/guarded';
import { PageLinks } from '@/components/member/page-links';
import { Section } from '@/components/member/section';
import { OwnSessions } from '@/components/session/session-lists';
import { requireRole } from '@/lib/auth/guard';
import { listOwnSessions } from '@/lib/session/queries';

export const metadata: Metadata = { title: 'Sessions' };

const here = '/dashboard/sessions';

const text = (value: string | string[] | undefined) => (typeof value === 'string' ? value : '');

/** All sessions of the viewer: those to come, and the history page by page. */
export default function SessionsPage({ searchParams }: PageProps<'/dashboard/sessions'>) {
  return guarded(
    () => requireRole('client', here),
    async (viewer) => {
      const asked = await searchParams;
      const [coming, past] = [text(asked.coming), text(asked.past)];
      const now = new Date();
      return (
        <ClientPage
          title="Sessions"
          lead="What is to come, and what has been. Times are in IST, and on your own clock where that differs."
        >
          <Section id="coming" title="To come">
            {async () => {
              const { sessions, next } = await listOwnSessions(
                viewer,
                { time: 'coming', after: coming },
                now,
              );
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
                  <PageLinks
                    onward={next ? { href: `${here}?past=${next}#past`, label: 'Earlier sessions' } : null}
                    first={past ? { href: `${here}#past`, label: 'The latest ones' } : null}
                  />
                </div>
              );
            }}
          </Section>
        </ClientPage>
      );
    },
  );
}
