import type { Metadata } from 'next';
import { guarded } from '@/components/account/guard/guarded';
import { AccountCards } from '@/components/account/private/frame/account-cards';
import { PageHead } from '@/components/layout/private/workspace/page-head';
import { requireViewer } from '@/lib/account/session/guard';

export const metadata: Metadata = { title: 'Your account' };

export default function AccountPage() {
  return guarded(
    () => requireViewer('/account'),
    ({ email }) => (
      <div className="workspace-page">
        <PageHead title="Your account" lead={<span className="wrap-anywhere">Signed in as {email}</span>} />
        <AccountCards title="Settings" />
      </div>
    ),
  );
}
