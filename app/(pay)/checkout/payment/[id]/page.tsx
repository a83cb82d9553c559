import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { CardPaymentState } from '@/components/checkout/card-payment-state';
import { guarded } from '@/components/member/guarded';
import { requireMember } from '@/lib/auth/guard';
import { ownCardPayment } from '@/lib/payment/provider/queries';
import { cardPaymentPath } from '@/lib/payment/provider/rules';

export const metadata: Metadata = { title: 'Your payment' };

/** What became of a card payment: where a provider's page leads back to, and where one without scripts goes on from. */
export default async function CardPaymentPage({ params }: PageProps<'/checkout/payment/[id]'>) {
  const { id } = await params;
  const here = `${cardPaymentPath}/${id}`;
  return guarded(
    () => requireMember(here),
    async (viewer) => {
      const payment = (await ownCardPayment(viewer, id)) ?? notFound();
      return (
        <div className="container-page grid max-w-3xl gap-8 pt-6 pb-16 lg:pb-24">
          <h1>Your payment</h1>
          <CardPaymentState payment={payment} here={here} />
        </div>
      );
    },
  );
}
