import 'server-only';
import { unstable_cache } from 'next/cache';
import { switchesTag } from '@/lib/server/cache/cache-tags';
import { publicReadOr } from '@/lib/server/cache/read';
import { db } from '@/lib/server/db';
import { ownerClaims } from '@/lib/site/claims/rules';

/** Whether pages show what the owner claims about the service; they do until an admin switches it off. */
export async function readOwnerClaims(): Promise<boolean> {
  const row = await db.siteSwitch.findUnique({ where: { name: ownerClaims }, select: { isOn: true } });
  return row?.isOn ?? true;
}

const read = unstable_cache(readOwnerClaims, [ownerClaims], { tags: [switchesTag], revalidate: 3600 });

/**
 * The same for pages: kept until the switch changes. Where nobody can know it, in a build or without a database,
 * nothing is claimed, and the page is made again soon.
 */
export function ownerClaimsShown(): Promise<boolean> {
  return publicReadOr('owner claims', read, false);
}
