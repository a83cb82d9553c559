import type { Metadata } from 'next';
import { recordPage } from '@/app/(member)/therapist-dashboard/clients/[id]/record-page';
import { KeptHours } from '@/components/booking/private/session/kept-hours';
import { TherapistSessions } from '@/components/booking/private/session/session-lists';
import { SessionSections } from '@/components/booking/private/session/session-sections';
import { keptHoursFor } from '@/lib/booking/kept-hour/queries';
import { listTherapistSessions } from '@/lib/care/session/queries';
import { listAddress } from '@/lib/format/search-params';

export const metadata: Metadata = { title: 'Sessions of a client' };

export default function ClientSessionsPage(props: PageProps<'/therapist-dashboard/clients/[id]/sessions'>) {
  return recordPage(props, '/sessions', async ({ viewer, client, path, query }) => {
    const kept = await keptHoursFor(viewer, { clientId: client.id });
    const from = { coming: query('coming'), past: query('past') };
    const sections = {
      coming: {
        id: 'upcoming',
        title: 'Upcoming sessions',
        empty: `No upcoming session with ${client.firstName}.`,
        most: 3,
      },
      past: { id: 'history', title: 'Past sessions', empty: 'No session has taken place yet.' },
    };
    return (
      <>
        <SessionSections
          path={path}
          from={from}
          sections={sections}
          read={(wanted) => listTherapistSessions(viewer, { ...wanted, client: client.id })}
        >
          {(sessions, empty) => (
            <TherapistSessions sessions={sessions} postTo={listAddress(path, from)} empty={empty} />
          )}
        </SessionSections>
        {kept && (
          <KeptHours
            kept={kept}
            whom={{ client: client.id }}
            name={client.goneOn ? null : client.firstName}
            postTo={path}
          />
        )}
      </>
    );
  });
}
