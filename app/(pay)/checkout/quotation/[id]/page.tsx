import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { guarded } from '@/components/account/guard/guarded';
import { TaskPage } from '@/components/account/private/frame/task-page';
import { CheckoutPage } from '@/components/payment/private/checkout/checkout-page';
import { QuotationSummary } from '@/components/payment/private/checkout/order-summary';
import { PaySection } from '@/components/payment/private/checkout/pay-section';
import { PaymentStateCard } from '@/components/payment/private/checkout/payment-state-card';
import { QuotationState } from '@/components/payment/private/checkout/quotation-state';
import { SignInGate } from '@/components/payment/private/checkout/sign-in-gate';
import { isMember } from '@/lib/account/session/guard';
import { currentViewer } from '@/lib/account/session/session';
import { paymentState } from '@/lib/payment/checkout/queries';
import { checkoutPath } from '@/lib/payment/checkout/rules';
import { ownQuotation } from '@/lib/payment/quotation/queries';
import { readPaymentSubject } from '@/lib/payment/subject';

export const metadata: Metadata = { title: 'Pay a quotation' };

/** Pays a quotation that the viewer has accepted. Somebody else's gives 404; a guest does not learn of any. */
export default async function QuotationCheckoutPage({
  params,
  searchParams,
}: PageProps<'/checkout/quotation/[id]'>) {
  const { id } = await params;
  const query = await searchParams;
  const page = `${checkoutPath}/quotation/${id}`;

  return guarded(currentViewer, async (viewer) => {
    if (!viewer) {
      return (
        <TaskPage title="Checkout" heading>
          <SignInGate from={page} />
        </TaskPage>
      );
    }
    const quotation = isMember(viewer) ? await ownQuotation(viewer, id) : null;
    if (!quotation || !isMember(viewer)) notFound();
    const [payment, payable] = await Promise.all([
      paymentState({ quotationId: quotation.id }),
      readPaymentSubject({ kind: 'quotation', id: quotation.id }, viewer),
    ]);
    return (
      <CheckoutPage title="Checkout" summary={<QuotationSummary quotation={quotation} />}>
        {payment.state !== 'open' ? (
          <PaymentStateCard payment={payment} answer={query.answer} />
        ) : payable ? (
          <PaySection viewer={viewer} payable={payable} currency="INR" page={page} query={query} />
        ) : (
          <QuotationState status={quotation.status} />
        )}
      </CheckoutPage>
    );
  });
}
