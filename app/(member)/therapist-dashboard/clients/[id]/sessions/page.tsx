import type { Metadata } from 'next';
import { recordPage } from '@/app/(member)/therapist-dashboard/clients/[id]/record-page';
import { Paging } from '@/components/care/private/practice/practice-paging';
import { TherapistSessions } from '@/components/care/private/session/session-lists';
import { Section } from '@/components/layout/private/section';
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
    const read = (time: 'coming' | 'past', after: string) =>
      listTherapistSessions(viewer, { time, client: client.id, after, ...(both && { take: atFirst }) });
    return (
      <>
        {!past && (
          <Section id="upcoming" title="Upcoming sessions">
            {async () => {
              const { sessions, next } = await read('coming', coming);
              return (
                <>
                  <TherapistSessions
                    sessions={sessions}
                    postTo={here}
                    empty={`No session with ${client.firstName} is arranged.`}
                  />
                  <Paging
                    label="Pages of upcoming sessions"
                    first={coming ? path : null}
                    next={next && `${listAddress(path, { coming: next })}#upcoming`}
                    nextLabel="Later sessions"
                  />
                </>
              );
            }}
          </Section>
        )}
        {!coming && (
          <Section id="history" title="Past sessions">
            {async () => {
              const { sessions, next } = await read('past', past);
              return (
                <>
                  <TherapistSessions
                    sessions={sessions}
                    postTo={here}
                    empty="No session has taken place yet."
                  />
                  <Paging
                    label="Pages of past sessions"
                    first={past ? path : null}
                    next={next && `${listAddress(path, { past: next })}#history`}
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
