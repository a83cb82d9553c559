import type { OwnContact } from '@/lib/account/profile/queries';

/** What the payment form is filled with for whoever pays. */
export type Payer = { readonly name: string; readonly email: string; readonly phone?: string };

/**
 * The signed-in person as the payer; null for a guest. Somebody whose profile is not finished has no name yet: that of
 * their own appointment is theirs too.
 * @param booked who an appointment is for, when one is paid
 */
export function payerOf(
  own: OwnContact | null,
  booked: Pick<Payer, 'name' | 'email'> | null = null,
): Payer | null {
  if (!own) return null;
  const { firstName, lastName, email, phone } = own;
  const same = booked?.email.toLowerCase() === email.toLowerCase();
  return { name: `${firstName} ${lastName}`.trim() || (same ? (booked?.name ?? '') : ''), email, phone };
}
