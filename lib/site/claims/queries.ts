import 'server-only';
import { unstable_cache } from 'next/cache';
import { cache } from 'react';
import { switchesTag } from '@/lib/server/cache/cache-tags';
import { publicReadOr } from '@/lib/server/cache/read';
import { db } from '@/lib/server/db';
import { type Claims, claimsKind } from '@/lib/site/claims/kind';
import { ownerClaims } from '@/lib/site/claims/rules';
import { onlyContent } from '@/lib/site/content/published';

/** Whether pages show what the owner claims about the service; they do until an admin switches it off. */
export async function readOwnerClaims(): Promise<boolean> {
  const row = await db.siteSwitch.findUnique({ where: { name: ownerClaims }, select: { isOn: true } });
  return row?.isOn ?? true;
}

const read = unstable_cache(readOwnerClaims, [ownerClaims], { tags: [switchesTag], revalidate: 3600 });

/** What the owner claims, in the words of the published version; read once for each page. */
export const readClaims = cache(async (): Promise<Claims> => (await onlyContent(claimsKind)).content);

/**
 * What pages show of it, kept until it changes; null while an admin hides it. Where nobody can know that, in a build or
 * without a database, nothing is claimed, and the page is made again soon.
 */
export const shownClaims = cache(
  async (): Promise<Claims | null> =>
    (await publicReadOr('owner claims', read, false)) ? await readClaims() : null,
);

/** The rating that samples show, or null while claims are hidden; read anew each time. */
export async function claimedRating(): Promise<Claims['therapistRating'] | null> {
  return (await readOwnerClaims()) ? (await readClaims()).therapistRating : null;
}
