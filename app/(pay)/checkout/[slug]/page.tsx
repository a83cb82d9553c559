import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { CheckoutPage } from '@/components/checkout/checkout-page';
import { InternshipCheckout } from '@/components/checkout/internship-checkout';
import { OrderSummary } from '@/components/checkout/order-summary';
import { PaySection } from '@/components/checkout/pay-section';
import { ProfileGate } from '@/components/checkout/profile-gate';
import { SignInGate } from '@/components/checkout/sign-in-gate';
import { guestWays, WaysToPay } from '@/components/checkout/ways-to-pay';
import { ClosedNotice } from '@/components/internship/application/closed-notice';
import { guarded } from '@/components/member/guarded';
import { isMember } from '@/lib/auth/guard';
import { currentViewer } from '@/lib/auth/session';
import { internshipProgram } from '@/lib/internship/queries';
import { takesApplications } from '@/lib/internship/rules';
import { internshipPlace } from '@/lib/payment/checkout/queries';
import { checkoutPath, currencyOf } from '@/lib/payment/checkout/rules';
import { providerIsOpen } from '@/lib/payment/provider/settings';
import { readPaymentSubject } from '@/lib/payment/subject';
import { productNamed } from '@/lib/product/queries';
import { internshipPrefix } from '@/lib/product/rules';
import { indianDay } from '@/lib/time';

type Props = PageProps<'/checkout/[slug]'>;

const missing = '/products?notice=missing';

/** What is bought, and the programme if it is a place in one; something unknown leads to the price list (spec §2). */
async function bought(params: Props['params']) {
  const { slug } = await params;
  const product = productNamed(slug) ?? redirect(missing);
  if (!slug.startsWith(internshipPrefix)) return { product, program: null };
  return { product, program: internshipProgram(slug.slice(internshipPrefix.length)) ?? redirect(missing) };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { product } = await bought(params);
  return { title: `Checkout: ${product.title}` };
}

/** Checkout of a product or an internship place (spec §2). */
export default async function ProductCheckoutPage({ params, searchParams }: Props) {
  const { product, program } = await bought(params);
  const asked = await searchParams;
  const currency = currencyOf(asked.currency);
  const page = `${checkoutPath}/${product.slug}`;
  const title = program ? 'Apply for an internship' : 'Checkout';
  const summary = <OrderSummary product={product} currency={currency} />;

  return guarded(currentViewer, async (viewer) => {
    const frame = { title, summary };
    if (!viewer && program && !takesApplications(program, indianDay(new Date()))) {
      return (
        <CheckoutPage {...frame}>
          <ClosedNotice program={program} />
        </CheckoutPage>
      );
    }
    if (!viewer) {
      return (
        <CheckoutPage {...frame}>
          <SignInGate from={page} />
          <WaysToPay currency={currency} ways={guestWays(providerIsOpen)} />
        </CheckoutPage>
      );
    }
    if (!isMember(viewer)) {
      return (
        <CheckoutPage {...frame}>
          <ProfileGate />
        </CheckoutPage>
      );
    }
    const desk = { viewer, currency, page, visit: asked.answer };
    if (program) {
      const place = await internshipPlace(viewer, program);
      return (
        <CheckoutPage {...frame}>
          <InternshipCheckout program={program} place={place} {...desk} />
        </CheckoutPage>
      );
    }
    const payable =
      (await readPaymentSubject({ kind: 'product', slug: product.slug }, viewer)) ?? redirect(missing);
    return (
      <CheckoutPage {...frame}>
        <PaySection payable={payable} {...desk} />
      </CheckoutPage>
    );
  });
}
