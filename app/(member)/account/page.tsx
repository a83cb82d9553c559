import type { Metadata } from 'next';
import { AccountCards } from '@/components/member/account-cards';
import { guarded } from '@/components/member/guarded';
import { requireViewer } from '@/lib/auth/guard';

export const metadata: Metadata = { title: 'Your account' };

/** The way to everything about one's own account. */
export default function AccountPage() {
  return guarded(
    () => requireViewer('/account'),
    ({ email }) => (
      <div className="container-page grid gap-8 pt-8 pb-16">
        <header className="grid gap-3">
          <h1>Your account</h1>
          <p className="break-words text-ink-soft text-lead">Signed in as {email}</p>
        </header>
        <AccountCards title="What you can look after" />
      </div>
    ),
  );
}
