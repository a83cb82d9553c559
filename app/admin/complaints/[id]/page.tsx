import type { Metadata } from 'next';
import { z } from 'zod';
import { AdminPage } from '@/components/admin/admin-page';
import { ComplaintPanels } from '@/components/admin/complaint/complaint-panels';
import { adminRecordPage } from '@/components/admin/record-page';
import { zoneOf } from '@/lib/account/session/viewer';
import { openComplaint } from '@/lib/admin/complaint/queries';

export const metadata: Metadata = { title: 'Complaint' };

export default async function ComplaintPage({ params }: PageProps<'/admin/complaints/[id]'>) {
  const { id } = await params;
  return adminRecordPage(
    `/admin/complaints/${id}`,
    async (viewer) => (z.uuid().safeParse(id).success ? openComplaint(viewer, id) : null),
    (complaint, viewer) => (
      <AdminPage
        title={complaint.subject}
        lead={`Reference ${complaint.reference}`}
        back={{ href: '/admin/complaints', label: 'All complaints' }}
      >
        <ComplaintPanels complaint={complaint} timeZone={zoneOf(viewer)} />
      </AdminPage>
    ),
  );
}
