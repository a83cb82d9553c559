import 'server-only';
import { isAdmin } from '@/lib/account/session/guard';
import type { CsvList } from '@/lib/admin/table/csv';
import { rupeesOf } from '@/lib/format/money';
import { type SearchParams, searchParam } from '@/lib/format/search-params';
import type { Keeper } from '@/lib/payment/payee/access';
import { earningsOf, type MonthTotals } from '@/lib/payment/payee/earnings';

/** Two kinds of file and their headers. */
const besides = {
  therapist: [
    'Payments through us',
    'Received through us (INR)',
    'Refunded through us (INR)',
    'Payments entered, not proven',
    'Entered, not proven (INR)',
    'Refunded of it (INR)',
  ],
  house: ['Payments in US dollars', 'Received (USD)', 'Refunded (USD)'],
} as const;

type Totals = Omit<MonthTotals, 'id'>;

const sumCells = ({ payments, receivedPaise, refundedPaise }: Totals['beside']) => [
  payments,
  rupeesOf(receivedPaise),
  rupeesOf(refundedPaise),
];

/** The service enters nothing by hand. */
const cells = (totals: Totals, house: boolean) => [
  ...sumCells(totals),
  ...sumCells(totals.beside),
  ...(house ? [] : sumCells(totals.entered)),
];

/**
 * The totals of a financial year as a file, from April to March with their sum below: a therapist's own or,
 * for an admin, those of the service. Months without money are left out.
 */
export async function exportEarnings(
  viewer: Keeper,
  query: SearchParams,
  now: Date = new Date(),
): Promise<CsvList> {
  const house = isAdmin(viewer);
  const { year, months, total } = await earningsOf(viewer, searchParam(query, 'year'), now);
  return {
    name: `totals-${year}`,
    columns: [
      'Financial year',
      'Month',
      'Payments',
      'Received (INR)',
      'Refunded (INR)',
      ...besides[house ? 'house' : 'therapist'],
    ],
    rows: [
      ...months.toReversed().map((month) => [year, month.id, ...cells(month, house)]),
      [year, 'Whole year', ...cells(total, house)],
    ],
  };
}
