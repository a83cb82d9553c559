import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { addressOf, asked } from '@/app/(member)/therapist-dashboard/asked';
import { practicePage } from '@/app/(member)/therapist-dashboard/practice-page';
import { QuotationDesk } from '@/app/(member)/therapist-dashboard/quotation-desk';
import { desk, SessionDesk } from '@/app/(member)/therapist-dashboard/session-desk';
import { RequestList } from '@/components/contact/inbox/request-list';
import { ClientContact } from '@/components/member/practice-contact';
import { Paging } from '@/components/member/practice-paging';
import { SharedResults } from '@/components/member/practice-results';
import { Section } from '@/components/member/section';
import { PlanForm } from '@/components/plan/plan-form';
import { TherapistPlans } from '@/components/plan/plan-lists';
import { MadeQuotations } from '@/components/quotation/quotation-lists';
import { TherapistSessions } from '@/components/session/session-lists';
import { listSharedAssessments } from '@/lib/assessment/queries';
import { listAnsweredRequestsOf } from '@/lib/contact/inbox/queries';
import { issueFormToken } from '@/lib/form-token';
import { listTherapistPlans } from '@/lib/plan/queries';
import { planFormKind } from '@/lib/plan/rules';
import { listMadeQuotations } from '@/lib/quotation/queries';
import { readRequest } from '@/lib/request/read-request';
import { openClient } from '@/lib/session/clients/queries';
import { listTherapistSessions } from '@/lib/session/queries';

export const metadata: Metadata = { title: 'Client' };

/** One client of the therapist: what there is between the two. Opening it is written down for the client to see. */
export default async function ClientPage({
  params,
  searchParams,
}: PageProps<'/therapist-dashboard/clients/[id]'>) {
  const { id } = await params;
  const path = `/therapist-dashboard/clients/${id}` as const;
  return practicePage({ from: path, title: 'Client' }, async (viewer) => {
    const client = await openClient(viewer, id, await readRequest());
    if (!client) notFound();
    const past = asked((await searchParams).past);
    const here = addressOf(path, { past });
    const name = `${client.firstName} ${client.lastName}`;
    const choices = [{ value: client.id, label: name }];
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
                  next={next && `${addressOf(path, { past: next })}#history`}
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
        <Section id="new-session" title="New session">
          {() => <SessionDesk viewer={viewer} clients={choices} client={id} postTo={here} />}
        </Section>
        <Section id="new-plan" title="New plan">
          {() => (
            <div className={desk}>
              <PlanForm clients={choices} formToken={issueFormToken(planFormKind)} postTo={here} />
            </div>
          )}
        </Section>
        <Section id="new-quotation" title="New quotation">
          {() => <QuotationDesk clients={choices} postTo={here} />}
        </Section>
      </>
    );
  });
}
