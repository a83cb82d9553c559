import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { TaskPage } from '@/components/account/private/frame/task-page';
import { CheckAgain } from '@/components/layout/private/check-again';
import { StatusCard } from '@/components/payment/private/submission/status-card';
import { payPath } from '@/lib/booking/link';
import { paymentStateOf } from '@/lib/payment/submission/queries';

export const metadata: Metadata = { title: 'Your payment' };

/** The state of a payment, for the holder of the link in our mail. */
export default async function PaymentStatusPage({ params }: PageProps<'/payment/status/[token]'>) {
  const { token } = await params;
  const state = await paymentStateOf(token);
  if (!state) notFound();
  const { appointment } = state;
  return (
    <TaskPage title="Your payment" heading>
      <StatusCard state={state} payAgain={appointment && payPath(appointment.linkId, appointment.endsAt)} />
      {(state.status === 'pending' || state.status === 'matched') && (
        <CheckAgain path={`/payment/status/${token}`} everyMs={30_000} />
      )}
    </TaskPage>
  );
}
