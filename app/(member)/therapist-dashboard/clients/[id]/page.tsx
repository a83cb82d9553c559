import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { practicePage } from '@/app/(member)/therapist-dashboard/practice-page';
import { TherapistPlans } from '@/components/care/private/plan/plan-lists';
import { ClientContact } from '@/components/care/private/practice/practice-contact';
import { Paging } from '@/components/care/private/practice/practice-paging';
import { SharedResults } from '@/components/care/private/practice/practice-results';
import { TherapistSessions } from '@/components/care/private/session/session-lists';
import { RequestList } from '@/components/contact/private/inbox/request-list';
import { Section } from '@/components/layout/private/section';
import { MadeQuotations } from '@/components/payment/private/quotation/quotation-lists';
import { listSharedAssessments } from '@/lib/care/assessment/queries';
import { listTherapistPlans } from '@/lib/care/plan/queries';
import { openClient } from '@/lib/care/session/clients/queries';
import { listTherapistSessions } from '@/lib/care/session/queries';
import { listAnsweredRequestsOf } from '@/lib/contact/inbox/queries';
import { listAddress, searchParam } from '@/lib/format/search-params';
import { listMadeQuotations } from '@/lib/payment/quotation/queries';
import { readRequest } from '@/lib/server/request/read-request';

export const metadata: Metadata = { title: 'Client' };

/** One client of the therapist: everything between the two. Opening it writes a log line that the client can see. */
export default async function ClientPage({
  params,
  searchParams,
}: PageProps<'/therapist-dashboard/clients/[id]'>) {
  const { id } = await params;
  const path = `/therapist-dashboard/clients/${id}` as const;
  const back = { href: '/therapist-dashboard/clients', label: 'Clients' };
  return practicePage({ from: path, title: 'Client', back }, async (viewer) => {
    const client = await openClient(viewer, id, await readRequest());
    if (!client) notFound();
    const past = searchParam(await searchParams, 'past');
    const here = listAddress(path, { past });
    return (
      <>
        <ClientContact client={client} />
        <Section id="upcoming" title="Upcoming sessions">
          {async () => (
            <TherapistSessions
              sessions={(await listTherapistSessions(viewer, { time: 'coming', client: id })).sessions}
              postTo={here}
              empty={`No session with ${client.firstName} is arranged.`}
            />
          )}
        </Section>
        <Section id="history" title="Past sessions">
          {async () => {
            const asks = { time: 'past', client: id, after: past } as const;
            const { sessions, next } = await listTherapistSessions(viewer, asks);
            return (
              <>
                <TherapistSessions
                  sessions={sessions}
                  postTo={here}
                  empty="No session has taken place yet."
                />
                <Paging
                  label="Pages of past sessions"
                  first={past ? `${path}#history` : null}
                  next={next && `${listAddress(path, { past: next })}#history`}
                  nextLabel="Earlier sessions"
                />
              </>
            );
          }}
        </Section>
        <Section id="plans" title="Plans">
          {async () => (
            <TherapistPlans
              plans={(await listTherapistPlans(viewer, { client: id })).plans}
              postTo={here}
              empty="No plans yet."
            />
          )}
        </Section>
        <Section id="quotations" title="Quotations">
          {async () => (
            <MadeQuotations
              quotations={(await listMadeQuotations(viewer, { client: id })).quotations}
              postTo={here}
            />
          )}
        </Section>
        <Section id="results" title="Results shared with you">
          {async () => <SharedResults results={(await listSharedAssessments(viewer, id)).assessments} />}
        </Section>
        <Section id="messages" title="Messages you have answered">
          {async () => (
            <RequestList
              requests={await listAnsweredRequestsOf(viewer, id)}
              now={new Date()}
              empty="None that was sent from your profile."
            />
          )}
        </Section>
      </>
    );
  });
}
