import type { Metadata } from 'next';
import { practicePage } from '@/app/(member)/therapist-dashboard/practice-page';
import { SecondStep } from '@/components/account/private/second-factor/parts';
import { ownSecondFactor } from '@/lib/account/second-factor/queries';
import { returnPath } from '@/lib/account/session/return-path';
import { hasSecondFactor } from '@/lib/account/session/second-factor';

export const metadata: Metadata = { title: 'Second step' };

const path = '/therapist-dashboard/second-factor';

/** Sets up a therapist's second step and asks for it: before their payments, or because they want it. */
export default function TherapistSecondFactorPage({
  searchParams,
}: PageProps<'/therapist-dashboard/second-factor'>) {
  return practicePage(
    {
      from: path,
      title: 'Second step',
      lead: 'Your payments and the account they go to are behind a code that only your phone makes.',
    },
    async (viewer) => (
      <SecondStep
        factor={await ownSecondFactor(viewer)}
        passed={hasSecondFactor(viewer)}
        next={returnPath((await searchParams).next) ?? '/therapist-dashboard/payments'}
        page={path}
      />
    ),
  );
}
