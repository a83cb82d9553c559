import type { Metadata } from 'next';
import { recordPage } from '@/app/(member)/therapist-dashboard/clients/[id]/record-page';
import { PagedSection } from '@/components/care/private/practice/paged-section';
import { TherapistSessions } from '@/components/care/private/session/session-lists';
import { listTherapistSessions } from '@/lib/care/session/queries';
import { listAddress } from '@/lib/format/search-params';

export const metadata: Metadata = { title: 'Sessions of a client' };

/** Each list is at most this long before its "more"; both then fit three screens of a phone. */
const atFirst = 2;

/** Agreed sessions with the client, and those that have begun. */
export default function ClientSessionsPage(props: PageProps<'/therapist-dashboard/clients/[id]/sessions'>) {
  return recordPage(props, '/sessions', ({ viewer, client, path, asked }) => {
    const [coming, past] = [asked('coming'), asked('past')];
    const here = listAddress(path, coming ? { coming } : { past });
    const both = !coming && !past;
    const read = async (time: 'coming' | 'past', after: string, empty: string) => {
      const wanted = { time, client: client.id, after, ...(both && { take: atFirst }) };
      const { sessions, next } = await listTherapistSessions(viewer, wanted);
      return { list: <TherapistSessions sessions={sessions} postTo={here} empty={empty} />, next };
    };
    return (
      <>
        {!past && (
          <PagedSection
            id="upcoming"
            title="Upcoming sessions"
            path={path}
            parameter="coming"
            from={coming}
            label="Pages of upcoming sessions"
            nextLabel="Later sessions"
          >
            {() => read('coming', coming, `No session with ${client.firstName} is arranged.`)}
          </PagedSection>
        )}
        {!coming && (
          <PagedSection
            id="history"
            title="Past sessions"
            path={path}
            parameter="past"
            from={past}
            label="Pages of past sessions"
            nextLabel="Earlier sessions"
          >
            {() => read('past', past, 'No session has taken place yet.')}
          </PagedSection>
        )}
      </>
    );
  });
}
