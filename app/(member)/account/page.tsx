import type { Metadata } from 'next';
import { guarded } from '@/components/account/guard/guarded';
import { ActionCard } from '@/components/layout/private/action-card';
import { PageHead } from '@/components/layout/private/workspace/page-head';
import { TitledSection } from '@/components/layout/titled-section';
import { Bell, CircleUserRound, MonitorSmartphone, ShieldCheck } from '@/components/ui/icons';
import { requireViewer } from '@/lib/account/session/guard';

export const metadata: Metadata = { title: 'Your account' };

export default function AccountPage() {
  return guarded(
    () => requireViewer('/account'),
    ({ email }) => (
      <div className="workspace-page">
        <PageHead title="Your account" lead={<span className="wrap-anywhere">Signed in as {email}</span>} />
        <TitledSection id="your-account" title="Settings" className="space-y-4">
          <ul className="grid gap-4 md:grid-cols-2">
            <ActionCard href="/account/notifications" title="Notifications and emails" Icon={Bell}>
              Your notifications. Choose which emails you get, and when.
            </ActionCard>
            <ActionCard href="/edit-profile" title="Profile" Icon={CircleUserRound}>
              Your name, phone number, photo and goals.
            </ActionCard>
            <ActionCard href="/account/devices" title="Devices" Icon={MonitorSmartphone}>
              Where you are signed in. Sign out one device, or all of them.
            </ActionCard>
            <ActionCard href="/account/privacy" title="Privacy" Icon={ShieldCheck}>
              See your data and who opened it, download a copy, or delete it.
            </ActionCard>
          </ul>
        </TitledSection>
      </div>
    ),
  );
}
