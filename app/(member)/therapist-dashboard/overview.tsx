import 'server-only';
import { clientRow, ListPanel, planRow, quotationRow, sessionRow } from '@/app/(member)/panel';
import { QuotationPanel } from '@/app/(member)/therapist-dashboard/quotation-panel';
import { noClients } from '@/app/(member)/therapist-dashboard/session-panel';
import { waitingForTherapist } from '@/app/(member)/waiting';
import { moneyTodos } from '@/components/booking/private/paying/money-todos';
import { TherapistSessions } from '@/components/booking/private/session/session-lists';
import { BreakLines } from '@/components/care/private/break/break-lines';
import { NextSession, requestTodos } from '@/components/care/private/practice/practice-now';
import { Attention } from '@/components/layout/attention';
import { Section } from '@/components/layout/private/section';
import { TodoList } from '@/components/layout/private/todo-list';
import { EmptyNote } from '@/components/ui/empty';
import type { MemberOf } from '@/lib/account/session/session';
import { countUnpaidAppointments } from '@/lib/booking/paying/unpaid';
import { listTherapistPlans } from '@/lib/care/plan/queries';
import { listBreaks } from '@/lib/care/session/break/queries';
import { breaksPath } from '@/lib/care/session/break/rules';
import { listClientChoices } from '@/lib/care/session/clients/queries';
import { firstWaiting, readAgenda } from '@/lib/care/session/queries';
import { listMadeQuotations, quotationsUndecided } from '@/lib/payment/quotation/queries';
import { recentQuotations } from '@/lib/payment/quotation/rules';

const home = '/therapist-dashboard';

/** Entries of each list on this page; quotations have the number of product.md §9. */
const recentEntries = 3;
const recentClients = 5;

const concludedHere = 2;

/**
 * A therapist's first page: what waits for them, with the action in it, then the panels of product.md §2 with the way to
 * each page. Each section reads for itself; a test limits the queries of the whole page (scale.slow.isolated.test.tsx).
 */
export function PracticeOverview({
  viewer,
  now,
}: {
  readonly viewer: MemberOf<'therapist'>;
  readonly now: Date;
}) {
  const clients = listClientChoices(viewer, { toAsk: now });
  // The sections that show them say that they could not be read.
  clients.catch(() => undefined);
  return (
    <div className="grid items-start gap-x-8 gap-y-6 lg:grid-cols-2 lg:gap-y-8">
      <Section id="now" title="What now?" rows={1}>
        {async () => <NextSession agenda={await readAgenda(viewer)} now={now} />}
      </Section>
      <Section id="to-do" title="To do" rows={1}>
        {async () => {
          const [{ requests, payments, toSendBack }, unpaidSessions, undecided, breaks] = await Promise.all([
            waitingForTherapist(viewer),
            countUnpaidAppointments(viewer, now),
            quotationsUndecided(viewer, now),
            listBreaks(viewer, now),
          ]);
          const money = moneyTodos({ toSendBack, reported: payments, unpaidSessions, ...undecided });
          if (requests.count + money.length + breaks.length === 0) return <EmptyNote>All done.</EmptyNote>;
          return (
            <div className="grid gap-4">
              {requests.count > 0 && (
                <Attention
                  id="requests"
                  title={requests.count === 1 ? '1 open request' : `${requests.count} open requests`}
                >
                  <TodoList todos={requestTodos(requests, now)} />
                </Attention>
              )}
              {money.length > 0 && (
                <Attention id="money" title="Money">
                  <TodoList todos={money} />
                </Attention>
              )}
              {breaks.length > 0 && (
                <Attention id="breaks" title="Clients with no upcoming session">
                  <BreakLines breaks={breaks.slice(0, 1)} path={home} />
                  {breaks.length > 1 && (
                    <a href={breaksPath} className="tap text-link">
                      All {breaks.length} clients with no upcoming session
                    </a>
                  )}
                </Attention>
              )}
            </div>
          );
        }}
      </Section>
      <ListPanel
        {...{ home, id: 'sessions', title: 'Upcoming sessions', all: 'All sessions' }}
        behind="Show the next"
        empty="No upcoming session."
        rows={async () =>
          (await readAgenda(viewer)).coming
            .slice(0, recentEntries)
            .map((session) => sessionRow(session, 'therapist'))
        }
      />
      <Section
        id="to-conclude"
        title="Did these sessions take place?"
        action={
          <a href={`${home}/sessions`} className="tap text-link">
            All sessions
          </a>
        }
      >
        {async () => {
          const { toConclude, moreToConclude } = await readAgenda(viewer);
          // Sessions just concluded stay for a while, and take no place from sessions that wait.
          const { shown, later } = firstWaiting(toConclude, concludedHere);
          return (
            <div className="grid gap-3">
              <TherapistSessions sessions={shown} postTo={home} empty={null} />
              {(moreToConclude || later > 0) && (
                <p className="text-muted-foreground">You can see more on the sessions page.</p>
              )}
            </div>
          );
        }}
      </Section>
      <ListPanel
        {...{ home, id: 'plans', title: 'Plans', all: 'All plans' }}
        behind="Show the latest"
        empty="No plans yet."
        rows={async () => {
          const { plans } = await listTherapistPlans(viewer, { take: recentEntries, now });
          return plans.map((plan) => planRow(plan, 'therapist'));
        }}
      />
      <ListPanel
        {...{ home, id: 'quotations', title: 'Quotations', all: 'All quotations' }}
        behind="Show the latest"
        empty="No quotations yet. You will see your quotations and the answers here."
        rows={async () =>
          (await listMadeQuotations(viewer, { take: recentQuotations, now })).quotations.map(quotationRow)
        }
      />
      <div className="grid gap-x-8 gap-y-6 lg:gap-y-8">
        <ListPanel
          {...{ home, id: 'clients', title: 'Clients', all: 'All clients' }}
          behind="Show the first"
          empty={noClients}
          rows={async () => (await clients).slice(0, recentClients).map(clientRow)}
        />
        <Section id="new-quotation" title="New quotation" quiet rows={1}>
          {async () => (
            <QuotationPanel viewer={viewer} clients={await clients} postTo={home} behind="New quotation" />
          )}
        </Section>
      </div>
    </div>
  );
}
