import type { Metadata } from 'next';
import { QuickExit } from '@/components/layout/quick-exit';
import { AccountCards } from '@/components/member/account-cards';
import { guarded } from '@/components/member/guarded';
import { WaitingList } from '@/components/member/waiting-list';
import { waitingWork } from '@/lib/admin/queries';
import { requireRole } from '@/lib/auth/guard';

export const metadata: Metadata = { title: 'Back office' };

export default function AdminPage() {
  return guarded(
    () => requireRole('admin', '/admin'),
    async (viewer) => (
      <>
        <QuickExit />
        <div className="container-page space-y-10 pt-2 pb-14">
          <header className="space-y-2">
            <h1 className="text-h2">Back office</h1>
            <p className="text-ink-soft text-lead">
              What waits for the team at this moment. Numbers only: nobody’s record is opened here.
            </p>
          </header>
          <WaitingList work={await waitingWork(viewer)} />
          <AccountCards />
        </div>
      </>
    ),
  );
}
