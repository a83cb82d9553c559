import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { guarded } from '@/components/account/guard/guarded';
import { AdminPage } from '@/components/admin/admin-page';
import { ReceiverSearch } from '@/components/booking/private/handover/receiver-search';
import { TeamHandoverForm } from '@/components/booking/private/handover/team-handover-form';
import { EmptyNote } from '@/components/ui/empty';
import { requireRole } from '@/lib/account/session/guard';
import { therapistPath } from '@/lib/admin/therapist/rules';
import { findReceivers, openPractice } from '@/lib/booking/handover/receivers';
import { listAddress, searchParam } from '@/lib/format/search-params';
import { readRequest } from '@/lib/server/request/read-request';

export const metadata: Metadata = { title: 'New handover' };

/** Asks clients of a therapist who leaves, is away or has died whether another one may go on. */
export default async function TherapistHandoverPage({
  params,
  searchParams,
}: PageProps<'/admin/therapists/[id]/handover'>) {
  const { id } = await params;
  const path = `${therapistPath(id)}/handover` as const;
  return guarded(
    () => requireRole('admin', path),
    async (viewer) => {
      const words = searchParam(await searchParams, 'q');
      const practice = await openPractice(viewer, id, await readRequest());
      if (!practice) notFound();
      const receivers = await findReceivers(words, practice.id);
      return (
        <AdminPage
          title={`Hand over clients of ${practice.name}`}
          lead="Each client decides. Notes and messages are never handed over."
          back={{ href: therapistPath(practice.id), label: practice.name }}
        >
          <ReceiverSearch path={path} words={words} found={receivers.length} />
          {practice.clients.length === 0 ? (
            <EmptyNote>All clients have been asked.</EmptyNote>
          ) : (
            receivers.length > 0 && (
              <TeamHandoverForm
                practice={practice}
                receivers={receivers}
                path={listAddress(path, { q: words })}
              />
            )
          )}
        </AdminPage>
      );
    },
  );
}
