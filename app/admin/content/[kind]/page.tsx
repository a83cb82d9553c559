import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { guarded } from '@/components/account/guard/guarded';
import { AdminPage } from '@/components/admin/admin-page';
import { EntryTable } from '@/components/admin/content/entry-table';
import { HeadLink } from '@/components/layout/private/workspace/page-head';
import { requireRole } from '@/lib/account/session/guard';
import { listEntries } from '@/lib/admin/content/queries';
import { contentHome } from '@/lib/admin/content/rules';
import { specNamed } from '@/lib/admin/content/specs';
import { indianDay } from '@/lib/format/time';

export const metadata: Metadata = { title: 'Content' };

export default async function ContentKindPage({ params }: PageProps<'/admin/content/[kind]'>) {
  const { kind } = await params;
  return guarded(
    () => requireRole('admin', `${contentHome}/${kind}`),
    async () => {
      const spec = specNamed(kind);
      if (!spec) notFound();
      return (
        <AdminPage
          title={spec.title}
          lead={spec.lead}
          back={{ href: contentHome, label: 'All content' }}
          action={
            spec.adds && <HeadLink href={`${contentHome}/${kind}/new`} first="New" rest={spec.adds.one} />
          }
        >
          <EntryTable
            kind={spec.name}
            title={spec.title}
            entries={await listEntries(spec)}
            today={indianDay(new Date())}
          />
        </AdminPage>
      );
    },
  );
}
