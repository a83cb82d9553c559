import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { guarded } from '@/components/account/guard/guarded';
import { TaskPage } from '@/components/account/private/frame/task-page';
import { CardPaymentState } from '@/components/payment/private/checkout/card-payment-state';
import { requireMember } from '@/lib/account/session/guard';
import { appointmentLink, payPath } from '@/lib/booking/link';
import { ownCardPayment } from '@/lib/payment/provider/queries';
import { cardPaymentPath } from '@/lib/payment/provider/rules';

export const metadata: Metadata = { title: 'Your payment' };

/**
 * The result of a card payment: the page to which a provider sends the payer back, and from which one without scripts
 * continues.
 */
export default async function CardPaymentPage({ params }: PageProps<'/checkout/payment/[id]'>) {
  const { id } = await params;
  const here = `${cardPaymentPath}/${id}`;
  return guarded(
    () => requireMember(here),
    async (viewer) => {
      const payment = (await ownCardPayment(viewer, id)) ?? notFound();
      const { appointment } = payment;
      return (
        <TaskPage title="Your payment" heading>
          <CardPaymentState
            payment={payment}
            here={here}
            payHref={appointment ? payPath(appointment.linkId, appointment.endsAt) : payment.page}
            aboutHref={appointment && appointmentLink.url(appointment.linkId, appointment.endsAt)}
          />
        </TaskPage>
      );
    },
  );
}
