import 'server-only';
import { unstable_cache } from 'next/cache';
import { cache } from 'react';
import { switchesTag } from '@/lib/server/cache/cache-tags';
import { publicReadOr } from '@/lib/server/cache/read';
import { db } from '@/lib/server/db';
import { type Claims, claimsKind } from '@/lib/site/claims/kind';
import { ownerClaims } from '@/lib/site/claims/rules';
import { onlyContent } from '@/lib/site/content/published';

/** Whether pages show the owner's claims; they do until an admin hides them. */
export async function readOwnerClaims(): Promise<boolean> {
  const row = await db.siteSwitch.findUnique({ where: { name: ownerClaims }, select: { isOn: true } });
  return row?.isOn ?? true;
}

const read = unstable_cache(readOwnerClaims, [ownerClaims], { tags: [switchesTag], revalidate: 3600 });

/** The owner's claims in the published version; read once for each page. */
export const readClaims = cache(async (): Promise<Claims> => (await onlyContent(claimsKind)).content);

/**
 * The claims for pages, cached until they change; null while an admin hides them. A build, or a page without
 * the database, shows none and is rendered again soon.
 */
export const shownClaims = cache(
  async (): Promise<Claims | null> =>
    (await publicReadOr('owner claims', read, false)) ? await readClaims() : null,
);

/** The rating for samples, or null while claims are hidden; not cached. */
export async function claimedRating(): Promise<Claims['therapistRating'] | null> {
  return (await readOwnerClaims()) ? (await readClaims()).therapistRating : null;
}
