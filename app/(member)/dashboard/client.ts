import 'server-only';
import { requireRole } from '@/lib/account/session/guard';
import type { MemberOf } from '@/lib/account/session/session';
import { adoptOf } from '@/lib/booking/adopt/opening';

/**
 * The client of a page; others go where `requireRole` leads them. The page finds what they booked or paid without
 * signing in, by the address that they have confirmed.
 */
export async function requireClient(from: string): Promise<MemberOf<'client'>> {
  const viewer = await requireRole('client', from);
  await adoptOf(viewer);
  return viewer;
}
