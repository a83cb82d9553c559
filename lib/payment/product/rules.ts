import { site } from '@/content/site';
import { internshipPrefix } from '@/lib/site/internship/rules';

const rupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  minimumFractionDigits: 0,
  maximumFractionDigits: 2,
});
const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  minimumFractionDigits: 0,
  maximumFractionDigits: 2,
});

/** "₹12,000" from rupees. */
export function indiaPrice(amount: number): string {
  return rupees.format(amount);
}

/** "US$40" from dollars: the plain sign means several currencies. */
export function usPrice(amount: number): string {
  return `US${dollars.format(amount)}`;
}

/** Products that are one meeting of the calendar's own length. */
const bookedWhole: readonly string[] = ['screening-assessments'];

/**
 * How the sessions of a product are arranged if the calendar has no slots of their length: in a first talk,
 * which is an appointment there. Null for a product that is booked directly, and for internship places.
 */
export function arrangementOf(slug: string): string | null {
  if (bookedWhole.includes(slug) || slug.startsWith(internshipPrefix)) return null;
  return `After you pay, you choose a time for a first talk of ${site.consultationMinutes} minutes, at no extra cost. In the talk we agree on the date, length and place of your purchase.`;
}
