import type { Metadata } from 'next';
import { AccountCards } from '@/components/member/account-cards';
import { ApplicationProgress } from '@/components/member/application-progress';
import { guarded } from '@/components/member/guarded';
import { PracticeOverview } from '@/components/member/practice-overview';
import { VerifyBanner } from '@/components/member/verify-banner';
import { WelcomeNote } from '@/components/onboarding/welcome-note';
import { requireRole } from '@/lib/auth/guard';
import type { MemberOf } from '@/lib/auth/session';
import { openRequestsOf } from '@/lib/contact/inbox/queries';
import { welcomeFlag } from '@/lib/profile/onboarding/rules';
import { ownApplication, ownPractice } from '@/lib/therapist/practice/queries';

export const metadata: Metadata = { title: 'Therapist dashboard' };

async function work(viewer: MemberOf<'therapist'>) {
  const practice = await ownPractice(viewer);
  if (!practice) return <ApplicationProgress application={await ownApplication(viewer)} />;
  return <PracticeOverview practice={practice} requests={await openRequestsOf(viewer)} />;
}

export default function TherapistDashboardPage({ searchParams }: PageProps<'/therapist-dashboard'>) {
  return guarded(
    () => requireRole('therapist', '/therapist-dashboard'),
    async (viewer) => (
      <>
        <WelcomeNote flag={(await searchParams)[welcomeFlag]} />
        <div className="container-page space-y-10 pt-2 pb-14">
          <h1 className="text-h2">Hello, {viewer.profile.firstName}</h1>
          {!viewer.emailVerified && <VerifyBanner email={viewer.email} />}
          {await work(viewer)}
          <AccountCards />
        </div>
      </>
    ),
  );
}
