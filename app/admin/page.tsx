import type { Metadata } from 'next';
import { guarded } from '@/components/account/guard/guarded';
import { AdminPage } from '@/components/admin/admin-page';
import { TrendCharts } from '@/components/admin/overview/trend-charts';
import { WaitingList } from '@/components/admin/overview/waiting-list';
import { requireRole } from '@/lib/account/session/guard';
import { waitingWork } from '@/lib/admin/overview/queries';
import { readTrends } from '@/lib/admin/overview/trends';

export const metadata: Metadata = { title: 'Back office' };

export default function AdminOverviewPage() {
  return guarded(
    () => requireRole('admin', '/admin'),
    async (viewer) => {
      const [work, trends] = await Promise.all([waitingWork(viewer), readTrends(viewer)]);
      return (
        <AdminPage title="Back office" lead="Open tasks for the team, and the last weeks in numbers.">
          <WaitingList work={work} now={new Date()} />
          <TrendCharts trends={trends} />
        </AdminPage>
      );
    },
  );
}
