import type { Metadata } from 'next';
import { guarded } from '@/components/account/guard/guarded';
import { SecondStep } from '@/components/account/private/second-factor/parts';
import { PageHead } from '@/components/layout/private/workspace/page-head';
import { ownSecondFactor } from '@/lib/account/second-factor/queries';
import { requireAccount } from '@/lib/account/session/guard';
import { returnPath } from '@/lib/account/session/return-path';
import { hasSecondFactor, secondFactorHours } from '@/lib/account/session/second-factor';

export const metadata: Metadata = { title: 'Second step' };

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
    async (viewer) => (
      <div className="container-page space-y-6 pt-4 pb-8 lg:space-y-8 lg:pb-12">
        <PageHead
          title="Second step"
          lead="A password can be guessed or seen. Once this step is on, what your clients write to you opens only with a code that your phone makes. Your payments always need it."
        />
        <SecondStep
          factor={await ownSecondFactor(viewer)}
          passed={hasSecondFactor(viewer)}
          next={returnPath((await searchParams).next) ?? '/therapist-dashboard'}
          page={path}
          stays={`This device then stays confirmed until you sign out. Your payments ask again after ${secondFactorHours} hours.`}
          help="Neither phone nor codes? Write to us, and we reset your second step once we have made sure that it is you."
        />
      </div>
    ),
  );
}
