import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readMoment, readMoney } from '@/lib/payment/statement/cells';
import { layoutOf } from '@/lib/payment/statement/layout';
import { readStatement } from '@/lib/payment/statement/read';

const now = new Date('2026-11-20T06:00:00Z');
const utf8 = (text: string) => new TextEncoder().encode(text);

async function read(file: string | Uint8Array) {
  const answer = await readStatement(typeof file === 'string' ? utf8(file) : file, now);
  if (!answer.read) throw new Error(`not read: ${answer.why}`);
  return answer.statement;
}

const refusal = async (file: string | Uint8Array) => {
  const answer = await readStatement(typeof file === 'string' ? utf8(file) : file, now);
  return answer.read ? null : answer.why;
};

const head = 'Date,Narration,Chq./Ref.No.,Value Dt,Withdrawal Amt.,Deposit Amt.,Closing Balance';
const good = '19/11/26,UPI-RAVI SHARMA-632412345678,0000632412345678,19/11/26,,"1,50,000.00","2,00,000.00"';

describe('layouts of banks', () => {
  it.each([
    ['HDFC', `${head}\n${good}`],
    [
      'SBI, tabs, with lines before the table',
      'Account Name\tMr X\nPeriod\t1 Nov 2026\n\nTxn Date\tValue Date\tDescription\tRef No./Cheque No.\tDebit\tCredit\tBalance\n19 Nov 2026\t19 Nov 2026\tUPI-RAVI SHARMA-632412345678\t0000632412345678\t\t1,50,000.00\t2,00,000.00',
    ],
    [
      'ICICI',
      '"S No.","Value Date","Transaction Date","Cheque Number","Transaction Remarks","Withdrawal Amount (INR )","Deposit Amount (INR )","Balance (INR )"\n1,19/11/2026,19/11/2026,0000632412345678,UPI-RAVI SHARMA-632412345678,0.00,150000.00,200000.00',
    ],
    [
      'Axis',
      'Tran Date,CHQNO,PARTICULARS,DR,CR,BAL,SOL\n19-11-2026,0000632412345678,UPI-RAVI SHARMA-632412345678, ,150000.00,200000.00,1',
    ],
    [
      'Kotak, one column with Dr / Cr',
      'Sl. No.;Date;Description;Chq / Ref number;Amount;Dr / Cr;Balance;Dr / Cr\n1;19-Nov-26;UPI-RAVI SHARMA-632412345678;0000632412345678;1,50,000.00;CR;2,00,000.00;CR',
    ],
    [
      'Baroda',
      'TRAN DATE|VALUE DATE|NARRATION|CHQ.NO.|WITHDRAWAL(DR)|DEPOSIT(CR)|BALANCE(INR)\n19-11-2026|19-11-2026|UPI-RAVI SHARMA-632412345678|0000632412345678|-|1,50,000.00|2,00,000.00 Cr',
    ],
    [
      'amounts with Cr',
      'Date,Particulars,UTR,Amount\n2026-11-19 14:05:33,UPI-RAVI SHARMA-632412345678,0000632412345678,"1,50,000.00 Cr"',
    ],
  ])('%s', async (_bank, file) => {
    const { credits, unreadable } = await read(file);
    expect(unreadable).toBe(0);
    expect(credits).toMatchObject([
      {
        day: '2026-11-19',
        paise: 15_000_000,
        reference: '0000632412345678',
        narration: 'UPI-RAVI SHARMA-632412345678',
      },
    ]);
  });

  it('accepts no other table as a statement', async () => {
    expect(layoutOf(['Name', 'Email', 'Date'])).toBeNull();
    expect(await refusal('Name,Email\nRavi,ravi@x.in')).toBe('no-table');
    expect(await refusal('')).toBe('no-table');
  });
});

describe('encodings', () => {
  const text = `${head}\n19/11/26,Café ₹ आशा,632412345678,,,"1,500.00",\n`;
  const wide = (bigEndian: boolean, mark: boolean) => {
    const bytes = Buffer.from(`${mark ? '\ufeff' : ''}${text}`, 'utf16le');
    return new Uint8Array(bigEndian ? bytes.swap16() : bytes);
  };

  it.each([
    ['UTF-8', utf8(text)],
    ['UTF-8 with a mark', utf8(`\ufeff${text}`)],
    ['UTF-16 LE', wide(false, true)],
    ['UTF-16 BE', wide(true, true)],
    ['old line ends', utf8(text.replaceAll('\n', '\r\n'))],
  ])('%s', async (_name, bytes) => {
    expect((await read(bytes)).credits).toMatchObject([{ narration: 'Café ₹ आशा', paise: 150_000 }]);
  });

  it('UTF-16 without a mark', async () => {
    const plain = `${head}\n${good}\n`.repeat(1);
    expect((await read(new Uint8Array(Buffer.from(plain, 'utf16le')))).credits).toHaveLength(1);
  });

  it('Windows-1252', async () => {
    const bytes = Buffer.from(`${head}\n19/11/26,Caf\u00e9 \u00a3,632412345678,,,1500,\n`, 'latin1');
    expect((await read(new Uint8Array(bytes))).credits).toMatchObject([{ narration: 'Café £' }]);
  });

  it.each([
    ['a picture', Buffer.concat([Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), Buffer.alloc(64)])],
    ['half a letter of UTF-16', Buffer.from([0xff, 0xfe, 0x00, 0xd8, 0x41, 0x00])],
  ])('refuses %s', async (_name, bytes) => {
    expect(await refusal(new Uint8Array(bytes))).toBe('not-text');
  });
});

describe('a line with a mistake', () => {
  const withLine = (line: string) => `${head}\n${good}\n${line}\n`;

  it.each([
    ['19/11/26,UPI, RAVI,1,19/11/26,500.00,,1000.00', 'columns'],
    ['99/99/26,UPI,1,,,500.00,', 'date'],
    ['30/02/26,UPI,1,,,500.00,', 'date'],
    [',UPI,1,,,500.00,', 'date'],
    ['19/12/26,UPI,1,,,500.00,', 'future'],
    ['19/11/26,UPI,1,,,12.345,', 'amount'],
    ['19/11/26,UPI,1,,,"1.500,00",', 'amount'],
    ['19/11/26,UPI,1,,,"1,50,00.00",', 'amount'],
    ['19/11/26,UPI,1,,,1e5,', 'amount'],
    ['19/11/26,UPI,1,,,=500+500,', 'amount'],
    ['19/11/26,UPI,1,,,-500.00,', 'amount'],
    ['19/11/26,UPI,1,,500.00,500.00,', 'both'],
    ['19/11/26,UPI,1,,,,', 'none'],
  ])('"%s" is named with its line and left out', async (line, why) => {
    const { credits, faults, unreadable } = await read(withLine(line));
    expect(credits).toHaveLength(1);
    expect(unreadable).toBe(1);
    expect(faults).toEqual([{ line: 3, why }]);
  });

  it.each([
    'Opening Balance,,,,,,1000.00',
    '*** End of statement ***',
    '19/11/26,OPENING BALANCE,,,,,5000',
    head,
    ',,,,,,',
    'Grand Total,,,,500.00,1500.00,',
  ])('but "%s" is nothing at all', async (line) => {
    expect(await read(withLine(line))).toMatchObject({ unreadable: 0, debits: 0 });
  });

  it('without a side does not count as a credit', async () => {
    const file =
      'Date,Description,Amount,Type\n19/11/26,UPI 1,500.00,CR\n19/11/26,UPI 2,500.00,\n19/11/26,UPI 3,500.00,SI\n19/11/26,UPI 4,500 Dr,CR';
    const { credits, faults } = await read(file);
    expect(credits).toHaveLength(1);
    expect(faults.map(({ why }) => why)).toEqual(['side', 'side', 'side']);
  });

  it('counts debits and keeps none of them', async () => {
    expect(await read(withLine('19/11/26,RENT,1,,"20,000.00",,1'))).toMatchObject({
      debits: 1,
      unreadable: 0,
    });
  });
});

describe('refuses a whole file', () => {
  it('with the dates of another country', async () => {
    expect(await refusal(`${head}\n${good}\n11/19/26,UPI,1,,,500.00,`)).toBe('month-first');
  });

  it('with a quotation mark that never closes', async () => {
    expect(await refusal(`${head}\n19/11/26,"UPI,1,,,500.00,\n${good.replaceAll('"', '')}`)).toBe(
      'broken-quotes',
    );
  });

  it('in which nothing can be read', async () => {
    expect(await refusal(`${head}\nx,UPI,1,,,500.00,`)).toBe('nothing-readable');
  });
});

it('keeps formulas as plain text', async () => {
  const { credits } = await read(
    `${head}\n19/11/26,"=HYPERLINK(""http://evil.example"",""x"")",+1+1,,,500.00,`,
  );
  expect(credits).toMatchObject([{ narration: '=HYPERLINK("http://evil.example","x")', reference: '+1+1' }]);
});

it('separates equal lines of one day, and names them the same in an overlapping file', async () => {
  const line = '19/11/26,UPI CHARGE BACK,,,,500.00,';
  const once = await read(`${head}\n${line}\n${line}`);
  const again = await read(`${head}\n${good}\n${line}\n${line}`);
  expect(new Set(once.credits.map(({ hash }) => hash)).size).toBe(2);
  expect(again.credits.slice(1).map(({ hash }) => hash)).toEqual(once.credits.map(({ hash }) => hash));
});

// It takes long on a busy computer, and does not measure time.
it('reads a hundred thousand lines', { timeout: 180_000, tags: ['slow'] }, async () => {
  const lines = Array.from({ length: 100_000 }, (_, index) => {
    const number = 632_400_000_000 + index;
    return `19/11/26,UPI/${number}/RAVI,${number},19/11/26,,"1,500.00",0`;
  });
  const { credits, unreadable } = await read(`${head}\n${lines.join('\n')}`);
  expect([credits.length, unreadable]).toEqual([100_000, 0]);
  expect(new Set(credits.map(({ hash }) => hash)).size).toBe(100_000);
});

it('refuses more lines than any month has', async () => {
  expect(await refusal(`${head}\n${'x\n'.repeat(150_001)}`)).toBe('too-many-lines');
});

describe('money', () => {
  const indian = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2 });

  it('is read as people write it in India, whatever the amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999_999_999 }), (paise) => {
        const written = indian.format(paise / 100);
        expect(readMoney(written)).toEqual({ is: 'value', value: { paise, side: null } });
        expect(readMoney(`₹ ${written} Cr`)).toEqual({ is: 'value', value: { paise, side: 'credit' } });
      }),
    );
  });

  it('is never read from anything else', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const answer = readMoney(text);
        if (answer.is === 'value') expect(text.normalize('NFKC')).toMatch(/\d/);
      }),
    );
  });
});

it.each([
  ['20/11/2026', '2026-11-20'],
  ['20-11-26', '2026-11-20'],
  ['20-Nov-2026', '2026-11-20'],
  ['20 November 26', '2026-11-20'],
  ['5/1/2026', '2026-01-05'],
  ['2026-11-20', '2026-11-20'],
  ["'20/11/2026", '2026-11-20'],
  ['20/11/2026 11:45 PM', '2026-11-20'],
  ['20/11/2026 00:10:05', '2026-11-20'],
])('the date "%s" is %s in India', (text, day) => {
  expect(readMoment(text)).toMatchObject({ is: 'value', value: { day } });
});
