import 'server-only';
import type { MemberOf } from '@/lib/account/session/session';
import { bookedBy, guest } from '@/lib/care/participant/columns';

type Guest = { readonly bookingId: string };

/** The person who answers a form or homework: a client in their account, or the guest of a booking by its signed link. */
export type Respondent = MemberOf<'client'> | Guest;

export const isGuest = (viewer: object): viewer is Guest => 'bookingId' in viewer;

/**
 * Narrows rows of a client or a booking to those of this person. A guest has none once an account has taken the
 * booking over, or their details are erased.
 */
export function ownedBy(person: Respondent) {
  return isGuest(person)
    ? { bookingId: person.bookingId, booking: bookedBy(guest) }
    : { clientId: person.profile.id };
}

/** Narrows the same rows to those of the client with this profile id, or of the guest of the booking with this id. */
export const ofPerson = (id: string) => ({ OR: [{ clientId: id }, { bookingId: id }] });

export const auditedAs = (person: Respondent) => (isGuest(person) ? ('guest' as const) : person);
