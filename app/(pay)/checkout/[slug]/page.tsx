import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { guarded } from '@/components/account/guard/guarded';
import { WelcomeNote } from '@/components/account/private/onboarding/welcome-note';
import { TitledSection } from '@/components/layout/titled-section';
import { CheckoutPage } from '@/components/payment/private/checkout/checkout-page';
import { GuestWays } from '@/components/payment/private/checkout/guest-ways';
import { InternshipCheckout } from '@/components/payment/private/checkout/internship-checkout';
import { OrderSummary } from '@/components/payment/private/checkout/order-summary';
import { PaySection } from '@/components/payment/private/checkout/pay-section';
import { SignInGate } from '@/components/payment/private/checkout/sign-in-gate';
import { ClosedNotice } from '@/components/site/private/internship/closed-notice';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { isMember } from '@/lib/account/session/guard';
import { onboardingPath } from '@/lib/account/session/return-path';
import { currentViewer } from '@/lib/account/session/session';
import { indianDay } from '@/lib/format/time';
import { internshipPlace } from '@/lib/payment/checkout/queries';
import { checkoutPath, currencyOf } from '@/lib/payment/checkout/rules';
import { publishedProduct } from '@/lib/payment/product/offers';
import { providerIsOpen } from '@/lib/payment/provider/settings';
import { readPaymentSubject } from '@/lib/payment/subject';
import { internshipProgram } from '@/lib/site/internship/queries';
import { internshipPrefix, takesApplications } from '@/lib/site/internship/rules';

/** For signed-in people who have not finished onboarding (product.md §4), which leads back to `from`. */
function ProfileGate({ from }: { readonly from: string }) {
  return (
    <Card asChild className="grid justify-items-start gap-4">
      <TitledSection id="gate" title="One step first">
        <p className="max-w-measure">
          Your account has no profile yet. Tell us your name and role, and we will bring you back to this
          page.
        </p>
        <Button asChild>
          <a href={onboardingPath(from)}>Set up your profile</a>
        </Button>
      </TitledSection>
    </Card>
  );
}

type Props = PageProps<'/checkout/[slug]'>;

const missing = '/products?notice=missing';

/**
 * The product, and the programme if it is an internship place; an unknown product redirects to the price list
 * (product.md §2).
 */
async function bought(params: Props['params']) {
  const { slug } = await params;
  const product = (await publishedProduct(slug)) ?? redirect(missing);
  if (!slug.startsWith(internshipPrefix)) return { product, program: null };
  return { product, program: internshipProgram(slug.slice(internshipPrefix.length)) ?? redirect(missing) };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { product } = await bought(params);
  return { title: `Checkout: ${product.title}` };
}

/** Checkout of a product or an internship place (product.md §2). */
export default async function ProductCheckoutPage({ params, searchParams }: Props) {
  const { product, program } = await bought(params);
  const query = await searchParams;
  const currency = currencyOf(query.currency);
  const page = `${checkoutPath}/${product.slug}`;
  const here = currency === 'INR' ? page : `${page}?currency=${currency}`;
  const title = program ? 'Apply for an internship' : 'Checkout';
  const summary = (
    <>
      <WelcomeNote flag={query.welcome} said="You can continue where you left off." />
      <OrderSummary product={product} currency={currency} />
    </>
  );

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
          <SignInGate from={here} />
          <GuestWays isOpen={providerIsOpen} />
        </CheckoutPage>
      );
    }
    if (!isMember(viewer)) {
      return (
        <CheckoutPage {...frame}>
          <ProfileGate from={here} />
        </CheckoutPage>
      );
    }
    const paySection = { viewer, currency, page, query };
    if (program) {
      const place = await internshipPlace(viewer, program);
      return (
        <CheckoutPage {...frame}>
          <InternshipCheckout program={program} place={place} {...paySection} />
        </CheckoutPage>
      );
    }
    const payable =
      (await readPaymentSubject({ kind: 'product', slug: product.slug }, viewer)) ?? redirect(missing);
    return (
      <CheckoutPage {...frame}>
        <PaySection payable={payable} {...paySection} />
      </CheckoutPage>
    );
  });
}
