import type { Metadata } from 'next';
import { AdminPage } from '@/components/admin/admin-page';
import { WaitingList } from '@/components/admin/overview/waiting-list';
import { QuickExit } from '@/components/layout/quick-exit';
import { guarded } from '@/components/member/guarded';
import { waitingWork } from '@/lib/admin/overview/queries';
import { requireRole } from '@/lib/auth/guard';

export const metadata: Metadata = { title: 'Back office' };

export default function AdminOverviewPage() {
  return guarded(
    () => requireRole('admin', '/admin'),
    async (viewer) => (
      <>
        <QuickExit />
        <AdminPage
          title="Back office"
          lead="What waits for the team at this moment. Numbers only: nobody’s record is opened here."
        >
          <WaitingList work={await waitingWork(viewer)} now={new Date()} />
        </AdminPage>
      </>
    ),
  );
}
