import type { Metadata, Route } from 'next';
import { requireClient } from '@/app/(member)/dashboard/client';
import { dashboardReads, recentEntries } from '@/app/(member)/dashboard/reads';
import {
  assessmentRow,
  ListPanel,
  Panel,
  PanelRows,
  planRow,
  quotationRow,
  sessionRow,
  transactionRow,
} from '@/app/(member)/panel';
import { guarded } from '@/components/account/guard/guarded';
import { ConfirmEmailBanner } from '@/components/account/private/frame/confirm-email-banner';
import { WelcomeNote } from '@/components/account/private/onboarding/welcome-note';
import { ClientNextStep, nextAppointment } from '@/components/booking/private/client-next-step';
import { ClientScheduling } from '@/components/booking/private/client-scheduling';
import { proposalsIn } from '@/components/booking/private/proposal-turn';
import { askedTodos } from '@/components/care/private/asked-todos';
import { PlanFilterLinks } from '@/components/care/private/plan/plan-filter';
import { Folded } from '@/components/forms/private/folded';
import { Section } from '@/components/layout/private/section';
import { PageHead } from '@/components/layout/private/workspace/page-head';
import { OwnQuotations } from '@/components/payment/private/quotation/quotation-lists';
import { welcomeFlag } from '@/lib/account/profile/onboarding/rules';
import { zoneOf } from '@/lib/account/session/viewer';
import { type PlanFilter, planFilterOf } from '@/lib/care/plan/rules';
import { listAddress } from '@/lib/format/search-params';
import { formatDay } from '@/lib/format/time';
import { dayOnClock } from '@/lib/format/wall-clock';

export const metadata: Metadata = { title: 'Home' };

const here = '/dashboard';

/** Address of the panel of plans under a filter. */
const plansOf = (filter: PlanFilter) =>
  `${listAddress(here, { plans: filter === 'all' ? '' : filter })}#plans` as Route;

/** The client's first page: the next step with its action, then the panels of product.md §2 with the way to each page. */
export default function DashboardPage({ searchParams }: PageProps<'/dashboard'>) {
  return guarded(
    () => requireClient(here),
    async (viewer) => {
      const query = await searchParams;
      const filter = planFilterOf(typeof query.plans === 'string' ? query.plans : undefined);
      const now = new Date();
      const reads = dashboardReads(viewer, now);
      return (
        <>
          <WelcomeNote flag={query[welcomeFlag]} />
          <div className="workspace-page">
            <PageHead
              title={`Hello, ${viewer.profile.firstName}`}
              lead={formatDay(dayOnClock(now.getTime(), zoneOf(viewer)).toString())}
            />
            {!viewer.emailVerified && <ConfirmEmailBanner email={viewer.email} />}
            <div className="grid grid-cols-1 items-start gap-x-8 gap-y-4 lg:grid-cols-[1.25fr_1fr]">
              <div className="contents min-w-0 gap-6 lg:grid">
                <div className="max-lg:order-first">
                  <Section id="now" title="What now?">
                    {async () => {
                      // Without the sessions there is no next step; other missing data is reported in its own section.
                      const sessions = await reads.sessions();
                      const [offers, consultationRead, asked] = await Promise.allSettled([
                        reads.quotations(),
                        reads.consultation(),
                        reads.asked(),
                      ]);
                      const consultation =
                        consultationRead.status === 'fulfilled' ? consultationRead.value : null;
                      const quotations = offers.status === 'fulfilled' ? offers.value : [];
                      const inState = (wanted: string) =>
                        quotations.filter(({ status, checking }) => status === wanted && !checking).length;
                      return (
                        <ClientNextStep
                          next={nextAppointment(sessions, consultation, now)}
                          asked={
                            asked.status === 'fulfilled'
                              ? askedTodos({ ...asked.value, timeZone: zoneOf(viewer) })
                              : []
                          }
                          unanswered={inState('pending')}
                          unpaid={inState('accepted')}
                          handovers={asked.status === 'fulfilled' ? asked.value.handovers : []}
                          proposals={proposalsIn(sessions, now)}
                          own={consultation?.therapists[0] ?? null}
                          timeZone={consultation?.timeZone ?? sessions[0]?.client.timeZone ?? 'Asia/Kolkata'}
                          now={now}
                        />
                      );
                    }}
                  </Section>
                </div>
                <ListPanel
                  {...{ home: here, id: 'sessions', title: 'Upcoming sessions', all: 'All sessions' }}
                  behind="Show the next"
                  empty="No upcoming session."
                  rows={async () =>
                    (await reads.sessions())
                      .slice(0, recentEntries)
                      .map((session) => sessionRow(session, 'client'))
                  }
                />
                <ListPanel
                  {...{ home: here, id: 'assessments', title: 'Recent assessments', all: 'All results' }}
                  behind="Show the latest"
                  empty="No saved results. You can save a result at the end of a questionnaire."
                  rows={async () => (await reads.assessments()).map(assessmentRow)}
                />
                <ListPanel
                  {...{ home: here, id: 'transactions', title: 'Payments', all: 'All payments' }}
                  behind="Show the latest"
                  empty="No payments yet."
                  rows={async () => (await reads.transactions()).map(transactionRow)}
                />
              </div>
              <div className="contents min-w-0 gap-6 lg:grid">
                <div className="max-lg:has-[form]:order-first">
                  <Panel id="quotations" title="Quotations" home={here} all="All quotations">
                    {async () => {
                      const quotations = await reads.quotations();
                      const others = quotations.filter(({ waits }) => !waits);
                      return (
                        <div className="grid gap-4">
                          {(others.length === 0 || others.length < quotations.length) && (
                            <OwnQuotations
                              quotations={quotations.filter(({ waits }) => waits)}
                              postTo={here}
                              among
                            />
                          )}
                          {others.length > 0 && (
                            <Folded narrow behind="Show the earlier ones" about="Quotations">
                              <PanelRows rows={others.map(quotationRow)} empty="" />
                            </Folded>
                          )}
                        </div>
                      );
                    }}
                  </Panel>
                </div>
                <Panel
                  {...{ home: here, id: 'plans', title: 'Therapy plans', all: 'All plans' }}
                  behind="Show the latest"
                  open={query.plans !== undefined}
                >
                  {async () => (
                    <div className="grid gap-4">
                      <PlanFilterLinks chosen={filter} hrefOf={plansOf} />
                      <PanelRows
                        rows={(await reads.plans(filter)).map((plan) => planRow(plan, 'client'))}
                        empty={filter === 'all' ? 'No plans yet.' : 'No plans of this type.'}
                      />
                    </div>
                  )}
                </Panel>
                <Section id="consultation" title="Book a session">
                  {async () => {
                    const { days, timeZone, therapists } = await reads.consultation();
                    return <ClientScheduling days={days} timeZone={timeZone} therapists={therapists} />;
                  }}
                </Section>
              </div>
            </div>
          </div>
        </>
      );
    },
  );
}
