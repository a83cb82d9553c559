import type { Metadata } from 'next';
import { guarded } from '@/components/account/guard/guarded';
import { AccountCards } from '@/components/account/private/frame/account-cards';
import { requireViewer } from '@/lib/account/session/guard';

export const metadata: Metadata = { title: 'Your account' };

/** Links to everything about one's own account. */
export default function AccountPage() {
  return guarded(
    () => requireViewer('/account'),
    ({ email }) => (
      <div className="container-page grid gap-8 pt-8 pb-16">
        <header className="grid gap-3">
          <h1>Your account</h1>
          <p className="break-words text-muted-foreground text-lead">Signed in as {email}</p>
        </header>
        <AccountCards title="What you can look after" />
      </div>
    ),
  );
}
