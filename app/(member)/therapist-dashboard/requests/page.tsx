import type { Metadata } from 'next';
import { addressOf, asked } from '@/app/(member)/therapist-dashboard/asked';
import { practicePage } from '@/app/(member)/therapist-dashboard/practice-page';
import { RequestList } from '@/components/contact/inbox/request-list';
import { ReplyTime } from '@/components/member/practice-now';
import { Paging } from '@/components/member/practice-paging';
import { Section } from '@/components/member/section';
import { listRequests, readRequestsAtAGlance } from '@/lib/contact/inbox/queries';
import { requestListOf } from '@/lib/contact/inbox/rules';

export const metadata: Metadata = { title: 'Requests' };

const path = '/therapist-dashboard/requests';

const tabs = [
  { list: 'open', label: 'Waiting' },
  { list: 'done', label: 'Answered or closed' },
] as const;

/** Who has written to the therapist from their profile. */
export default function RequestsPage({ searchParams }: PageProps<'/therapist-dashboard/requests'>) {
  const lead = 'People who wrote to you from your profile. They are told that you will contact them soon.';
  return practicePage({ from: path, title: 'Requests', lead }, async (viewer) => {
    const query = await searchParams;
    const list = requestListOf(asked(query.list));
    const after = asked(query.after);
    return (
      <>
        <nav aria-label="Kinds of request">
          <ul className="flex flex-wrap gap-2">
            {tabs.map((tab) => (
              <li key={tab.list}>
                <a
                  href={addressOf(path, { list: tab.list })}
                  aria-current={tab.list === list ? 'true' : undefined}
                  className="inline-flex min-h-11 items-center rounded-full border border-line px-4 aria-[current]:border-accent aria-[current]:bg-accent-soft aria-[current]:font-semibold aria-[current]:text-accent-ink"
                >
                  {tab.label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <Section id="requests" title={list === 'open' ? 'Waiting for you' : 'Answered or closed'}>
          {async () => {
            const { requests, next } = await listRequests(viewer, { list, after });
            return (
              <>
                <RequestList
                  requests={requests}
                  now={new Date()}
                  empty={list === 'open' ? 'Nobody is waiting for an answer.' : 'Nothing yet.'}
                />
                <Paging
                  label="Pages of requests"
                  first={after ? addressOf(path, { list }) : null}
                  next={next && addressOf(path, { list, after: next })}
                  nextLabel="More requests"
                />
              </>
            );
          }}
        </Section>
        <Section id="reply-time" title="How quickly you answer" rows={1}>
          {async () => {
            const { medianMs } = await readRequestsAtAGlance(viewer);
            if (medianMs !== null) return <ReplyTime medianMs={medianMs} />;
            return <p className="text-ink-soft">We show it here once you have answered somebody.</p>;
          }}
        </Section>
      </>
    );
  });
}
