import type { Metadata } from 'next';
import { guarded } from '@/components/account/guard/guarded';
import { AccountCards } from '@/components/account/private/frame/account-cards';
import { ConfirmEmailBanner } from '@/components/account/private/frame/confirm-email-banner';
import { WelcomeNote } from '@/components/account/private/onboarding/welcome-note';
import { ApplicationProgress } from '@/components/therapist/private/application/application-progress';
import { welcomeFlag } from '@/lib/account/profile/onboarding/rules';
import { requireRole } from '@/lib/account/session/guard';
import { ownApplication, ownPractice } from '@/lib/therapist/practice/queries';
import { PracticeOverview } from './overview';

export const metadata: Metadata = { title: 'Therapist dashboard' };

export default function TherapistDashboardPage({ searchParams }: PageProps<'/therapist-dashboard'>) {
  return guarded(
    () => requireRole('therapist', '/therapist-dashboard'),
    async (viewer) => (
      <>
        <WelcomeNote flag={(await searchParams)[welcomeFlag]} />
        <div className="container-page space-y-10 pt-2 pb-14">
          <h1 className="text-h2">Hello, {viewer.profile.firstName}</h1>
          {!viewer.emailVerified && <ConfirmEmailBanner email={viewer.email} />}
          {(await ownPractice(viewer)) ? (
            <PracticeOverview viewer={viewer} now={new Date()} />
          ) : (
            <ApplicationProgress application={await ownApplication(viewer)} />
          )}
          <AccountCards />
        </div>
      </>
    ),
  );
}
