import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { CheckoutPage } from '@/components/checkout/checkout-page';
import { QuotationSummary } from '@/components/checkout/order-summary';
import { PaySection } from '@/components/checkout/pay-section';
import { QuotationState } from '@/components/checkout/quotation-state';
import { SignInGate } from '@/components/checkout/sign-in-gate';
import { Standing } from '@/components/checkout/standing';
import { guarded } from '@/components/member/guarded';
import { isMember } from '@/lib/auth/guard';
import { currentViewer } from '@/lib/auth/session';
import { paymentStanding } from '@/lib/payment/checkout/queries';
import { checkoutPath } from '@/lib/payment/checkout/rules';
import { readPaymentSubject } from '@/lib/payment/subject';
import { ownQuotation } from '@/lib/quotation/queries';

export const metadata: Metadata = { title: 'Pay a quotation' };

/** Pays a quotation that the viewer has accepted. A stranger's is not there; a guest is told of none. */
export default async function QuotationCheckoutPage({
  params,
  searchParams,
}: PageProps<'/checkout/quotation/[id]'>) {
  const { id } = await params;
  const { answer } = await searchParams;
  const page = `${checkoutPath}/quotation/${id}`;

  return guarded(currentViewer, async (viewer) => {
    if (!viewer) {
      return (
        <div className="container-page grid max-w-3xl gap-8 pt-6 pb-16 lg:pb-24">
          <h1>Checkout</h1>
          <SignInGate from={page} />
        </div>
      );
    }
    const quotation = isMember(viewer) ? await ownQuotation(viewer, id) : null;
    if (!quotation || !isMember(viewer)) notFound();
    const [standing, payable] = await Promise.all([
      paymentStanding({ quotationId: quotation.id }),
      readPaymentSubject({ kind: 'quotation', id: quotation.id }, viewer),
    ]);
    return (
      <CheckoutPage title="Checkout" summary={<QuotationSummary quotation={quotation} />}>
        {standing.state !== 'open' ? (
          <Standing standing={standing} visit={answer} />
        ) : payable ? (
          <PaySection viewer={viewer} payable={payable} currency="INR" page={page} visit={answer} />
        ) : (
          <QuotationState status={quotation.status} />
        )}
      </CheckoutPage>
    );
  });
}
