import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { guarded } from '@/components/account/guard/guarded';
import { AdminPage } from '@/components/admin/admin-page';
import { ContentPreview } from '@/components/admin/content/content-preview';
import { Differences } from '@/components/admin/content/differences';
import { PublishForm } from '@/components/admin/content/publish-form';
import { VersionOrigin } from '@/components/admin/content/version-history';
import { Panel } from '@/components/layout/panel';
import { Alert } from '@/components/ui/alert';
import { requireRole } from '@/lib/account/session/guard';
import { readVersion } from '@/lib/admin/content/queries';
import { entryPage } from '@/lib/admin/content/rules';
import { specNamed } from '@/lib/admin/content/specs';
import { isFreshlyConfirmed } from '@/lib/admin/therapist/rules';
import { indianDay } from '@/lib/format/time';

export const metadata: Metadata = { title: 'Version' };

const labels = { publish: 'Publish this version', restore: 'Restore this version' } as const;

export default async function ContentVersionPage({
  params,
}: PageProps<'/admin/content/[kind]/[entry]/[version]'>) {
  const { kind, entry, version } = await params;
  const path = `${entryPage(kind, entry)}/${version}`;
  return guarded(
    () => requireRole('admin', path),
    async (viewer) => {
      const spec = specNamed(kind);
      const number = /^\d{1,6}$/.test(version) ? Number(version) : null;
      const found = spec && number !== null && (await readVersion(spec, entry, number));
      if (!found) notFound();
      const { line, fits, publicNumber, changes } = found;
      const isPublic = number === publicNumber;
      const possible = number > publicNumber ? 'publish' : isPublic ? null : 'restore';
      const fields = { kind, entry, number: String(number) };
      return (
        <AdminPage
          title={number === 0 ? `${found.name}: default` : `${found.name}: version ${number}`}
          lead={line ? <VersionOrigin version={line} /> : 'This is the default text.'}
          back={{ href: entryPage(kind, entry), label: 'Edit form and versions' }}
        >
          <div className="flex flex-wrap items-center gap-4">
            {isPublic && fits && <p className="font-semibold text-success">Visitors see this version.</p>}
            {(['publish', 'restore'] as const).map((id) => (
              <PublishForm
                key={id}
                id={id}
                postTo={path}
                fields={fields}
                label={fits && possible === id ? labels[id] : null}
                secondLook={spec.secondLook}
                confirmed={isFreshlyConfirmed(viewer.secondFactorAt, new Date())}
              />
            ))}
            <a href={entryPage(kind, entry)} className="tap text-link">
              Continue editing
            </a>
          </div>
          {fits ? (
            <Panel id="preview" title="Preview">
              <ContentPreview
                kind={spec.name}
                entry={entry}
                content={found.content}
                today={indianDay(new Date())}
              />
            </Panel>
          ) : (
            <Alert variant="destructive" frame="rail" className="max-w-3xl">
              The pages can no longer show this version. Save it again in the form, which shows what is
              missing.
            </Alert>
          )}
          {!isPublic && (
            <Panel id="changes" title="What changes for visitors">
              <Differences changes={changes} />
            </Panel>
          )}
        </AdminPage>
      );
    },
  );
}
