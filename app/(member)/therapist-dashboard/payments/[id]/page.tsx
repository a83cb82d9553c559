import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { practicePage } from '@/app/(member)/therapist-dashboard/practice-page';
import { PaymentReview } from '@/components/admin/payment/payment-review';
import { zoneOf } from '@/lib/account/session/viewer';
import { openPayment } from '@/lib/admin/payment/opening';
import { isUuid } from '@/lib/format/uuid';
import { candidatesFor } from '@/lib/payment/statement/matching/queries';
import { therapistPages } from '@/lib/payment/statement/outcomes';

// Names neither payer nor amount, because the browser's history keeps titles.
export const metadata: Metadata = { title: 'Payment' };

export default async function PaymentPage({ params }: PageProps<'/therapist-dashboard/payments/[id]'>) {
  const { id } = await params;
  return practicePage(
    {
      from: `${therapistPages.payments}/${id}`,
      title: 'Payment',
      back: { href: therapistPages.payments, label: 'All payments' },
      confirmed: true,
    },
    async (viewer) => {
      const payment = isUuid(id) ? await openPayment(viewer, id) : null;
      if (!payment) notFound();
      const candidates = payment.status === 'pending' ? await candidatesFor(id) : [];
      return (
        <PaymentReview
          payment={payment}
          candidates={candidates}
          pages={therapistPages}
          timeZone={zoneOf(viewer)}
        />
      );
    },
  );
}
