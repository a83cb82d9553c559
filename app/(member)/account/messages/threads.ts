import 'server-only';
import { isClient } from '@/lib/account/session/guard';
import type { Member } from '@/lib/account/session/session';
import { listOwnThreads, teamLine } from '@/lib/care/message/list/queries';

/** The conversations of a client; everybody else has one, with our team. */
export async function threadsOf(viewer: Member, before?: string) {
  if (isClient(viewer)) return listOwnThreads(viewer, before);
  return { threads: [await teamLine(viewer.profile.id)], next: null };
}
