import type { Metadata } from 'next';
import { recordPage } from '@/app/(member)/therapist-dashboard/clients/[id]/record-page';
import { TherapistSessions } from '@/components/booking/private/session/session-lists';
import { SessionSections } from '@/components/booking/private/session/session-sections';
import { listTherapistSessions } from '@/lib/care/session/queries';
import { listAddress } from '@/lib/format/search-params';

export const metadata: Metadata = { title: 'Sessions of a client' };

export default function ClientSessionsPage(props: PageProps<'/therapist-dashboard/clients/[id]/sessions'>) {
  return recordPage(props, '/sessions', ({ viewer, client, path, query }) => {
    const from = { coming: query('coming'), past: query('past') };
    const sections = {
      coming: {
        id: 'upcoming',
        title: 'Upcoming sessions',
        empty: `No upcoming session with ${client.firstName}.`,
        most: 2,
      },
      past: { id: 'history', title: 'Past sessions', empty: 'No session has taken place yet.' },
    };
    return (
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
    );
  });
}
