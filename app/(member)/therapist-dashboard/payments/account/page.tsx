import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { practicePage } from '@/app/(member)/therapist-dashboard/practice-page';
import { PayoutPanel } from '@/components/admin/therapist/payout-panel';
import { zoneOf } from '@/lib/account/session/viewer';
import { ownPayout } from '@/lib/admin/therapist/listing/queries';
import { isFreshlyConfirmed } from '@/lib/admin/therapist/rules';
import { therapistPages } from '@/lib/payment/statement/outcomes';

export const metadata: Metadata = { title: 'Your account' };

const path = `${therapistPages.payments}/account` as const;

export default function AccountPage() {
  return practicePage(
    {
      from: path,
      title: 'Your payment details',
      lead: 'Payers see your first account at once, and any later change after 24 hours. We email you about every change. Earlier payments are not affected.',
      back: { href: therapistPages.payments, label: 'All payments' },
      confirmed: true,
    },
    async (viewer) => {
      const listing = await ownPayout(viewer);
      if (!listing) notFound();
      return (
        <PayoutPanel
          listing={listing}
          postTo={path}
          onBehalfOf={null}
          timeZone={zoneOf(viewer)}
          confirmed={isFreshlyConfirmed(viewer.secondFactorAt, new Date())}
        />
      );
    },
  );
}
