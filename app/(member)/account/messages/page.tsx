import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { threadsOf } from '@/app/(member)/account/messages/threads';
import { guarded } from '@/components/account/guard/guarded';
import { BesideList } from '@/components/care/private/message/beside-list';
import { ThreadList } from '@/components/care/private/message/thread-list';
import { SentRequests } from '@/components/contact/private/inbox/sent-requests';
import { Section } from '@/components/layout/private/section';
import { PageHead } from '@/components/layout/private/workspace/page-head';
import { isAdmin, isClient, requireMember } from '@/lib/account/session/guard';
import { listSentRequests } from '@/lib/contact/reply/queries';
import { searchParam } from '@/lib/format/search-params';

export const metadata: Metadata = { title: 'Messages' };

const path = '/account/messages';

/** The viewer's conversations, and their messages to therapists that are no part of one yet. */
export default function MessagesPage({ searchParams }: PageProps<'/account/messages'>) {
  return guarded(
    () => requireMember(path),
    async (viewer) => {
      if (isAdmin(viewer)) redirect('/admin/conversations');
      const before = searchParam(await searchParams, 'before');
      const { threads, next } = await threadsOf(viewer, before);
      const requests = await listSentRequests(viewer);
      return (
        <div className="workspace-page">
          <PageHead
            title="Messages"
            lead={isClient(viewer) && 'Only you and your therapist can read your conversation.'}
          />
          <BesideList
            list={
              <>
                <ThreadList threads={threads} under={path} empty="" part={{ path, before, next }} />
                {requests.length > 0 && (
                  <Section id="first" title="First contact">
                    {() => <SentRequests requests={requests} />}
                  </Section>
                )}
              </>
            }
          />
        </div>
      );
    },
  );
}
