import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { guarded } from '@/components/account/guard/guarded';
import { AdminPage } from '@/components/admin/admin-page';
import { ContentForm } from '@/components/admin/content/content-form';
import { StateBadges } from '@/components/admin/content/entry-table';
import { VersionHistory } from '@/components/admin/content/version-history';
import { Panel } from '@/components/layout/panel';
import { Alert } from '@/components/ui/alert';
import { requireRole } from '@/lib/account/session/guard';
import { valuesOf } from '@/lib/admin/content/form/values';
import { readEntry } from '@/lib/admin/content/queries';
import { contentFormKind, contentHome, entryPage, versionPage } from '@/lib/admin/content/rules';
import { specNamed } from '@/lib/admin/content/specs';
import { issueVisitToken } from '@/lib/server/action/form-token';

export const metadata: Metadata = { title: 'Content' };

export default async function ContentEntryPage({ params }: PageProps<'/admin/content/[kind]/[entry]'>) {
  const { kind, entry } = await params;
  const path = entryPage(kind, entry);
  return guarded(
    () => requireRole('admin', path),
    async () => {
      const spec = specNamed(kind);
      const found = spec && (await readEntry(spec, entry));
      if (!found) notFound();
      const publicPage = spec.pageOf(found.shown, entry);
      return (
        <AdminPage
          title={found.name}
          lead={spec.lead}
          back={{ href: `${contentHome}/${kind}`, label: spec.title }}
        >
          <p className="flex flex-wrap items-center gap-x-6 gap-y-2">
            <StateBadges state={found.state} hidden={found.hidden} draft={found.draft} />
            {publicPage && (
              <a href={publicPage} className="tap text-link">
                See the public page
              </a>
            )}
          </p>
          {found.state === 'misfit' && (
            <Alert variant="destructive" frame="rail" className="max-w-3xl">
              Version {found.publicNumber} is published, but the pages can no longer show it.
              {found.fromFile ? ' They show the default text.' : ' They do not show it.'} Check the form, then
              save and publish it again.
            </Alert>
          )}
          {found.draft !== null && (
            <Alert variant="warm" frame="rail" className="max-w-3xl">
              You are editing the draft of{' '}
              <a href={versionPage(kind, entry, found.draft)} className="text-link">
                version {found.draft}
              </a>
              , which is not public.
            </Alert>
          )}
          <ContentForm
            // A newer version remakes the form.
            key={found.latest}
            kind={spec.name}
            entry={entry}
            base={found.latest}
            parts={spec.parts}
            values={valuesOf(spec.parts, found.newest)}
            postTo={path}
            formToken={issueVisitToken(contentFormKind)}
          />
          <Panel id="versions" title="Versions">
            <VersionHistory kind={kind} entry={entry} versions={found.versions} fromFile={found.fromFile} />
          </Panel>
        </AdminPage>
      );
    },
  );
}
