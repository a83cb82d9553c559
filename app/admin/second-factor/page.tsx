import type { Metadata } from 'next';
import { guarded } from '@/components/account/guard/guarded';
import { SecondStep, stepTitle } from '@/components/account/private/second-factor/parts';
import { AdminPage } from '@/components/admin/admin-page';
import { adminSections } from '@/components/admin/sections';
import { findPage } from '@/components/layout/private/workspace/sections';
import { ownSecondFactor } from '@/lib/account/second-factor/queries';
import { requireAccount } from '@/lib/account/session/guard';
import { returnPath } from '@/lib/account/session/return-path';
import { hasSecondFactor, secondFactorHours } from '@/lib/account/session/second-factor';

export const metadata: Metadata = { title: 'Two-step verification' };

export default function SecondFactorPage({ searchParams }: PageProps<'/admin/second-factor'>) {
  return guarded(
    () => requireAccount('admin', '/admin/second-factor'),
    async (viewer) => {
      const factor = await ownSecondFactor(viewer);
      const passed = hasSecondFactor(viewer);
      const next = returnPath((await searchParams).next);
      const place = next && findPage(adminSections, next.split('?', 1)[0] ?? next)?.page.label;
      return (
        <AdminPage
          title={stepTitle(factor, passed, place)}
          lead="The back office shows other people’s records. It needs a code from your phone as well as your password."
          {...(next && { back: { href: '/admin', label: 'Overview' } })}
        >
          <SecondStep
            factor={factor}
            passed={passed}
            next={next ?? '/admin'}
            page="/admin/second-factor"
            stays={`This device stays verified for ${secondFactorHours} hours, or until you sign out.`}
            help="Lost your phone and codes? Ask another admin, or the person who runs the server, to reset two-step verification."
          />
        </AdminPage>
      );
    },
  );
}
