import type { Metadata } from 'next';
import { guarded } from '@/components/account/guard/guarded';
import { ConfirmEmailBanner } from '@/components/account/private/frame/confirm-email-banner';
import { WelcomeNote } from '@/components/account/private/onboarding/welcome-note';
import { ButtonForm } from '@/components/forms/button-form';
import { Attention } from '@/components/layout/attention';
import { HeadLink, PageHead } from '@/components/layout/private/workspace/page-head';
import { ApplicationProgress } from '@/components/therapist/private/application/application-progress';
import { SetUpChecklist } from '@/components/therapist/private/practice/set-up-checklist';
import { welcomeFlag } from '@/lib/account/profile/onboarding/rules';
import { requireRole } from '@/lib/account/session/guard';
import type { MemberOf } from '@/lib/account/session/session';
import { zoneOf } from '@/lib/account/session/viewer';
import { readAgenda } from '@/lib/care/session/queries';
import { formatDayShown } from '@/lib/format/time';
import { dayOnClock } from '@/lib/format/wall-clock';
import { log } from '@/lib/server/log';
import { ownApplication, ownPractice, setUpOf } from '@/lib/therapist/practice/queries';
import { setAcceptingClients } from '@/lib/therapist/proposal/actions';
import { acceptingPath } from '@/lib/therapist/proposal/rules';
import { PracticeOverview } from './overview';

/** Asks a therapist once a month whether "accepting new clients" is still true; one press says so. */
function AcceptingDue() {
  return (
    <Attention id="accepting-due" title="Do you still take new clients?" heading="h2">
      <p className="max-w-measure">
        Your profile says so. We ask once a month, because people write to you because of it. Without an
        answer it soon says that you take no new clients at the moment. If you have no room now, change it
        under{' '}
        <a href={acceptingPath} className="text-link">
          your public profile
        </a>
        .
      </p>
      <ButtonForm
        id="still-accepting"
        action={setAcceptingClients}
        postTo="/therapist-dashboard"
        fields={{ accepting: 'yes' }}
        label="Yes, I take new clients"
      />
    </Attention>
  );
}

export const metadata: Metadata = { title: 'Today' };

/** The open steps of a therapist without sessions; a read that fails is told by the section that needs it. */
async function readSetUp(viewer: MemberOf<'therapist'>) {
  try {
    const { coming, toConclude } = await readAgenda(viewer);
    return coming.length + toConclude.length === 0 ? await setUpOf(viewer) : null;
  } catch (error) {
    log.error('set-up could not be read', { error });
    return null;
  }
}

/** A new therapist sees first what is left to do; everybody sees the practice. */
async function PracticeHome({ viewer }: { readonly viewer: MemberOf<'therapist'> }) {
  const setUp = await readSetUp(viewer);
  return (
    <>
      {setUp && <SetUpChecklist setUp={setUp} />}
      <PracticeOverview viewer={viewer} now={new Date()} />
    </>
  );
}

export default function TherapistDashboardPage({ searchParams }: PageProps<'/therapist-dashboard'>) {
  return guarded(
    () => requireRole('therapist', '/therapist-dashboard'),
    async (viewer) => {
      const practice = await ownPractice(viewer);
      return (
        <>
          <WelcomeNote flag={(await searchParams)[welcomeFlag]} />
          <div className="workspace-page">
            <PageHead
              title={`Hello, ${viewer.profile.firstName}`}
              lead={formatDayShown(dayOnClock(Date.now(), zoneOf(viewer)).toString())}
              action={
                practice && (
                  <HeadLink
                    href="/therapist-dashboard/sessions/new"
                    first="New"
                    rest="session"
                    variant="outline"
                  />
                )
              }
            />
            {!viewer.emailVerified && <ConfirmEmailBanner email={viewer.email} />}
            {practice?.acceptingDue && <AcceptingDue />}
            {practice ? (
              <PracticeHome viewer={viewer} />
            ) : (
              <ApplicationProgress application={await ownApplication(viewer)} />
            )}
          </div>
        </>
      );
    },
  );
}
