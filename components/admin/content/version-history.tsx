import { Badge } from '@/components/ui/badge';
import { When } from '@/components/ui/format';
import type { VersionLine } from '@/lib/admin/content/queries';
import { versionPage } from '@/lib/admin/content/rules';

export function VersionOrigin({ version }: { readonly version: VersionLine }) {
  const { createdAt, createdBy, publishedAt, publishedBy, restoredFrom } = version;
  const by = (name: string | null) => (name ? ` by ${name}` : '');
  return (
    <>
      {restoredFrom === null
        ? 'Written'
        : `Restored from ${restoredFrom === 0 ? 'the default text' : `version ${restoredFrom}`}`}{' '}
      <When at={createdAt} />
      {by(createdBy)}.
      {publishedAt && restoredFrom === null && (
        <>
          {' '}
          Published <When at={publishedAt} />
          {by(publishedBy)}.
        </>
      )}
    </>
  );
}

type VersionHistoryProps = {
  readonly kind: string;
  readonly entry: string;
  readonly versions: readonly VersionLine[];
  /** Whether there is a file, which counts as version 0. */
  readonly fromFile: boolean;
};

export function VersionHistory({ kind, entry, versions, fromFile }: VersionHistoryProps) {
  const shown = versions.some(({ isPublic }) => isPublic);
  return (
    <ol className="grid gap-3" reversed>
      {versions.map((version) => (
        <li key={version.number} className="grid gap-1 border-border border-l-4 pl-4">
          <span className="flex flex-wrap items-center gap-x-3">
            <a href={versionPage(kind, entry, version.number)} className="tap font-semibold text-link">
              Version {version.number}
            </a>
            {version.isPublic && <Badge variant="success">Public</Badge>}
            {!version.publishedAt && <Badge variant="muted">Never published</Badge>}
          </span>
          <span className="text-muted-foreground text-small">
            <VersionOrigin version={version} />
          </span>
          <span className="text-small">
            Changed: {version.changes.map(({ label }) => label).join(', ') || 'nothing'}
          </span>
        </li>
      ))}
      {fromFile && (
        <li className="grid gap-1 border-border border-l-4 pl-4">
          <span className="flex flex-wrap items-center gap-x-3">
            <a href={versionPage(kind, entry, 0)} className="tap font-semibold text-link">
              Default
            </a>
            {!shown && <Badge variant="success">Public</Badge>}
          </span>
          <span className="text-muted-foreground text-small">This is the default text.</span>
        </li>
      )}
    </ol>
  );
}
