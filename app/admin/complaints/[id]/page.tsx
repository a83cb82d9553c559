import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { z } from 'zod';
import { guarded } from '@/components/account/guard/guarded';
import { AdminPage } from '@/components/admin/admin-page';
import { ComplaintPanels } from '@/components/admin/complaint/complaint-panels';
import { requireRole } from '@/lib/account/session/guard';
import { openComplaint } from '@/lib/admin/complaint/queries';

export const metadata: Metadata = { title: 'Complaint' };

export default async function ComplaintPage({ params }: PageProps<'/admin/complaints/[id]'>) {
  const { id } = await params;
  return guarded(
    () => requireRole('admin', `/admin/complaints/${id}`),
    async (viewer) => {
      const complaint = z.uuid().safeParse(id).success ? await openComplaint(viewer, id) : null;
      if (!complaint) notFound();
      return (
        <AdminPage
          title={complaint.subject}
          lead={`Reference ${complaint.reference}`}
          back={{ href: '/admin/complaints', label: 'All complaints' }}
        >
          <ComplaintPanels complaint={complaint} />
        </AdminPage>
      );
    },
  );
}
