import type { Metadata } from 'next';
import { practicePage } from '@/app/(member)/therapist-dashboard/practice-page';
import { TherapistSessions } from '@/components/booking/private/session/session-lists';
import { MovedAnchors } from '@/components/layout/private/moved-anchors';
import { PagedSection } from '@/components/layout/private/paged-section';
import { Section } from '@/components/layout/private/section';
import { TabLinks } from '@/components/layout/private/tab-links';
import { HeadLink } from '@/components/layout/private/workspace/page-head';
import type { MemberOf } from '@/lib/account/session/session';
import { firstWaiting, listSessionsToConclude, listTherapistSessions } from '@/lib/care/session/queries';
import { listAddress, searchParam } from '@/lib/format/search-params';

export const metadata: Metadata = { title: 'Sessions' };

const path = '/therapist-dashboard/sessions';
const pastPath = listAddress(path, { list: 'past' });

/** A list of the oldest; the next ones follow when these are done. */
const concludedAtOnce = 3;

/** Agreed sessions at first: with those to conclude above them they fit three screens of a phone. */
const upcomingAtFirst = 8;

const tabs = [
  { href: path, label: 'Open' },
  { href: pastPath, label: 'Past' },
];

const moved = { 'new-session': `${path}/new`, history: pastPath };

type OpenSessionsProps = {
  readonly viewer: MemberOf<'therapist'>;
  /** The agreed session after which the list begins; empty for its beginning. */
  readonly coming: string;
};

/** Sessions to conclude and agreed sessions; further pages show the agreed sessions alone. */
function OpenSessions({ viewer, coming }: OpenSessionsProps) {
  const postTo = listAddress(path, { coming });
  return (
    <>
      {!coming && (
        <Section id="to-conclude" title="To confirm">
          {async () => {
            const { shown, later } = firstWaiting(await listSessionsToConclude(viewer), concludedAtOnce);
            return (
              <>
                <TherapistSessions sessions={shown} postTo={postTo} empty={null} />
                {later > 0 && <p className="text-muted-foreground">{later} more will appear after these.</p>}
              </>
            );
          }}
        </Section>
      )}
      <PagedSection
        id="upcoming"
        title="Upcoming"
        path={path}
        parameter="coming"
        from={coming}
        label="Pages of upcoming sessions"
        nextLabel="Later sessions"
      >
        {async () => {
          const part = { time: 'coming', after: coming, take: upcomingAtFirst } as const;
          const { sessions, next } = await listTherapistSessions(viewer, part);
          return {
            list: <TherapistSessions sessions={sessions} postTo={postTo} empty="No upcoming session." />,
            next,
          };
        }}
      </PagedSection>
    </>
  );
}

/** Every session of the therapist: past ones without an outcome and agreed ones, or the history. */
export default function SessionsPage({ searchParams }: PageProps<'/therapist-dashboard/sessions'>) {
  const action = <HeadLink href={`${path}/new`} first="New" rest="session" />;
  return practicePage({ from: path, title: 'Sessions', action }, async (viewer) => {
    const query = await searchParams;
    const [coming, past] = [searchParam(query, 'coming'), searchParam(query, 'past')];
    const showsPast = past !== '' || searchParam(query, 'list') === 'past';
    return (
      <>
        <MovedAnchors places={moved} />
        <TabLinks label="Sessions" tabs={tabs} here={showsPast ? pastPath : path} />
        {showsPast ? (
          <PagedSection
            id="history"
            title="Past sessions"
            path={path}
            query={{ list: 'past' }}
            parameter="past"
            from={past}
            label="Pages of past sessions"
            nextLabel="Earlier sessions"
          >
            {async () => {
              const { sessions, next } = await listTherapistSessions(viewer, { time: 'past', after: past });
              const postTo = listAddress(path, { list: 'past', past });
              return {
                list: (
                  <TherapistSessions
                    sessions={sessions}
                    postTo={postTo}
                    empty="No session has taken place yet."
                  />
                ),
                next,
              };
            }}
          </PagedSection>
        ) : (
          <OpenSessions viewer={viewer} coming={coming} />
        )}
      </>
    );
  });
}
