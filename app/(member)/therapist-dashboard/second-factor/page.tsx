import type { Metadata } from 'next';
import { guarded } from '@/components/account/guard/guarded';
import { therapistSections } from '@/components/account/private/frame/member-sections';
import { SecondStep, stepTitle } from '@/components/account/private/second-factor/parts';
import { PageHead } from '@/components/layout/private/workspace/page-head';
import { findPage } from '@/components/layout/private/workspace/sections';
import { ownSecondFactor } from '@/lib/account/second-factor/queries';
import { requireAccount } from '@/lib/account/session/guard';
import { returnPath } from '@/lib/account/session/return-path';
import { hasSecondFactor, secondFactorHours } from '@/lib/account/session/second-factor';

export const metadata: Metadata = { title: 'Two-step verification' };

const path = '/therapist-dashboard/second-factor';

/**
 * Sets up a therapist's second step and asks for it: after each sign-in, before their payments, or because they want it.
 * Open before the step, and to those whom nobody has linked: whoever owes it gets no further.
 */
export default function TherapistSecondFactorPage({
  searchParams,
}: PageProps<'/therapist-dashboard/second-factor'>) {
  return guarded(
    () => requireAccount('therapist', path),
    async (viewer) => {
      const factor = await ownSecondFactor(viewer);
      const passed = hasSecondFactor(viewer);
      const next = returnPath((await searchParams).next);
      const place = next && findPage(therapistSections, next.split('?', 1)[0] ?? next)?.page.label;
      return (
        <div className="workspace-page">
          <PageHead
            title={stepTitle(factor, passed, place)}
            lead="A password can be guessed or seen. With two-step verification, your clients’ messages open only with a code from your phone. You always need it for payments."
            back={next ? { href: '/therapist-dashboard', label: 'Today' } : undefined}
          />
          <SecondStep
            factor={factor}
            passed={passed}
            next={next ?? '/therapist-dashboard'}
            page={path}
            stays={`This device stays verified until you sign out. For payments we ask again after ${secondFactorHours} hours.`}
            help="Lost your phone and codes? Write to us. We reset two-step verification after we check your identity."
          />
        </div>
      );
    },
  );
}
