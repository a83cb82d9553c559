import type { OwnContact } from '@/lib/account/profile/queries';

export type Payer = { readonly name: string; readonly email: string; readonly phone?: string };

/**
 * The signed-in person as the payer, else the guest who booked; null for other visitors. A person without a
 * finished profile has no name yet, so the name of their own appointment is used.
 * @param booked the guest's details of the paid appointment; its signed link identifies it
 */
export function payerOf(own: OwnContact | null, booked: Payer | null = null): Payer | null {
  if (!own) return booked;
  const { firstName, lastName, email, phone } = own;
  const same = booked?.email.toLowerCase() === email.toLowerCase() ? booked : null;
  return {
    name: `${firstName} ${lastName}`.trim() || (same?.name ?? ''),
    email,
    phone: phone || (same?.phone ?? ''),
  };
}
