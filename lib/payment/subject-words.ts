import 'server-only';
import { formatInstant, indianZone } from '@/lib/format/time';
import { products } from '@/lib/payment/product/queries';

type Paid = {
  readonly quotation: { readonly serviceType: string } | null;
  readonly productSlug: string | null;
  readonly therapist: { readonly name: string } | null;
  readonly appointment?: { readonly startsAt: Date } | null;
};

/**
 * The subject of a payment in one line: the service of a quotation, the name of a product, or the therapist
 * of a session. Rows and documents omit the time, because a session can move.
 * @param timeZone zone of the reader
 * @param inWords the time of the appointment; `formatShown` on a page whose head names the clock
 */
export function subjectInWords(
  { quotation, productSlug, therapist, appointment }: Paid,
  timeZone: string = indianZone,
  inWords: (moment: Date, timeZone: string) => string = formatInstant,
): string {
  if (quotation) return quotation.serviceType;
  if (productSlug !== null) {
    return products.find(({ slug }) => slug === productSlug)?.title ?? productSlug.replaceAll('-', ' ');
  }
  const session = therapist ? `Session with ${therapist.name}` : 'Session';
  return appointment ? `${session}, ${inWords(appointment.startsAt, timeZone)}` : session;
}
