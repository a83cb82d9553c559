import type { Metadata, Route } from 'next';
import type { ReactNode } from 'react';
import { dashboardReads } from '@/app/(member)/dashboard/reads';
import { guarded } from '@/components/account/guard/guarded';
import { WelcomeNote } from '@/components/account/private/onboarding/welcome-note';
import { ClientDashboard } from '@/components/booking/private/client-dashboard';
import { ClientNextStep, nextAppointment } from '@/components/booking/private/client-next-step';
import { ClientScheduling } from '@/components/booking/private/client-scheduling';
import { RecentAssessments } from '@/components/care/private/assessment/recent-assessments';
import { PlanFilterLinks } from '@/components/care/private/plan/plan-filter';
import { OwnPlans } from '@/components/care/private/plan/plan-lists';
import { OwnSessions } from '@/components/care/private/session/session-lists';
import { Section } from '@/components/layout/private/section';
import { OwnQuotations } from '@/components/payment/private/quotation/quotation-lists';
import { OwnTransactions } from '@/components/payment/private/transaction/own-transactions';
import { welcomeFlag } from '@/lib/account/profile/onboarding/rules';
import { requireRole } from '@/lib/account/session/guard';
import { type PlanFilter, planFilterOf } from '@/lib/care/plan/rules';

export const metadata: Metadata = { title: 'Dashboard' };

const shownSessions = 3;
const shownPlans = 4;

const addressOf = (filter: PlanFilter): Route =>
  filter === 'all' ? '/dashboard' : `/dashboard?plans=${filter}`;

function all(href: string, label: string): ReactNode {
  return (
    <a href={href} className="tap text-link">
      {label}
    </a>
  );
}

/** The client's dashboard (product.md §2): the next step, then every list with its own read. */
export default function DashboardPage({ searchParams }: PageProps<'/dashboard'>) {
  return guarded(
    () => requireRole('client', '/dashboard'),
    async (viewer) => {
      const query = await searchParams;
      const filter = planFilterOf(typeof query.plans === 'string' ? query.plans : undefined);
      const here = addressOf(filter);
      const now = new Date();
      const reads = dashboardReads(viewer, filter, now);

      const first = (
        <>
          <Section id="now" title="What now?">
            {async () => {
              // Without the sessions there is no next step; other missing data is reported in its own section.
              const sessions = await reads.sessions();
              const [offers, consultationRead] = await Promise.allSettled([
                reads.quotations(),
                reads.consultation(),
              ]);
              const consultation = consultationRead.status === 'fulfilled' ? consultationRead.value : null;
              const quotations = offers.status === 'fulfilled' ? offers.value.quotations : [];
              const inState = (wanted: string) =>
                quotations.filter(({ status, checking }) => status === wanted && !checking).length;
              return (
                <ClientNextStep
                  next={nextAppointment(sessions, consultation, now)}
                  unanswered={inState('pending')}
                  unpaid={inState('accepted')}
                  own={consultation?.therapists[0] ?? null}
                  timeZone={consultation?.timeZone ?? sessions[0]?.client.timeZone ?? 'Asia/Kolkata'}
                  now={now}
                />
              );
            }}
          </Section>
          <Section
            id="sessions"
            title="Upcoming sessions"
            action={all('/dashboard/sessions', 'All sessions')}
          >
            {async () => (
              <OwnSessions
                sessions={(await reads.sessions())
                  .filter(({ startsAt }) => startsAt >= now)
                  .slice(0, shownSessions)}
                postTo={here}
                empty="No session is planned. When you book one with a therapist, it appears here."
              />
            )}
          </Section>
        </>
      );
      const second = (
        <>
          <Section id="consultation" title="Book a session">
            {async () => {
              const { days, timeZone, therapists } = await reads.consultation();
              return <ClientScheduling days={days} timeZone={timeZone} therapists={therapists} />;
            }}
          </Section>
          <Section id="quotations" title="Quotations" action={all('/dashboard/quotations', 'All quotations')}>
            {async () => <OwnQuotations quotations={(await reads.quotations()).quotations} postTo={here} />}
          </Section>
          <Section
            id="transactions"
            title="Transactions"
            action={all('/dashboard/transactions', 'All payments')}
          >
            {async () => <OwnTransactions page={await reads.transactions()} />}
          </Section>
        </>
      );
      const third = (
        <>
          <Section
            id="assessments"
            title="Recent assessments"
            action={all('/dashboard/assessments', 'All results')}
          >
            {async () => <RecentAssessments assessments={(await reads.assessments()).assessments} />}
          </Section>
          <Section id="plans" title="Therapy plans" action={all('/dashboard/plans', 'All plans')}>
            {async () => (
              <div className="grid gap-4">
                <PlanFilterLinks chosen={filter} hrefOf={(wanted) => `${addressOf(wanted)}#plans` as Route} />
                <OwnPlans
                  plans={(await reads.plans()).plans.slice(0, shownPlans)}
                  empty={
                    filter === 'all'
                      ? 'No plan yet. When a therapist makes one with you, it appears here.'
                      : 'No plan of this kind.'
                  }
                />
              </div>
            )}
          </Section>
        </>
      );
      return (
        <>
          <WelcomeNote flag={query[welcomeFlag]} />
          <ClientDashboard viewer={viewer} first={first} second={second} third={third} />
        </>
      );
    },
  );
}
