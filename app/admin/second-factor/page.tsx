import type { Metadata } from 'next';
import { guarded } from '@/components/account/guard/guarded';
import { AdminPage } from '@/components/admin/admin-page';
import { ConfirmPart, ManagePart, SetUpPart, StartPart } from '@/components/admin/second-factor/parts';
import { SetUpForm } from '@/components/admin/second-factor/set-up-form';
import { requireAdminAccount } from '@/lib/account/session/guard';
import { returnPath } from '@/lib/account/session/return-path';
import { hasSecondFactor } from '@/lib/account/session/second-factor';
import { ownSecondFactor, type SecondFactorState } from '@/lib/admin/second-factor/queries';

export const metadata: Metadata = { title: 'Second step' };

function Part({ factor, passed, next }: { factor: SecondFactorState; passed: boolean; next: string }) {
  if (factor.state === 'none') return <StartPart />;
  if (factor.state === 'begun') return <SetUpPart secret={factor.secret} appAddress={factor.appAddress} />;
  return passed ? (
    <ManagePart since={factor.since} codesLeft={factor.codesLeft} />
  ) : (
    <ConfirmPart next={next} />
  );
}

export default function SecondFactorPage({ searchParams }: PageProps<'/admin/second-factor'>) {
  return guarded(
    () => requireAdminAccount('/admin/second-factor'),
    async (viewer) => {
      const next = returnPath((await searchParams).next) ?? '/admin';
      const factor = await ownSecondFactor(viewer);
      return (
        <AdminPage
          title="Second step"
          lead="The back office shows other people’s records. Besides your password it asks for a code that only your phone makes."
        >
          <div className="grid max-w-3xl gap-6">
            <Part factor={factor} passed={hasSecondFactor(viewer)} next={next} />
            {/* Always in this place, so that the codes of its answer stay while the page around it changes. */}
            <SetUpForm open={factor.state === 'begun'} next={next} />
          </div>
        </AdminPage>
      );
    },
  );
}
