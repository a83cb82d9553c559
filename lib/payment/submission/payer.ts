import type { OwnContact } from '@/lib/account/profile/queries';

/** What the payment form is filled with for whoever pays. */
export type Payer = { readonly name: string; readonly email: string; readonly phone?: string };

/**
 * The signed-in person as the payer, else the guest who booked; null for anybody else. Somebody whose profile is not
 * finished has no name yet: that of their own appointment is theirs too.
 * @param booked what a guest typed for the appointment that is paid; its signed link has named it
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
