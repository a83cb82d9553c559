import { HouseMoneyTable, RemittanceTable } from '@/components/admin/remittance/house-account-parts';
import { Folded } from '@/components/forms/private/folded';
import { Panel } from '@/components/layout/panel';
import { site } from '@/content/site';
import type { HouseAccountView } from '@/lib/payment/remittance/queries';
import { owedInWords } from '@/lib/payment/remittance/rules';

type Props = { readonly view: HouseAccountView; readonly path: string };

export function OwnHouseAccountPanel({ view: { account, money, remittances }, path }: Props) {
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
