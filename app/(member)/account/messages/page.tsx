import type { Metadata } from 'next';
import { SentRequests } from '@/components/contact/inbox/sent-requests';
import { QuickExit } from '@/components/layout/quick-exit';
import { guarded } from '@/components/member/guarded';
import { Nothing } from '@/components/privacy/panel';
import { requireMember } from '@/lib/auth/guard';
import { listSentRequests } from '@/lib/contact/reply/queries';

export const metadata: Metadata = { title: 'Your messages' };

/** What the viewer wrote to therapists, and what they answered. */
export default function MessagesPage() {
  return guarded(
    () => requireMember('/account/messages'),
    async (viewer) => {
      const requests = await listSentRequests(viewer);
      return (
        <>
          <QuickExit />
          <div className="container-page grid max-w-measure gap-8 pt-2 pb-16">
            <header className="grid gap-3">
              <h1>Your messages</h1>
              <p className="text-ink-soft text-lead">What you wrote to therapists, and what they answered.</p>
            </header>
            {requests.length > 0 ? (
              <SentRequests requests={requests} />
            ) : (
              <Nothing>
                Nothing yet. When you write to a therapist from their profile, your message stands here with
                its answer.
              </Nothing>
            )}
          </div>
        </>
      );
    },
  );
}
