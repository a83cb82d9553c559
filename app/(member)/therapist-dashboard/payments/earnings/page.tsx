import type { Metadata } from 'next';
import { practicePage } from '@/app/(member)/therapist-dashboard/practice-page';
import { EarningsPanel } from '@/components/admin/payment/earnings-panel';
import { HouseMoneyTable, RemittanceTable } from '@/components/admin/remittance/house-account-parts';
import { Folded } from '@/components/forms/private/folded';
import { Panel } from '@/components/layout/panel';
import { site } from '@/content/site';
import { searchParam } from '@/lib/format/search-params';
import { earningsOf } from '@/lib/payment/payee/earnings';
import { type HouseAccountView, ownHouseAccount } from '@/lib/payment/remittance/queries';
import { owedInWords } from '@/lib/payment/remittance/rules';
import { therapistPages } from '@/lib/payment/statement/outcomes';

type Props = { readonly view: HouseAccountView; readonly path: string };

function OwnHouseAccountPanel({ view: { account, money, remittances }, path }: Props) {
  return (
    <Panel id="through-house" title={`Paid to ${site.payee.name} for you`}>
      <p className="max-w-measure">
        <strong>{owedInWords(account, 'you')}</strong>
      </p>
      <p className="max-w-measure text-muted-foreground">
        We collect card payments for you, and payments made before you add your account. The money is yours:
        receipts are in your name, and we pay it to your account.
      </p>
      <Folded behind="Each payment" narrow>
        <h3 className="text-h4">Payments received</h3>
        <HouseMoneyTable rows={money} path={path} />
        <h3 className="text-h4">Payouts to you</h3>
        <RemittanceTable rows={remittances} path={path} />
      </Folded>
    </Panel>
  );
}

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
