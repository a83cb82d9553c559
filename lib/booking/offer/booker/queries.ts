import 'server-only';
import { isClient, isMember } from '@/lib/account/session/guard';
import { currentViewer } from '@/lib/account/session/session';
import { clientOfTherapist } from '@/lib/care/session/access';
import { db } from '@/lib/server/db';
import { log } from '@/lib/server/log';
import type { Kind } from '@/lib/therapist/kind/rules';

export type Booker = {
  readonly email: string;
  readonly isClient: boolean;
  /** Zone in which they read times; undefined before onboarding. */
  readonly timeZone: string | undefined;
};

/** The signed-in person; null for a guest, and if it cannot be read, because the page opens for everyone. */
export async function bookerHere(): Promise<Booker | null> {
  try {
    const viewer = await currentViewer();
    return (
      viewer && {
        email: viewer.email,
        isClient: !isMember(viewer) || isClient(viewer),
        timeZone: viewer.profile?.timeZone,
      }
    );
  } catch (error) {
    log.error('the person who books could not be read', { error });
    return null;
  }
}

/** Profile id of the signed-in client who books; null for guests, and for therapists and admins, who book as guests. */
export async function bookingClient(): Promise<string | null> {
  const viewer = await currentViewer();
  return isClient(viewer) ? viewer.profile.id : null;
}

/** Whether this person may book a time: a therapist who takes no new clients can be booked only by existing clients. */
export async function mayBook(
  therapist: { readonly id: string; readonly acceptingNewClients: boolean },
  clientId: string | null,
  client: Parameters<typeof clientOfTherapist>[0] = db,
): Promise<boolean> {
  if (therapist.acceptingNewClients) return true;
  return clientId !== null && (await clientOfTherapist(client, therapist.id, clientId));
}

/** Whether this kind of session is for this person: one for current clients is not for others. */
export async function isOfferedTo(
  { bookableBy }: Pick<Kind, 'bookableBy'>,
  therapistId: string,
  clientId: string | null,
  client: Parameters<typeof clientOfTherapist>[0] = db,
): Promise<boolean> {
  if (bookableBy !== 'clients') return true;
  return clientId !== null && (await clientOfTherapist(client, therapistId, clientId));
}

/** Whether the viewer is a client of this therapist. */
export async function isOwnTherapist(slug: string): Promise<boolean> {
  const clientId = await bookingClient();
  if (clientId === null) return false;
  const therapist = await db.therapist.findUnique({ where: { slug }, select: { id: true } });
  return therapist !== null && (await clientOfTherapist(db, therapist.id, clientId));
}

/**
 * `open`: all may book; `known`: only existing clients, and the viewer is one; `full`: only existing clients,
 * and the viewer is new.
 */
export type Room = 'open' | 'known' | 'full';

/** Whether the viewer may book a time, before they choose one; `full` for a therapist who is not listed. */
export async function roomForViewer(slug: string): Promise<Room> {
  const therapist = await db.therapist.findUnique({
    where: { slug, isActive: true },
    select: { id: true, acceptingNewClients: true },
  });
  if (!therapist) return 'full';
  if (therapist.acceptingNewClients) return 'open';
  return (await mayBook(therapist, await bookingClient())) ? 'known' : 'full';
}
