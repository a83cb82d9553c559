import 'server-only';
import { TherapistPlans } from '@/components/care/private/plan/plan-lists';
import { PracticeCards } from '@/components/care/private/practice/practice-cards';
import { NextSession, WaitingRequests } from '@/components/care/private/practice/practice-now';
import { ClientList } from '@/components/care/private/session/client-list';
import { TherapistSessions } from '@/components/care/private/session/session-lists';
import { Section } from '@/components/layout/private/section';
import { MadeQuotations } from '@/components/payment/private/quotation/quotation-lists';
import type { MemberOf } from '@/lib/account/session/session';
import { listTherapistPlans } from '@/lib/care/plan/queries';
import { readClientOverview } from '@/lib/care/session/clients/queries';
import { readAgenda } from '@/lib/care/session/queries';
import { readRequestsAtAGlance } from '@/lib/contact/inbox/queries';
import { listMadeQuotations } from '@/lib/payment/quotation/queries';
import { QuotationPanel } from './quotation-panel';
import { noClients } from './session-panel';

const home = '/therapist-dashboard';

/** A link to the complete list of a section that shows only a part. */
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
 * A therapist's first page (product.md §2): the next step, then the beginning of each list. Each section reads for
 * itself; a read that two of them need runs once. A test limits the whole page to eight queries (scale.test.tsx).
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
          {async () => {
            const clients = readClientOverview(viewer).then(
              ({ choices }) => choices.length > 0,
              // The section of the clients says that they could not be read.
              () => true,
            );
            const [agenda, hasClients] = await Promise.all([readAgenda(viewer), clients]);
            return <NextSession agenda={agenda} now={now} hasClients={hasClients} />;
          }}
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
          return <QuotationPanel clients={choices} postTo={home} />;
        }}
      </Section>
      <PracticeCards />
    </>
  );
}
