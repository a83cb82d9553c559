import { describe, it } from 'vitest';
import type { Rows } from '@/test/payment/statement-files';
import {
  csv,
  expectTheCredit,
  headed,
  paid,
  plain,
  rowsOf,
  signed,
  spent,
  transfer,
} from '@/test/payment/statement-files';

const banks: readonly (readonly [bank: string, rows: Rows, separator?: string])[] = [
  ['any bank: a column for debits, one for credits', plain],
  [
    'HDFC: "Withdrawal Amt.", short years, padded references',
    rowsOf(
      'Date|Narration|Chq./Ref.No.|Value Dt|Withdrawal Amt.|Deposit Amt.|Closing Balance',
      `22/11/26|${paid}|0000${transfer}|22/11/26||2,200.00|12,080.00`,
    ),
  ],
  [
    'State Bank: tabs, months by name',
    rowsOf(
      'Txn Date|Value Date|Description|Ref No./Cheque No.|Debit|Credit|Balance',
      `22 Nov 2026|22 Nov 2026|BY TRANSFER-${paid}|TRANSFER FROM 4897| |2,200.00|12,080.00`,
    ),
    '\t',
  ],
  [
    'ICICI: zeros in the empty column',
    rowsOf(
      'S No.|Value Date|Transaction Date|Cheque Number|Transaction Remarks|Withdrawal Amount (INR )|Deposit Amount (INR )|Balance (INR )',
      `1|22/11/2026|22/11/2026|-|${paid}|0.0|2200.0|12080.0`,
    ),
  ],
  [
    'Axis: DR and CR as heads',
    rowsOf('Tran Date|CHQNO|PARTICULARS|DR|CR|BAL|SOL', `22-11-2026|-|${paid}| |2200.00|12080.00|0123`),
  ],
  [
    'Kotak of 2024: "DEBIT/CREDIT(₹)" with signs',
    rowsOf(
      '#|TRANSACTION DATE|VALUE DATE|TRANSACTION DETAILS|CHQ / REF NO.|DEBIT/CREDIT(₹)|BALANCE(₹)',
      `1|21 Nov 2026 08:11 AM|21 Nov 2026|${spent}|UPI-632500000001|-120.00|9,880.00`,
      `2|22 Nov 2026 10:02 AM|22 Nov 2026|${paid}|UPI-${transfer}|+2,200.00|12,080.00`,
    ),
  ],
  [
    'Union: "(Cr)" and "(Dr)" behind amounts',
    rowsOf(
      'Tran Id|Tran Date|Remarks|Amount (Rs.)|Balance (Rs.)',
      `S1|21/11/2026|${spent}|120.00 (Dr)|9880.00 (Cr)`,
      `S2|22/11/2026|${paid}|2200.00 (Cr)|12080.00 (Cr)`,
    ),
  ],
  ['Canara: "WITHDRAWS"', headed('TRANS DATE|DESCRIPTION|REF/CHQ.NO|WITHDRAWS|DEPOSIT|BALANCE')],
  ['Ujjivan: "Particular"', headed('Date|Particular|Chq./Ref.no.|Withdrawal|Deposit|Balance')],
  ['Paytm: "- Rs.120.00" and "+ Rs.2,200.00"', signed('- Rs.120.00', '+ Rs.2,200.00', 'AMOUNT')],
  [
    'PNB: narration last',
    rowsOf(
      'Transaction Date|Cheque Number|Withdrawal|Deposit|Balance|Narration',
      `22/11/2026|||2,200.00|12,080.00 Cr.|${paid}`,
    ),
  ],
  [
    'IDFC FIRST: "Particulars", "Cheque No."',
    headed('Transaction Date|Particulars|Cheque No.|Debit|Credit|Balance'),
  ],
  [
    'Baroda: "WITHDRAWAL(DR)" and "DEPOSIT(CR)"',
    headed('TRAN DATE|NARRATION|CHQ.NO.|WITHDRAWAL(DR)|DEPOSIT(CR)|BALANCE(INR)'),
  ],
  [
    'IndusInd: "Type" says how the money came, the amount which way',
    rowsOf(
      'Date|Type|Description|Amount|Balance',
      `21/11/2026|UPI|${spent}|120.00 Dr|9880`,
      `22/11/2026|UPI|${paid}|2,200.00 Cr|12080`,
    ),
  ],
  [
    'Yes Bank: "Transaction Type" CREDIT and DEBIT',
    rowsOf(
      'Date|Description|Transaction Amount|Transaction Type',
      `21/11/2026|${spent}|120.00|DEBIT`,
      `22/11/2026|${paid}|2,200.00|CREDIT`,
    ),
  ],
];

describe('a statement of a bank is read:', () => {
  it.each(banks.map(([bank, rows, separator = ',']) => [bank, rows, separator] as const))(
    '%s',
    async (_, rows, separator) => expectTheCredit(() => csv(rows, separator)),
  );
});

const heads: readonly (readonly [heads: string, rows: Rows])[] = [
  ['receipts and payments', headed('Date|Particulars|Voucher No|Payments|Receipts|Balance')],
  ['"Payment" and "Receipt" in one number', headed('Date|Particulars|Ref|Payment|Receipt|Balance')],
  ['"Outflow" and "Inflow"', headed('Date|Description|Ref|Outflow|Inflow|Balance')],
  ['"Transaction" alone', headed('Date|Transaction|Ref|Money out|Money in|Balance')],
  ['"Dr Amt" and "Cr Amt"', headed('Txn Dt|Transaction|Ref|Dr Amt|Cr Amt|Bal')],
  ['"Paid out" and "Paid in"', headed('Date|Description|Ref|Paid out|Paid in|Balance')],
  [
    '"Amount Debited" and "Amount Credited"',
    headed('Date|Description|Ref|Amount Debited|Amount Credited|Balance'),
  ],
  ['"Amount (Dr)" and "Amount (Cr)"', headed('Date|Description|Ref|Amount (Dr)|Amount (Cr)|Balance')],
  [
    'misspelt: "Withdrawls", "Deposite", "Narattion"',
    headed('Date|Narattion|Refrence No|Withdrawls|Deposite|Balence'),
  ],
  [
    'misspelt: "Discription", "Withdrawel", "Deposits"',
    headed('Date|Discription|Ref|Withdrawel|Deposits|Balance'),
  ],
  [
    'Hindi with English: "दिनांक / Date"',
    headed('दिनांक / Date|विवरण / Particulars|संदर्भ / Ref No|नामे / Debit|जमा / Credit|शेष / Balance'),
  ],
  [
    'English with Hindi: "Date (दिनांक)"',
    headed('Date (दिनांक)|Narration (विवरण)|Ref (संदर्भ)|Withdrawal (आहरण)|Deposit (जमा)|Balance (शेष)'),
  ],
  ['Hindi alone', headed('दिनांक|विवरण|संदर्भ|आहरण|जमा|शेष')],
  [
    'Tamil with English',
    headed('தேதி / Date|விவரம் / Particulars|Ref|பற்று / Debit|வரவு / Credit|இருப்பு / Balance'),
  ],
  [
    'two rows: "Amount" over "Withdrawal" and "Deposit"',
    headed('Date|Particulars|Ref|Amount||Balance', '|||Withdrawal|Deposit|'),
  ],
  [
    'two rows: "Transaction" over "Date"',
    headed('Transaction|Particulars|Chq|Withdrawal|Deposit|Balance', 'Date||No|Amount|Amount|'),
  ],
  [
    'two rows, of which the second alone could be a head',
    headed(
      'Transaction|Transaction|Cheque|Withdrawal|Deposit|Closing',
      'Date|Remarks|Number|Amount|Amount|Balance',
    ),
  ],
  [
    'two rows below lines of the bank',
    headed(
      'SOME BANK LTD',
      'Account No|XXXXXX2026',
      'Txn|Description|Ref|Debit|Credit|Balance',
      'Date||No|Amount|Amount|Amount',
    ),
  ],
  ['the head again on the next page', [...plain.slice(0, 2), ...plain.slice(0, 1), ...plain.slice(2)]],
];

describe('a table is found by its heads:', () => {
  it.each(heads)('%s', async (_, rows) => expectTheCredit(() => csv(rows)));
});
