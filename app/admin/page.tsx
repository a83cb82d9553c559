import type { Metadata } from 'next';
import { guarded } from '@/components/account/guard/guarded';
import { AdminPage } from '@/components/admin/admin-page';
import { WaitingList } from '@/components/admin/overview/waiting-list';
import { requireRole } from '@/lib/account/session/guard';
import { waitingWork } from '@/lib/admin/overview/queries';

export const metadata: Metadata = { title: 'Back office' };

export default function AdminOverviewPage() {
  return guarded(
    () => requireRole('admin', '/admin'),
    async (viewer) => (
      <>
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
