import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { guarded } from '@/components/account/guard/guarded';
import { AdminPage } from '@/components/admin/admin-page';
import { ChangeReview } from '@/components/admin/application/change-review';
import { requireRole } from '@/lib/account/session/guard';
import { formatMoment } from '@/lib/format/time';
import { findProposal } from '@/lib/therapist/proposal/queries';

export const metadata: Metadata = { title: 'Changes of a profile' };

export default async function ChangePage({ params }: PageProps<'/admin/applications/changes/[id]'>) {
  const { id } = await params;
  const path = `/admin/applications/changes/${id}`;
  return guarded(
    () => requireRole('admin', path),
    async (viewer) => {
      const proposal = await findProposal(viewer, id);
      if (!proposal) notFound();
      return (
        <AdminPage
          title={`Changes of ${proposal.therapist.name}`}
          lead={`Sent ${formatMoment(proposal.sentAt)}. Compare the current text with the proposed text.`}
          back={{ href: '/admin/applications', label: 'All applications' }}
        >
          <ChangeReview proposal={proposal} postTo={path} />
        </AdminPage>
      );
    },
  );
}
