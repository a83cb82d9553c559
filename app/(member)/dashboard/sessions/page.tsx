import type { Metadata } from 'next';
import { clientPage } from '@/app/(member)/dashboard/client-page';
import { OwnSessions } from '@/components/booking/private/session/session-lists';
import { SessionSections } from '@/components/booking/private/session/session-sections';
import { listSuccessors } from '@/lib/care/session/gone-on';
import { listOwnSessions } from '@/lib/care/session/queries';
import { searchParam } from '@/lib/format/search-params';
import { duesOf } from '@/lib/payment/refund-due/queries';

export const metadata: Metadata = { title: 'Sessions' };

const path = '/dashboard/sessions';

const sections = {
  coming: { id: 'coming', title: 'Upcoming', empty: 'No upcoming session.' },
  past: {
    id: 'past',
    title: 'Past sessions',
    empty: 'No session has taken place yet.',
    action: (
      <a href="/dashboard/reviews" className="tap text-link">
        Review a therapist
      </a>
    ),
  },
};

export default function SessionsPage({ searchParams }: PageProps<'/dashboard/sessions'>) {
  return clientPage({ from: path, title: 'Sessions' }, async (viewer) => {
    const query = await searchParams;
    const now = new Date();
    const successors = await listSuccessors(viewer.profile.id);
    return (
      <SessionSections
        path={path}
        from={{ coming: searchParam(query, 'coming'), past: searchParam(query, 'past') }}
        sections={sections}
        read={(wanted) => listOwnSessions(viewer, wanted, now)}
      >
        {async (sessions, empty) => {
          const cancelled = sessions.filter(({ status }) => status === 'cancelled');
          const dues = await duesOf(cancelled.flatMap(({ bookingId }) => bookingId ?? []));
          const same = { sessions, empty, successors, dues };
          return <OwnSessions {...same} postTo={path} now={now} />;
        }}
      </SessionSections>
    );
  });
}
