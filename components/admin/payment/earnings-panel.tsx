import { AdminTable } from '@/components/admin/table/admin-table';
import { amountColumn, type Column } from '@/components/admin/table/columns';
import { Panel } from '@/components/layout/panel';
import { Money } from '@/components/ui/format';
import { ChevronDown, Download } from '@/components/ui/icons';
import { formatCount } from '@/lib/format/count';
import { type Currency, formatAmount, formatRupees } from '@/lib/format/money';
import { formatMonth } from '@/lib/format/time';
import type { Earnings, MonthTotals } from '@/lib/payment/payee/earnings';
import { officePages, therapistPages } from '@/lib/payment/statement/outcomes';
import { enteredMark } from '@/lib/payment/transaction/rules';

/** The rest; below zero in a month with more refunds than receipts. */
function net(
  { receivedPaise, refundedPaise }: Pick<MonthTotals, 'receivedPaise' | 'refundedPaise'>,
  currency: Currency = 'INR',
): string {
  const minor = receivedPaise - refundedPaise;
  return minor < 0 ? `−${formatAmount(-minor, currency)}` : formatAmount(minor, currency);
}

const columns: readonly Column<MonthTotals>[] = [
  {
    header: 'Month',
    kind: 'title',
    cell: ({ id }) => formatMonth(id),
  },
  { header: 'Payments', kind: 'number', cell: ({ payments }) => formatCount(payments) },
  amountColumn('Received', ({ receivedPaise }) => receivedPaise),
  amountColumn('Refunded', ({ refundedPaise }) => refundedPaise),
  {
    header: 'Net',
    kind: 'number',
    cell: (month) => net(month),
  },
];

/** Words for the money that each payee's page shows apart, and the link to more about it. */
const besides = {
  therapist: {
    currency: 'INR',
    csv: `${therapistPages.payments}/earnings/csv`,
    header: 'Through us, less refunds',
    arrived: 'received for you in our account, by card or before you added your account',
    more: { href: '#through-house', label: 'View your balance with us' },
  },
  house: {
    currency: 'USD',
    csv: `${officePages.payments}/earnings/csv`,
    header: 'In US dollars, less refunds',
    arrived: 'by card arrived in US dollars',
    more: { href: '/admin/card-payments', label: 'See card payments' },
  },
} as const;

type EarningsPanelProps = {
  readonly earnings: Earnings;
  readonly path: string;
  readonly payee: keyof typeof besides;
};

/**
 * Verified payments by month, with the sum of the financial year. The house has them below its list of payments, where a phone
 * folds the months.
 */
export function EarningsPanel({ earnings, path, payee }: EarningsPanelProps) {
  const { year, years, months, total } = earnings;
  const { beside } = total;
  const { currency, csv, header, arrived, more } = besides[payee];
  const hasBeside = months.some(({ beside: apart }) => apart.payments > 0 || apart.refundedPaise > 0);
  const apart: Column<MonthTotals> = {
    header,
    kind: 'number',
    cell: (month) => net(month.beside, currency),
  };
  const hasEntered = months.some(({ entered }) => entered.payments > 0 || entered.refundedPaise > 0);
  const entered: Column<MonthTotals> = {
    header: `${enteredMark}, less refunds`,
    kind: 'number',
    cell: (month) => net(month.entered),
  };
  const others = years.filter((other) => other !== year);
  const accounts = `${therapistPages.payments}/accounts`;
  const downloads = [
    ...(months.length > 0 ? [[csv, 'These totals (CSV)'] as const] : []),
    ...(payee === 'therapist'
      ? [
          [`${accounts}/csv`, 'For your accountant (CSV)'] as const,
          [`${accounts}/xlsx`, 'For your accountant (Excel)'] as const,
        ]
      : []),
  ];
  const byMonth = (
    <div className="grid gap-3">
      <AdminTable
        path={path}
        caption={`Verified payments of ${year} by month`}
        columns={[...columns, ...(hasBeside ? [apart] : []), ...(hasEntered ? [entered] : [])]}
        rows={months}
        empty="No payment has been verified in this financial year yet."
      />
      {downloads.length > 0 && (
        <p className="flex flex-wrap items-center gap-x-5">
          <Download aria-hidden="true" className="size-5 text-primary" />
          {downloads.map(([file, words]) => (
            <a key={file} href={`${file}?year=${year}`} download className="tap text-link">
              {words}
            </a>
          ))}
        </p>
      )}
    </div>
  );
  return (
    <Panel id="earnings" title={`Financial year ${year}`}>
      <p className="max-w-measure">
        <Money of={total.receivedPaise} as="strong" className="mr-1 text-h2" /> received in{' '}
        {formatCount(total.payments)} verified {total.payments === 1 ? 'payment' : 'payments'}
        {total.refundedPaise > 0 && `, ${formatRupees(total.refundedPaise)} of it refunded`}.
      </p>
      {hasBeside && (
        <p className="max-w-measure">
          In addition, {formatCount(beside.payments)} {beside.payments === 1 ? 'payment' : 'payments'}{' '}
          {arrived}: <Money of={beside.receivedPaise} currency={currency} as="strong" />
          {beside.refundedPaise > 0 && `, ${formatAmount(beside.refundedPaise, currency)} of it refunded`}.{' '}
          <a href={more.href} className="text-link">
            {more.label}
          </a>
          .
        </p>
      )}
      {hasEntered && (
        <p className="max-w-measure">
          Apart from these, you entered {formatCount(total.entered.payments)}{' '}
          {total.entered.payments === 1 ? 'payment' : 'payments'} without proof from a bank:{' '}
          <Money of={total.entered.receivedPaise} as="strong" />
          {total.entered.refundedPaise > 0 && `, ${formatRupees(total.entered.refundedPaise)} of it refunded`}
          .
        </p>
      )}
      {payee === 'house' && months.length > 0 ? (
        <details className="fold-when-narrow disclosure">
          <summary className="flex min-h-12 items-center gap-3 font-semibold lg:hidden">
            By month
            <ChevronDown aria-hidden="true" className="chevron ml-auto size-5" />
          </summary>
          {byMonth}
        </details>
      ) : (
        byMonth
      )}
      <p className="text-muted-foreground text-small">
        Payments count in the month they reached the bank.
        {payee === 'house' && ' Payments for therapists are not counted here.'}
      </p>
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
