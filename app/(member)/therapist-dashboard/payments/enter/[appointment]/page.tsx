import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { practicePage } from '@/app/(member)/therapist-dashboard/practice-page';
import { EnterPanel, EntriesPanel } from '@/components/payment/private/entered/session-money';
import { readSessionMoney } from '@/lib/payment/entered/queries';
import { enteredFormKind, enterPath } from '@/lib/payment/entered/rules';
import { therapistPages } from '@/lib/payment/statement/outcomes';
import { issueVisitToken } from '@/lib/server/action/form-token';

// Names neither client nor amount, because the browser's history keeps titles.
export const metadata: Metadata = { title: 'Enter a payment' };

/** The money that a therapist got for one of their sessions, entered by hand. */
export default async function EnterPaymentPage({
  params,
}: PageProps<'/therapist-dashboard/payments/enter/[appointment]'>) {
  const { appointment } = await params;
  return practicePage(
    {
      from: `${enterPath}/${appointment}`,
      title: 'Enter a payment',
      back: { href: therapistPages.payments, label: 'All payments' },
      confirmed: true,
    },
    async (viewer) => {
      const money = await readSessionMoney(viewer, appointment);
      if (!money) notFound();
      return (
        <div className="grid max-w-3xl gap-6">
          <EnterPanel money={money} formToken={issueVisitToken(enteredFormKind)} />
          <EntriesPanel money={money} />
        </div>
      );
    },
  );
}
