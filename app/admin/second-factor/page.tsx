import type { Metadata } from 'next';
import { guarded } from '@/components/account/guard/guarded';
import { SecondStep } from '@/components/account/private/second-factor/parts';
import { AdminPage } from '@/components/admin/admin-page';
import { ownSecondFactor } from '@/lib/account/second-factor/queries';
import { requireAccount } from '@/lib/account/session/guard';
import { returnPath } from '@/lib/account/session/return-path';
import { hasSecondFactor, secondFactorHours } from '@/lib/account/session/second-factor';

export const metadata: Metadata = { title: 'Second step' };

export default function SecondFactorPage({ searchParams }: PageProps<'/admin/second-factor'>) {
  return guarded(
    () => requireAccount('admin', '/admin/second-factor'),
    async (viewer) => (
      <AdminPage
        title="Second step"
        lead="The back office shows other people’s records. Besides your password it asks for a code that only your phone makes."
      >
        <SecondStep
          factor={await ownSecondFactor(viewer)}
          passed={hasSecondFactor(viewer)}
          next={returnPath((await searchParams).next) ?? '/admin'}
          page="/admin/second-factor"
          stays={`This device then stays confirmed for ${secondFactorHours} hours, or until you sign out.`}
          help="Neither phone nor codes? Ask another admin, or whoever runs the server, to reset your second step."
        />
      </AdminPage>
    ),
  );
}
