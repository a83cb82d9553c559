import 'server-only';
import { unstable_cache } from 'next/cache';
import { type ContentName, contentTag } from '@/lib/server/cache/cache-tags';
import { publicReadOr } from '@/lib/server/cache/read';
import { publicDb } from '@/lib/server/db/public';
import { type ContentKind, type PublicVersion, type Shown, shownContent } from '@/lib/site/content/kind';

function readPublicVersions(kind: ContentName): Promise<PublicVersion[]> {
  return publicDb.contentVersion.findMany({
    where: { kind, isPublic: true },
    orderBy: { entry: 'asc' },
    select: { entry: true, content: true },
  });
}

/**
 * Every entry of a kind for pages, cached until one is published. Without the database a page shows the last
 * known state, or the files.
 */
export async function publishedContent<T>(kind: ContentKind<T>): Promise<readonly Shown<T>[]> {
  const read = unstable_cache(readPublicVersions, ['published-content'], {
    tags: [contentTag(kind.name)],
    revalidate: 3600,
  });
  return shownContent(kind, await publicReadOr(`content ${kind.name}`, () => read(kind.name), []));
}

export async function onlyContent<T>(kind: ContentKind<T>): Promise<Shown<T>> {
  const [only] = await publishedContent(kind);
  if (!only) throw new Error(`The files have no ${kind.name}.`);
  return only;
}
