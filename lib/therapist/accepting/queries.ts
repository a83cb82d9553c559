import 'server-only';
import { db } from '@/lib/server/db';
import { acceptingLink } from '@/lib/therapist/accepting/link';

/** The page of the mail: the listing and its present statement. */
type AcceptingState = { readonly id: string; readonly name: string; readonly accepting: boolean };

/** Null if the link is forged or expired, or the profile hidden. */
export async function acceptingOfLink(token: string): Promise<AcceptingState | null> {
  const id = acceptingLink.idOf(token);
  if (id === undefined) return null;
  const found = await db.therapist.findUnique({
    where: { id, isActive: true },
    select: { name: true, acceptingNewClients: true },
  });
  return found && { id, name: found.name, accepting: found.acceptingNewClients };
}
