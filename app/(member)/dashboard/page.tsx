import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { requireClient } from '@/app/(member)/dashboard/client';
import { dashboardReads } from '@/app/(member)/dashboard/reads';
import { guarded } from '@/components/account/guard/guarded';
import { ConfirmEmailBanner } from '@/components/account/private/frame/confirm-email-banner';
import { WelcomeNote } from '@/components/account/private/onboarding/welcome-note';
import { ClientNextStep, nextAppointment } from '@/components/booking/private/client-next-step';
import { ClientScheduling } from '@/components/booking/private/client-scheduling';
import { WaitingCare } from '@/components/care/private/waiting/waiting-care';
import { MovedAnchors } from '@/components/layout/private/moved-anchors';
import { Section } from '@/components/layout/private/section';
import { PageHead } from '@/components/layout/private/workspace/page-head';
import { OwnQuotations } from '@/components/payment/private/quotation/quotation-lists';
import { welcomeFlag } from '@/lib/account/profile/onboarding/rules';
import { planFilterOf } from '@/lib/care/plan/rules';
import { formatDay, indianDay } from '@/lib/format/time';

export const metadata: Metadata = { title: 'Home' };

const here = '/dashboard';

/** Parts that this page had before they became pages. */
const moved = {
  sessions: `${here}/sessions`,
  transactions: `${here}/transactions`,
  assessments: `${here}/assessments`,
  plans: `${here}/plans`,
};

/** The client's first page: the next step with its action, what waits for an answer, and the next free times. */
export default function DashboardPage({ searchParams }: PageProps<'/dashboard'>) {
  return guarded(
    () => requireClient(here),
    async (viewer) => {
      const query = await searchParams;
      // The list of plans was here, with its filter in the address.
      if (typeof query.plans === 'string') redirect(`/dashboard/plans?plans=${planFilterOf(query.plans)}`);
      const now = new Date();
      const reads = dashboardReads(viewer, now);
      return (
        <>
          <WelcomeNote flag={query[welcomeFlag]} />
          <MovedAnchors places={moved} />
          <div className="container-page space-y-6 pt-4 pb-8 lg:pb-12 lg:space-y-8">
            <PageHead title={`Hello, ${viewer.profile.firstName}`} lead={formatDay(indianDay(now))} />
            {!viewer.emailVerified && <ConfirmEmailBanner email={viewer.email} />}
            <div className="grid items-start gap-x-8 gap-y-6 lg:grid-cols-[1.25fr_1fr]">
              <div className="min-w-0">
                <Section id="now" title="What now?">
                  {async () => {
                    // Without the sessions there is no next step; other missing data is reported in its own section.
                    const sessions = await reads.sessions();
                    const [offers, consultationRead, questions, waiting] = await Promise.allSettled([
                      reads.quotations(),
                      reads.consultation(),
                      reads.handovers(),
                      reads.waiting(),
                    ]);
                    const consultation =
                      consultationRead.status === 'fulfilled' ? consultationRead.value : null;
                    const quotations = offers.status === 'fulfilled' ? offers.value : [];
                    const inState = (wanted: string) =>
                      quotations.filter(({ status, checking }) => status === wanted && !checking).length;
                    return (
                      <>
                        {waiting.status === 'fulfilled' && <WaitingCare waiting={waiting.value} />}
                        <ClientNextStep
                          next={nextAppointment(sessions, consultation, now)}
                          unanswered={inState('pending')}
                          unpaid={inState('accepted')}
                          handovers={questions.status === 'fulfilled' ? questions.value : []}
                          own={consultation?.therapists[0] ?? null}
                          timeZone={consultation?.timeZone ?? sessions[0]?.client.timeZone ?? 'Asia/Kolkata'}
                          now={now}
                        />
                      </>
                    );
                  }}
                </Section>
              </div>
              <div className="grid min-w-0 gap-6">
                <Section
                  id="quotations"
                  title="Quotations"
                  action={
                    <a href={`${here}/quotations`} className="tap text-link">
                      All quotations
                    </a>
                  }
                >
                  {async () => (
                    <OwnQuotations
                      quotations={await reads.quotations()}
                      postTo={here}
                      empty="No quotation waits for you. When a therapist makes you an offer, it appears here."
                    />
                  )}
                </Section>
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
