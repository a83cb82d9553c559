import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { guarded } from '@/components/account/guard/guarded';
import { AdminPage } from '@/components/admin/admin-page';
import { ContentForm } from '@/components/admin/content/content-form';
import { requireRole } from '@/lib/account/session/guard';
import { contentFormKind, contentHome } from '@/lib/admin/content/rules';
import { specNamed } from '@/lib/admin/content/specs';
import { issueVisitToken } from '@/lib/server/action/form-token';

export const metadata: Metadata = { title: 'New content' };

export default async function NewContentPage({ params }: PageProps<'/admin/content/[kind]/new'>) {
  const { kind } = await params;
  const path = `${contentHome}/${kind}/new`;
  return guarded(
    () => requireRole('admin', path),
    async () => {
      const spec = specNamed(kind);
      if (!spec?.adds) notFound();
      return (
        <AdminPage
          title={`New ${spec.adds.one}`}
          lead="Saving creates a draft. Visitors do not see it until you publish it."
          back={{ href: `${contentHome}/${kind}`, label: spec.title }}
        >
          <ContentForm
            kind={spec.name}
            entry=""
            base={0}
            parts={spec.adds.address ? [spec.adds.address, ...spec.parts] : spec.parts}
            values={spec.adds.blank}
            postTo={path}
            formToken={issueVisitToken(contentFormKind)}
          />
        </AdminPage>
      );
    },
  );
}
