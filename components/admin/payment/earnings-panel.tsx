import { AdminTable, type Column } from '@/components/admin/table/admin-table';
import { Panel } from '@/components/layout/panel';
import { formatCount } from '@/lib/format/count';
import { formatRupees } from '@/lib/format/money';
import type { Earnings, MonthTotals } from '@/lib/payment/payee/earnings';

const monthName = new Intl.DateTimeFormat('en-IN', {
  month: 'long',
  year: 'numeric',
  timeZone: 'Asia/Kolkata',
});

/** What stays; below zero in a month in which more went back than came. */
function net({ receivedPaise, refundedPaise }: Pick<MonthTotals, 'receivedPaise' | 'refundedPaise'>): string {
  const paise = receivedPaise - refundedPaise;
  return paise < 0 ? `−${formatRupees(-paise)}` : formatRupees(paise);
}

const columns: readonly Column<MonthTotals>[] = [
  {
    header: 'Month',
    kind: 'title',
    cell: ({ id }) => monthName.format(new Date(`${id}-15T12:00:00+05:30`)),
  },
  { header: 'Payments', kind: 'number', cell: ({ payments }) => formatCount(payments) },
  { header: 'Received', kind: 'number', cell: ({ receivedPaise }) => formatRupees(receivedPaise) },
  { header: 'Refunded', kind: 'number', cell: ({ refundedPaise }) => formatRupees(refundedPaise) },
  {
    header: 'Kept',
    kind: 'number',
    cell: net,
  },
];

/** Shown once the house has received something for the therapist. */
const houseColumn: Column<MonthTotals> = {
  header: 'Through us, less refunds',
  kind: 'number',
  cell: ({ throughHouse }) => net(throughHouse),
};

type EarningsPanelProps = { readonly earnings: Earnings; readonly path: string };

/** Verified payments by month, with the sum of the financial year. */
export function EarningsPanel({ earnings, path }: EarningsPanelProps) {
  const { year, years, months, total } = earnings;
  const { throughHouse } = total;
  const hasHouse = months.some(({ throughHouse: house }) => house.payments > 0 || house.refundedPaise > 0);
  const others = years.filter((other) => other !== year);
  return (
    <Panel id="earnings" title={`Financial year ${year}`}>
      <p className="max-w-measure">
        {formatCount(total.payments)} verified {total.payments === 1 ? 'payment' : 'payments'},{' '}
        <strong>{formatRupees(total.receivedPaise)}</strong> received
        {total.refundedPaise > 0 && <>, {formatRupees(total.refundedPaise)} of it refunded</>}. Money counts
        in the month in which it arrived at the bank.
      </p>
      {hasHouse && (
        <p className="max-w-measure">
          Besides, {formatCount(throughHouse.payments)} {throughHouse.payments === 1 ? 'payment' : 'payments'}{' '}
          for you arrived at our account, by card or while you had none here:{' '}
          <strong>{formatRupees(throughHouse.receivedPaise)}</strong>
          {throughHouse.refundedPaise > 0 && <>, {formatRupees(throughHouse.refundedPaise)} of it refunded</>}
          .{' '}
          <a href="#through-house" className="text-link">
            See what we owe you
          </a>
          .
        </p>
      )}
      <AdminTable
        path={path}
        caption={`Verified payments of ${year} by month`}
        columns={hasHouse ? [...columns, houseColumn] : columns}
        rows={months}
        empty="No payment has been verified in this financial year yet."
      />
      {others.length > 0 && (
        <p>
          Other years:{' '}
          {others.map((other) => (
            <a key={other} href={`${path}?year=${other}#earnings`} className="tap mr-3 text-link">
              {other}
            </a>
          ))}
        </p>
      )}
    </Panel>
  );
}
