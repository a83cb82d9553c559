import type { Metadata } from 'next';
import { AdminPage } from '@/components/admin/admin-page';
import { ChangeReview } from '@/components/admin/application/change-review';
import { adminRecordPage } from '@/components/admin/record-page';
import { When } from '@/components/ui/format';
import { findProposal } from '@/lib/therapist/proposal/queries';

export const metadata: Metadata = { title: 'Changes of a profile' };

export default async function ChangePage({ params }: PageProps<'/admin/applications/changes/[id]'>) {
  const { id } = await params;
  const path = `/admin/applications/changes/${id}`;
  return adminRecordPage(
    path,
    (viewer) => findProposal(viewer, id),
    (proposal) => (
      <AdminPage
        title={`Changes by ${proposal.therapist.name}`}
        lead={
          <>
            Sent <When at={proposal.sentAt} />. Compare the current text with the proposed text.
          </>
        }
        back={{ href: '/admin/applications', label: 'All applications' }}
      >
        <ChangeReview proposal={proposal} postTo={path} />
      </AdminPage>
    ),
  );
}
