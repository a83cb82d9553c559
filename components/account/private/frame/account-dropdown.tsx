'use client';

import { AccountButton } from '@/components/account/private/frame/account-button';
import type { AccountPanelProps } from '@/components/account/private/frame/account-panel';
import { MemberMenu } from '@/components/layout/member-menu';
import { Toast } from '@/components/ui/private/toast';
import { useOnDemand } from '@/components/ui/private/use-on-demand';
import { useAuth } from '@/lib/account/session/use-auth';

const load = async () => (await import('@/components/account/private/frame/account-panel')).AccountPanel;

/** The account menu of private pages; without scripts the public pages' menu replaces it. */
export function AccountDropdown() {
  const { account, signingOut } = useAuth();
  const { Part, isKeyboard, button } = useOnDemand<AccountPanelProps>(load, '/edit-profile');

  return (
    <>
      <div className="no-script">
        <MemberMenu />
      </div>
      <div className="needs-script min-w-0">
        {Part ? <Part byKeyboard={isKeyboard()} /> : <AccountButton name={account.name} {...button} />}
      </div>
      {/* The menu is closed by then, so the message needs a place of its own. */}
      {signingOut === 'failed' && <Toast>Failed to sign out</Toast>}
    </>
  );
}
