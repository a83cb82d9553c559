import type { Metadata } from 'next';
import { AccountCards } from '@/components/member/account-cards';
import { ApplicationProgress } from '@/components/member/application-progress';
import { guarded } from '@/components/member/guarded';
import { VerifyBanner } from '@/components/member/verify-banner';
import { WelcomeNote } from '@/components/onboarding/welcome-note';
import { requireRole } from '@/lib/auth/guard';
import { welcomeFlag } from '@/lib/profile/onboarding/rules';
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
          {!viewer.emailVerified && <VerifyBanner email={viewer.email} />}
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
