import type { Metadata } from 'next';
import { guarded } from '@/components/account/guard/guarded';
import { AdminPage } from '@/components/admin/admin-page';
import { ThreadList } from '@/components/care/private/message/thread-list';
import { requireRole } from '@/lib/account/session/guard';
import { listTeamThreads } from '@/lib/care/message/list/queries';
import { searchParam } from '@/lib/format/search-params';

export const metadata: Metadata = { title: 'Conversations' };

const path = '/admin/conversations';

/** Conversations of members with the team. Those between clients and therapists are not here: nobody else opens them. */
export default function ConversationsPage({ searchParams }: PageProps<'/admin/conversations'>) {
  return guarded(
    () => requireRole('admin', path),
    async (viewer) => {
      const before = searchParam(await searchParams, 'before');
      const { threads, next } = await listTeamThreads(viewer, before);
      return (
        <AdminPage title="Conversations" lead="Messages from members to the team, longest waiting first.">
          <ThreadList
            threads={threads}
            under={path}
            empty="No messages from members yet."
            part={{ path, before, next }}
          />
        </AdminPage>
      );
    },
  );
}
