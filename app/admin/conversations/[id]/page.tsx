import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { guarded } from '@/components/account/guard/guarded';
import { AdminPage } from '@/components/admin/admin-page';
import { Thread } from '@/components/care/private/message/thread';
import { requireRole } from '@/lib/account/session/guard';
import { openThread } from '@/lib/care/message/queries';
import { messageFormKind } from '@/lib/care/message/rules';
import { searchParam } from '@/lib/format/search-params';
import { issueVisitToken } from '@/lib/server/action/form-token';
import { readRequest } from '@/lib/server/request/read-request';

export const metadata: Metadata = { title: 'Conversation' };

/** One conversation of a member with the team. Opening it writes a log line that the member can see. */
export default async function ConversationPage({
  params,
  searchParams,
}: PageProps<'/admin/conversations/[id]'>) {
  const { id } = await params;
  const path = `/admin/conversations/${id}`;
  return guarded(
    () => requireRole('admin', path),
    async (viewer) => {
      const before = searchParam(await searchParams, 'before');
      const thread = await openThread(viewer, id, { before, request: await readRequest() });
      if (!thread) notFound();
      return (
        <AdminPage title={thread.otherName} back={{ href: '/admin/conversations', label: 'Conversations' }}>
          <Thread thread={thread} path={path} formToken={issueVisitToken(messageFormKind)} />
        </AdminPage>
      );
    },
  );
}
