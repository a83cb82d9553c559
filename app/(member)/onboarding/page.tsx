import type { Metadata, Route } from 'next';
import { redirect } from 'next/navigation';
import { guarded } from '@/components/account/guard/guarded';
import { OnboardingForm } from '@/components/account/private/onboarding/onboarding-form';
import { AccountPage } from '@/components/account/sign-in/account-page';
import { DangerHelp } from '@/components/site/urgent/danger-help';
import { onboardingStart } from '@/lib/account/profile/onboarding/queries';
import { onboardingFormId, onboardingFormKind } from '@/lib/account/profile/onboarding/rules';
import { isMember, requireViewer } from '@/lib/account/session/guard';
import { returnPath } from '@/lib/account/session/return-path';
import { dashboardOf } from '@/lib/account/session/roles';
import type { Viewer } from '@/lib/account/session/session';
import { issueVisitToken } from '@/lib/server/action/form-token';

export const metadata: Metadata = { title: 'Set up your profile' };

const assurances = [
  'Each question says why we ask and who can see your answer.',
  'You can change your name, phone and goals at any time.',
  'In danger, do not wait for a reply here: call 112. Tele-MANAS is open day and night on 14416.',
];

/**
 * Somebody signed in without a profile; members have finished this and go on to what they came for, or to their
 * dashboard (product.md §2).
 */
async function requireNewcomer(next: Route | undefined): Promise<Viewer> {
  const viewer = await requireViewer(next ?? '/onboarding');
  return isMember(viewer) ? redirect(next ?? dashboardOf(viewer.profile.role)) : viewer;
}

export default async function OnboardingPage({ searchParams }: PageProps<'/onboarding'>) {
  const next = returnPath((await searchParams).next);
  return guarded(
    () => requireNewcomer(next),
    async (viewer) => {
      const start = await onboardingStart(viewer);
      return (
        <AccountPage
          title="Welcome"
          lead={
            <>
              It takes about two minutes. You are signed in as{' '}
              <span className="font-semibold wrap-anywhere">{viewer.email}</span>.
            </>
          }
          assurances={assurances}
        >
          <OnboardingForm
            {...start}
            next={next ?? ''}
            formToken={issueVisitToken(onboardingFormKind)}
            beside={<DangerHelp formId={onboardingFormId} />}
          />
        </AccountPage>
      );
    },
  );
}
