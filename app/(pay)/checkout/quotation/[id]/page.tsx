import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { guarded } from '@/components/account/guard/guarded';
import { TaskPage } from '@/components/account/private/frame/task-page';
import { TitledSection } from '@/components/layout/titled-section';
import { CheckoutPage } from '@/components/payment/private/checkout/checkout-page';
import { QuotationSummary } from '@/components/payment/private/checkout/order-summary';
import { PaySection } from '@/components/payment/private/checkout/pay-section';
import { PaymentStateCard } from '@/components/payment/private/checkout/payment-state-card';
import { SignInGate } from '@/components/payment/private/checkout/sign-in-gate';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { isMember } from '@/lib/account/session/guard';
import { currentViewer } from '@/lib/account/session/session';
import { paymentState } from '@/lib/payment/checkout/queries';
import { checkoutPath } from '@/lib/payment/checkout/rules';
import { ownQuotation } from '@/lib/payment/quotation/queries';
import type { QuotationStatus } from '@/lib/payment/quotation/rules';
import { readPaymentSubject } from '@/lib/payment/subject';

const words: Readonly<Record<QuotationStatus, string>> = {
  pending: 'You have not accepted this quotation yet. Accept it first, then pay here.',
  accepted: 'This quotation cannot be paid here just now. Please write to us.',
  declined:
    'You declined this quotation, so there is nothing to pay. Ask your therapist for a new one if you changed your mind.',
  expired: 'This quotation has expired, so there is nothing to pay. Ask your therapist for a new one.',
  withdrawn: 'Your therapist withdrew this quotation, so there is nothing to pay.',
  refunded:
    'The payment of this quotation was refunded, so there is nothing to pay. Ask your therapist for a new one.',
  paid: 'This quotation is paid. The receipt is in your account, under Payments.',
};

/** The state of a quotation that cannot be paid. */
function QuotationState({ status }: { readonly status: QuotationStatus }) {
  return (
    <Alert asChild variant="warm" size="lg" className="grid justify-items-start gap-4">
      <TitledSection id="state" title={status === 'paid' ? 'This is paid' : 'Nothing to pay'}>
        <p className="max-w-measure">{words[status]}</p>
        <Button asChild variant="outline">
          <a href="/dashboard/quotations">Go to your quotations</a>
        </Button>
      </TitledSection>
    </Alert>
  );
}

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
