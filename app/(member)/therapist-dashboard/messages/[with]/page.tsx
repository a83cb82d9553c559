import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { linkedPage } from '@/app/(member)/therapist-dashboard/practice-page';
import { BesideList } from '@/components/care/private/message/beside-list';
import { Thread } from '@/components/care/private/message/thread';
import { ThreadList } from '@/components/care/private/message/thread-list';
import { PageHead } from '@/components/layout/private/workspace/page-head';
import { listClientThreads } from '@/lib/care/message/list/queries';
import { openThread } from '@/lib/care/message/queries';
import { messageFormKind, teamSlug } from '@/lib/care/message/rules';
import { searchParam } from '@/lib/format/search-params';
import { issueVisitToken } from '@/lib/server/action/form-token';
import { readRequest } from '@/lib/server/request/read-request';

export const metadata: Metadata = { title: 'Conversation' };

export default async function ClientConversationPage({
  params,
  searchParams,
}: PageProps<'/therapist-dashboard/messages/[with]'>) {
  const { with: withWhom } = await params;
  const path = `/therapist-dashboard/messages/${withWhom}` as const;
  const back = { href: '/therapist-dashboard/messages', label: 'Messages' };
  return linkedPage({ from: path, title: 'Conversation' }, async (viewer) => {
    const before = searchParam(await searchParams, 'before');
    const thread =
      withWhom === teamSlug
        ? null
        : await openThread(viewer, withWhom, { before, request: await readRequest() });
    if (!thread) notFound();
    const { threads } = await listClientThreads(viewer);
    return (
      <>
        <PageHead
          title={thread.otherName}
          back={back}
          lead={
            <a href={`/therapist-dashboard/clients/${withWhom}`} className="tap text-link">
              Record of this client
            </a>
          }
        />
        <BesideList list={<ThreadList threads={threads} under={back.href} current={withWhom} empty="" />}>
          <Thread thread={thread} path={path} formToken={issueVisitToken(messageFormKind)} />
        </BesideList>
      </>
    );
  });
}
