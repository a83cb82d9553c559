import 'server-only';
import { unstable_cache } from 'next/cache';
import { therapistsTag } from '@/lib/server/cache/cache-tags';
import { publicDb } from '@/lib/server/db/public';
import { type SitemapEntry, sitemapLimit } from '@/lib/site/seo/sitemap';

type Chunk = { readonly from: string; readonly lastModified: string };

/**
 * The first slug of each sitemap file of the directory: every 50,000th active therapist, in the order of
 * slugs, with the last change within the file.
 * @param size therapists in one file
 */
export async function readSitemapChunks(size: number = sitemapLimit): Promise<readonly Chunk[]> {
  const rows = await publicDb.$queryRaw<{ from: string; lastModified: Date }[]>`
    SELECT min(slug) AS "from", max(updated_at) AS "lastModified"
    FROM (
      SELECT slug, updated_at, (row_number() OVER (ORDER BY slug) - 1) / ${size}::int AS chunk
      FROM therapists
      WHERE is_active
    ) AS numbered
    GROUP BY chunk
    ORDER BY chunk`;
  return rows.map(({ from, lastModified }) => ({ from, lastModified: lastModified.toISOString() }));
}

/** The same, cached for an hour: this is the only read here that walks the whole table. */
export const sitemapChunks = unstable_cache(() => readSitemapChunks(), ['therapist-sitemap-chunks'], {
  tags: [therapistsTag],
  revalidate: 3600,
});

/** The pages of one file, beginning with its first slug. */
export async function sitemapTherapists(from: string, size: number = sitemapLimit): Promise<SitemapEntry[]> {
  const therapists = await publicDb.therapist.findMany({
    where: { isActive: true, slug: { gte: from } },
    orderBy: { slug: 'asc' },
    take: size,
    select: { slug: true, updatedAt: true },
  });
  return therapists.map(({ slug, updatedAt }) => ({
    path: `/professionals/${slug}`,
    lastModified: updatedAt,
  }));
}

/** Words for a therapist's share card, all from the public profile; null for an unknown or inactive therapist. */
export async function therapistCardWords(slug: string) {
  const therapist = await publicDb.therapist.findUnique({
    where: { slug },
    select: {
      name: true,
      title: true,
      location: true,
      isActive: true,
      profilePicture: true,
      isSample: true,
    },
  });
  if (!therapist?.isActive) return null;
  return {
    name: therapist.name,
    title: therapist.title,
    location: therapist.location,
    picture: therapist.profilePicture,
    sample: therapist.isSample,
  };
}
