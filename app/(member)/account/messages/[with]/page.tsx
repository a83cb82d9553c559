import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { threadsOf } from '@/app/(member)/account/messages/threads';
import { guarded } from '@/components/account/guard/guarded';
import { BesideList } from '@/components/care/private/message/beside-list';
import { Thread } from '@/components/care/private/message/thread';
import { ThreadList } from '@/components/care/private/message/thread-list';
import { PageHead } from '@/components/layout/private/workspace/page-head';
import { isAdmin, requireMember } from '@/lib/account/session/guard';
import { openThread } from '@/lib/care/message/queries';
import { messageFormKind } from '@/lib/care/message/rules';
import { searchParam } from '@/lib/format/search-params';
import { issueVisitToken } from '@/lib/server/action/form-token';
import { readRequest } from '@/lib/server/request/read-request';

export const metadata: Metadata = { title: 'Conversation' };

export default async function ConversationPage({
  params,
  searchParams,
}: PageProps<'/account/messages/[with]'>) {
  const { with: withWhom } = await params;
  const path = `/account/messages/${withWhom}` as const;
  return guarded(
    () => requireMember(path),
    async (viewer) => {
      const before = searchParam(await searchParams, 'before');
      if (isAdmin(viewer)) notFound();
      const thread = await openThread(viewer, withWhom, { before, request: await readRequest() });
      if (thread?.side !== 'person') notFound();
      const { threads } = await threadsOf(viewer);
      return (
        <div className="workspace-page">
          <PageHead title={thread.otherName} back={{ href: '/account/messages', label: 'Messages' }} />
          <BesideList
            list={<ThreadList threads={threads} under="/account/messages" current={withWhom} empty="" />}
          >
            <Thread thread={thread} path={path} formToken={issueVisitToken(messageFormKind)} />
          </BesideList>
        </div>
      );
    },
  );
}
