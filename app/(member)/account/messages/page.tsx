import type { Metadata } from 'next';
import { guarded } from '@/components/account/guard/guarded';
import { SentRequests } from '@/components/contact/private/inbox/sent-requests';
import { PageHead } from '@/components/layout/private/workspace/page-head';
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
        <div className="container-page grid gap-6 pt-4 pb-12">
          <PageHead title="Your messages" lead="What you wrote to therapists, and what they answered." />
          {requests.length > 0 ? (
            <SentRequests requests={requests} />
          ) : (
            <Empty>
              Nothing yet. When you write to a therapist from their profile, your message appears here with
              its answer.
            </Empty>
          )}
        </div>
      );
    },
  );
}
