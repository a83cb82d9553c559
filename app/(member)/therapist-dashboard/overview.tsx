import 'server-only';
import { PracticeCards } from '@/components/member/practice-cards';
import { NextSession, WaitingRequests } from '@/components/member/practice-now';
import { Section } from '@/components/member/section';
import { TherapistPlans } from '@/components/plan/plan-lists';
import { MadeQuotations } from '@/components/quotation/quotation-lists';
import { ClientList } from '@/components/session/client-list';
import { TherapistSessions } from '@/components/session/session-lists';
import type { MemberOf } from '@/lib/auth/session';
import { readRequestsAtAGlance } from '@/lib/contact/inbox/queries';
import { listTherapistPlans } from '@/lib/plan/queries';
import { listMadeQuotations } from '@/lib/quotation/queries';
import { readClientOverview } from '@/lib/session/clients/queries';
import { readAgenda } from '@/lib/session/queries';
import { QuotationDesk } from './quotation-desk';
import { noClients } from './session-desk';

const home = '/therapist-dashboard';

/** The way to all of what a section shows in part. */
function All({ href, children }: { readonly href: string; readonly children: string }) {
  return (
    <a href={href} className="tap text-link">
      {children}
    </a>
  );
}

const plansShown = 3;
const quotationsShown = 5;

/**
 * A therapist's first page (spec §2): what now, then the beginning of each list. Each section reads for itself; what
 * two of them need is read once. The whole page is held to eight statements (scale.test.tsx).
 */
export function PracticeOverview({
  viewer,
  now,
}: {
  readonly viewer: MemberOf<'therapist'>;
  readonly now: Date;
}) {
  return (
    <>
      <div className="grid gap-x-6 gap-y-8 lg:grid-cols-2">
        <Section id="now" title="What now?" rows={1}>
          {async () => <NextSession agenda={await readAgenda(viewer)} now={now} />}
        </Section>
        <Section id="requests" title="People who wrote to you" rows={1}>
          {async () => <WaitingRequests requests={await readRequestsAtAGlance(viewer)} now={now} />}
        </Section>
      </div>
      <Section
        id="to-conclude"
        title="Sessions to conclude"
        action={<All href="/therapist-dashboard/sessions">All sessions</All>}
      >
        {async () => (
          <TherapistSessions
            sessions={(await readAgenda(viewer)).toConclude}
            postTo={home}
            empty="Nothing to conclude. After a session you say here that it took place, or that nobody came."
          />
        )}
      </Section>
      <Section
        id="sessions"
        title="Upcoming sessions"
        action={<All href="/therapist-dashboard/sessions">All sessions</All>}
      >
        {async () => (
          <TherapistSessions
            sessions={(await readAgenda(viewer)).coming}
            postTo={home}
            empty="No session is arranged."
          />
        )}
      </Section>
      <Section
        id="clients"
        title="Clients"
        action={<All href="/therapist-dashboard/clients">All clients</All>}
      >
        {async () => (
          <ClientList
            clients={(await readClientOverview(viewer)).first}
            hrefOf={({ id }) => `${home}/clients/${id}`}
            empty={noClients}
          />
        )}
      </Section>
      <Section id="plans" title="Plans" action={<All href="/therapist-dashboard/plans">All plans</All>}>
        {async () => (
          <TherapistPlans
            plans={(await listTherapistPlans(viewer, { take: plansShown })).plans}
            postTo={home}
            empty="No plans yet. A plan is a number of sessions that you agree on with a client."
          />
        )}
      </Section>
      <Section
        id="quotations"
        title="Quotations"
        action={<All href="/therapist-dashboard/quotations">All quotations</All>}
      >
        {async () => (
          <MadeQuotations
            quotations={(await listMadeQuotations(viewer, { take: quotationsShown })).quotations}
            postTo={home}
          />
        )}
      </Section>
      <Section id="new-quotation" title="New quotation">
        {async () => {
          const { choices } = await readClientOverview(viewer);
          return <QuotationDesk clients={choices} postTo={home} />;
        }}
      </Section>
      <PracticeCards />
    </>
  );
}
