import 'server-only';
import { products } from '@/lib/payment/product/queries';

type Paid = {
  readonly quotation: { readonly serviceType: string } | null;
  readonly productSlug: string | null;
  readonly therapist: { readonly name: string } | null;
};

/**
 * What a payment is for, in one line: the service of a quotation, the name of a product, or the therapist of a
 * session.
 */
export function subjectInWords({ quotation, productSlug, therapist }: Paid): string {
  if (quotation) return quotation.serviceType;
  if (productSlug !== null) {
    return products.find(({ slug }) => slug === productSlug)?.title ?? productSlug.replaceAll('-', ' ');
  }
  return therapist ? `Session with ${therapist.name}` : 'Session';
}
