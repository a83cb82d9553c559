import type { Metadata } from 'next';
import { practicePage } from '@/app/(member)/therapist-dashboard/practice-page';
import { waitingForTherapist } from '@/app/(member)/waiting';
import { ReplyTime } from '@/components/care/private/practice/practice-now';
import { RequestList } from '@/components/contact/private/inbox/request-list';
import { PagedSection } from '@/components/layout/private/paged-section';
import { Section } from '@/components/layout/private/section';
import { FilterPill } from '@/components/ui/private/filter-pill';
import { listRequests } from '@/lib/contact/inbox/queries';
import { requestListOf } from '@/lib/contact/inbox/rules';
import { listAddress, searchParam } from '@/lib/format/search-params';

export const metadata: Metadata = { title: 'Requests' };

const path = '/therapist-dashboard/requests';

const tabs = [
  { list: 'open', label: 'Waiting' },
  { list: 'done', label: 'Answered or closed' },
] as const;

export default function RequestsPage({ searchParams }: PageProps<'/therapist-dashboard/requests'>) {
  const lead =
    'People who wrote to you from your profile. We have told them that you will contact them soon.';
  return practicePage({ from: path, title: 'Requests', lead }, async (viewer) => {
    const query = await searchParams;
    const list = requestListOf(searchParam(query, 'list'));
    const after = searchParam(query, 'after');
    return (
      <>
        <nav aria-label="Kinds of request">
          <ul className="flex flex-wrap gap-2">
            {tabs.map((tab) => (
              <li key={tab.list}>
                <FilterPill
                  href={listAddress(path, { list: tab.list })}
                  aria-current={tab.list === list ? 'true' : undefined}
                >
                  {tab.label}
                </FilterPill>
              </li>
            ))}
          </ul>
        </nav>
        <PagedSection
          id="requests"
          title={list === 'open' ? 'To answer' : 'Answered or closed'}
          path={path}
          query={{ list }}
          parameter="after"
          from={after}
          label="Pages of requests"
          nextLabel="More requests"
        >
          {async () => {
            const { requests, next } = await listRequests(viewer, { list, after });
            const empty = list === 'open' ? 'No requests to answer.' : 'Nothing yet.';
            return { list: <RequestList requests={requests} now={new Date()} empty={empty} />, next };
          }}
        </PagedSection>
        <Section id="reply-time" title="Your reply time" rows={1}>
          {async () => {
            const { medianMs } = (await waitingForTherapist(viewer)).requests;
            if (medianMs !== null) return <ReplyTime medianMs={medianMs} />;
            return <p className="text-muted-foreground">You will see it here after your first reply.</p>;
          }}
        </Section>
      </>
    );
  });
}
