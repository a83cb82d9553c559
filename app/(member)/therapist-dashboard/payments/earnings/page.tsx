import type { Metadata } from 'next';
import { practicePage } from '@/app/(member)/therapist-dashboard/practice-page';
import { EarningsPanel } from '@/components/admin/payment/earnings-panel';
import { OwnHouseAccountPanel } from '@/components/admin/remittance/own-house-account-panel';
import { searchParam } from '@/lib/format/search-params';
import { earningsOf } from '@/lib/payment/payee/earnings';
import { ownHouseAccount } from '@/lib/payment/remittance/queries';
import { therapistPages } from '@/lib/payment/statement/outcomes';

export const metadata: Metadata = { title: 'Earnings' };

const path = `${therapistPages.payments}/earnings` as const;

export default function EarningsPage({ searchParams }: PageProps<'/therapist-dashboard/payments/earnings'>) {
  return practicePage(
    {
      from: path,
      title: 'Earnings',
      lead: 'Payments to your bank, and payments we collect for you.',
      confirmed: true,
    },
    async (viewer) => {
      const query = await searchParams;
      const [earnings, house] = await Promise.all([
        earningsOf(viewer, searchParam(query, 'year')),
        ownHouseAccount(viewer),
      ]);
      return (
        <>
          <EarningsPanel earnings={earnings} path={path} payee="therapist" />
          {house && <OwnHouseAccountPanel view={house} path={path} />}
        </>
      );
    },
  );
}
