import type { Metadata } from 'next';
import { guarded } from '@/components/account/guard/guarded';
import { SentRequests } from '@/components/contact/private/inbox/sent-requests';
import { QuickExit } from '@/components/layout/quick-exit';
import { Empty } from '@/components/ui/empty';
import { requireMember } from '@/lib/account/session/guard';
import { listSentRequests } from '@/lib/contact/reply/queries';

export const metadata: Metadata = { title: 'Your messages' };

/** The viewer's messages to therapists, with their answers. */
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
              <p className="text-muted-foreground text-lead">
                What you wrote to therapists, and what they answered.
              </p>
            </header>
            {requests.length > 0 ? (
              <SentRequests requests={requests} />
            ) : (
              <Empty>
                Nothing yet. When you write to a therapist from their profile, your message appears here with
                its answer.
              </Empty>
            )}
          </div>
        </>
      );
    },
  );
}
