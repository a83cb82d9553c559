import 'server-only';
import type { CsvList } from '@/lib/admin/table/csv';
import { paiseIn, rupeesOf } from '@/lib/format/money';
import { type SearchParams, searchParam } from '@/lib/format/search-params';
import { indianDay } from '@/lib/format/time';
import type { Keeper } from '@/lib/payment/payee/access';
import { isCardProvider } from '@/lib/payment/provider/rules';
import { financialYearOf, receiptKindOf, receiptKinds, receiptNumber } from '@/lib/payment/receipt/rules';
import { payerSchema } from '@/lib/payment/receipt/schema';
import { enteredMark, isEntered, methodInWords } from '@/lib/payment/transaction/rules';
import { db } from '@/lib/server/db';
import type { CsvValue } from '@/lib/server/file/table/csv';

const columns = [
  'Financial year',
  'Date',
  'Document',
  'Number',
  'Payer',
  'For',
  'Paid by',
  'Reference',
  'Proof',
  'Received, proven (INR)',
  'Received, entered and not proven (INR)',
  'Refunded, proven (INR)',
  'Refunded, entered and not proven (INR)',
  'GST inside (INR)',
  'State',
] as const;

/** Amounts of a movement in paise: proven and entered money are apart. */
type Movement = {
  readonly at: Date;
  readonly id: string;
  readonly cells: (sums: readonly string[]) => readonly CsvValue[];
  readonly receivedPaise: number;
  readonly refundedPaise: number;
  readonly taxPaise: number;
  readonly entered: boolean;
};

const sumsOf = ({
  receivedPaise,
  refundedPaise,
  taxPaise,
  entered,
}: Omit<Movement, 'cells' | 'at' | 'id'>) => [
  entered ? 0 : receivedPaise,
  entered ? receivedPaise : 0,
  entered ? 0 : refundedPaise,
  entered ? refundedPaise : 0,
  taxPaise,
];

/** "−228.82" for tax that a credit note takes back. */
const signed = (paise: number) => (paise < 0 ? `-${rupeesOf(-paise)}` : rupeesOf(paise));

async function movementsOf({ userId }: Keeper): Promise<readonly Movement[]> {
  const rows = await db.transaction.findMany({
    where: {
      therapist: { userId },
      currency: 'INR',
      returningBecause: null,
      status: { in: ['paid', 'refunded', 'undone'] },
    },
    select: {
      id: true,
      status: true,
      method: true,
      amount: true,
      paidAt: true,
      createdAt: true,
      description: true,
      undoneAt: true,
      undoneReason: true,
      refunds: { select: { id: true, amount: true, at: true, reason: true } },
      receipts: {
        select: {
          kind: true,
          financialYear: true,
          number: true,
          payer: true,
          taxAmount: true,
          refundId: true,
        },
      },
      paymentSubmission: {
        select: { payeeAccount: { select: { payee: { select: { therapistId: true } } } } },
      },
    },
  });
  return rows.flatMap((row) => {
    const { id, method, status, amount, paidAt, createdAt, description, refunds, receipts } = row;
    const entered = isEntered(method);
    const atHouse = isCardProvider(method) || row.paymentSubmission?.payeeAccount.payee.therapistId === null;
    const proof = entered ? enteredMark : atHouse ? 'Received by our service' : 'Found at the bank';
    const undone = status === 'undone';
    const document = (refundId: string | null) => {
      const paper = receipts.find((one) => one.refundId === refundId);
      const payer = paper && payerSchema.parse(paper.payer);
      const kind = paper && receiptKindOf(paper.kind);
      return {
        taxPaise: paper && !undone ? paiseIn(paper.taxAmount) : 0,
        cells: (at: Date, state: string) => (sums: readonly string[]) => [
          financialYearOf(at),
          indianDay(at),
          kind ? receiptKinds[kind] : '',
          paper && kind ? receiptNumber({ ...paper, kind }) : '',
          payer?.name ?? '',
          description,
          methodInWords(method) ?? method,
          payer?.reference ?? '',
          proof,
          ...sums,
          state,
        ],
      };
    };
    const receipt = document(null);
    const at = paidAt ?? createdAt;
    const because = undone && `Undone on ${indianDay(row.undoneAt ?? at)}: ${row.undoneReason}`;
    const whole = `Undone entry of ${rupeesOf(paiseIn(amount))}`;
    return [
      {
        at,
        id,
        entered,
        receivedPaise: undone ? 0 : paiseIn(amount),
        refundedPaise: 0,
        taxPaise: receipt.taxPaise,
        cells: receipt.cells(at, because ? `${whole}. ${because}` : 'Received'),
      },
      ...refunds.map((refund): Movement => {
        const note = document(refund.id);
        return {
          at: refund.at,
          id: refund.id,
          entered,
          receivedPaise: 0,
          refundedPaise: paiseIn(refund.amount),
          taxPaise: -note.taxPaise,
          cells: note.cells(refund.at, ['Refunded', refund.reason].filter(Boolean).join(': ')),
        };
      }),
    ];
  });
}

/**
 * A therapist's money of a financial year for their accountant: one row for each payment, refund and undone
 * entry, oldest first, with the number of its document, and the sums below, which equal those of Earnings.
 */
export async function exportForAccountant(
  viewer: Keeper,
  query: SearchParams,
  now: Date = new Date(),
): Promise<CsvList> {
  const all = await movementsOf(viewer);
  const wanted = searchParam(query, 'year');
  const year = all.some(({ at }) => financialYearOf(at) === wanted) ? wanted : financialYearOf(now);
  const inYear = all
    .filter(({ at }) => financialYearOf(at) === year)
    .toSorted((a, b) => a.at.getTime() - b.at.getTime() || (a.id < b.id ? -1 : 1));
  const total = inYear
    .map(sumsOf)
    .reduce((sums, row) => sums.map((sum, column) => sum + (row[column] ?? 0)), [0, 0, 0, 0, 0]);
  return {
    name: `accounts-${year}`,
    columns,
    rows: [
      ...inYear.map((row) => row.cells(sumsOf(row).map(signed))),
      [year, 'Whole year', '', '', '', '', '', '', '', ...total.map(signed), ''],
    ],
  };
}
