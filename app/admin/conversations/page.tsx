import type { Metadata } from 'next';
import { guarded } from '@/components/account/guard/guarded';
import { AdminPage } from '@/components/admin/admin-page';
import { ThreadList } from '@/components/care/private/message/thread-list';
import { requireRole } from '@/lib/account/session/guard';
import { listHouseThreads } from '@/lib/care/message/list/queries';

export const metadata: Metadata = { title: 'Conversations' };

const path = '/admin/conversations';

/** Conversations of members with the team. Those between clients and therapists are not here: nobody else opens them. */
export default function ConversationsPage() {
  return guarded(
    () => requireRole('admin', path),
    async (viewer) => (
      <AdminPage title="Conversations" lead="Members who write to the team. Whoever waits comes first.">
        <ThreadList
          threads={await listHouseThreads(viewer)}
          under={path}
          empty="No member has written to the team yet."
        />
      </AdminPage>
    ),
  );
}
