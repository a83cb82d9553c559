import type { Metadata } from 'next';
import { AdminPage } from '@/components/admin/admin-page';
import { SubscriberTable } from '@/components/admin/newsletter/subscriber-table';
import { guarded } from '@/components/member/guarded';
import { listSubscribers } from '@/lib/admin/newsletter/queries';
import { subscriberFilters } from '@/lib/admin/newsletter/rules';
import { readFilters } from '@/lib/admin/table/filters';
import { requireRole } from '@/lib/auth/guard';

export const metadata: Metadata = { title: 'Newsletter' };

export default function NewsletterPage({ searchParams }: PageProps<'/admin/newsletter'>) {
  return guarded(
    () => requireRole('admin', '/admin/newsletter'),
    async (viewer) => {
      const asked = await searchParams;
      return (
        <AdminPage
          title="Newsletter"
          lead="Who asked for the newsletter, who confirmed it, and who left. Only confirmed addresses get it."
        >
          <SubscriberTable
            {...(await listSubscribers(viewer, asked))}
            asked={readFilters(asked, subscriberFilters)}
          />
        </AdminPage>
      );
    },
  );
}
