import 'server-only';
import { db } from '@/lib/server/db';
import { acceptingLink } from '@/lib/therapist/accepting/link';

/** What the page of the mail shows: whose listing it is and what their profile says now. */
type AcceptingState = { readonly id: string; readonly name: string; readonly accepting: boolean };

/** Null when the link is forged or too old, or the profile is not shown. */
export async function acceptingOfLink(token: string): Promise<AcceptingState | null> {
  const id = acceptingLink.idOf(token);
  if (id === undefined) return null;
  const found = await db.therapist.findUnique({
    where: { id, isActive: true },
    select: { name: true, acceptingNewClients: true },
  });
  return found && { id, name: found.name, accepting: found.acceptingNewClients };
}
