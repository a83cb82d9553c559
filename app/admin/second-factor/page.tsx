import type { Metadata } from 'next';
import { guarded } from '@/components/account/guard/guarded';
import { SecondStep } from '@/components/account/private/second-factor/parts';
import { AdminPage } from '@/components/admin/admin-page';
import { ownSecondFactor } from '@/lib/account/second-factor/queries';
import { requireAccount } from '@/lib/account/session/guard';
import { returnPath } from '@/lib/account/session/return-path';
import { hasSecondFactor, secondFactorHours } from '@/lib/account/session/second-factor';

export const metadata: Metadata = { title: 'Two-step verification' };

export default function SecondFactorPage({ searchParams }: PageProps<'/admin/second-factor'>) {
  return guarded(
    () => requireAccount('admin', '/admin/second-factor'),
    async (viewer) => (
      <AdminPage
        title="Two-step verification"
        lead="The back office shows other people’s records. It needs a code from your phone as well as your password."
      >
        <SecondStep
          factor={await ownSecondFactor(viewer)}
          passed={hasSecondFactor(viewer)}
          next={returnPath((await searchParams).next) ?? '/admin'}
          page="/admin/second-factor"
          stays={`This device stays verified for ${secondFactorHours} hours, or until you sign out.`}
          help="Lost your phone and codes? Ask another admin, or the person who runs the server, to reset two-step verification."
        />
      </AdminPage>
    ),
  );
}
