import type { Metadata } from 'next';
import { practicePage } from '@/app/(member)/therapist-dashboard/practice-page';
import { PaymentTable } from '@/components/admin/payment/payment-table';
import { VerifyReady } from '@/components/admin/payment/verify-ready';
import { UnpaidPanel } from '@/components/booking/private/paying/unpaid-panel';
import { MovedAnchors } from '@/components/layout/private/moved-anchors';
import { HeadLink } from '@/components/layout/private/workspace/page-head';
import { ToSendBack } from '@/components/payment/private/to-send-back';
import { zoneOf } from '@/lib/account/session/viewer';
import { listPayments } from '@/lib/admin/payment/queries';
import { unpaidAppointments } from '@/lib/booking/paying/unpaid';
import { refundsToSend } from '@/lib/payment/refund-due/queries';
import { therapistPages } from '@/lib/payment/statement/outcomes';
import { readyToVerifyTogether } from '@/lib/payment/verification/queries';

export const metadata: Metadata = { title: 'Payments' };

const path = therapistPages.payments;

const moved = {
  'through-house': `${path}/earnings#through-house`,
  earnings: `${path}/earnings`,
};

export default function PaymentsPage({ searchParams }: PageProps<'/therapist-dashboard/payments'>) {
  return practicePage(
    {
      from: path,
      title: 'Payments',
      lead: (
        <>
          Payments that clients have reported. Check your bank statement, not only the screenshot.{' '}
          <a href={`${path}/entered`} className="text-link">
            Entered payments
          </a>
        </>
      ),
      confirmed: true,
      action: (
        <HeadLink href={therapistPages.statements} first="Import" rest="a bank statement" variant="outline" />
      ),
    },
    async (viewer) => {
      const query = await searchParams;
      const [list, ready, unpaid, due] = await Promise.all([
        listPayments(viewer, query),
        readyToVerifyTogether(viewer),
        unpaidAppointments(viewer),
        refundsToSend(viewer),
      ]);
      return (
        <>
          <MovedAnchors places={moved} />
          <ToSendBack due={due} payments={path} timeZone={zoneOf(viewer)} />
          <section aria-labelledby="reported" className="grid grid-cols-1 gap-4">
            <div className="flex flex-wrap items-center justify-between gap-3">
              <h2 id="reported" className="text-h3">
                Reported payments
              </h2>
              <VerifyReady ready={ready} pages={therapistPages} />
            </div>
            <PaymentTable {...list} pages={therapistPages} />
          </section>
          <UnpaidPanel unpaid={unpaid} page={path} timeZone={zoneOf(viewer)} />
        </>
      );
    },
  );
}
