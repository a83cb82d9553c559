import { PDFDocument } from '@cantoo/pdf-lib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inspectPdf } from '@/lib/server/file/pdf-inspection';
import { pdfWith, pdfWithFolded, pdfWithStream, plainPdf } from '@/lib/testing/pdfs';
import { randomCases } from '@/lib/testing/sample';

async function attached(): Promise<Buffer> {
  const document = await PDFDocument.create();
  document.addPage();
  await document.attach(Buffer.from('MZ'), 'invoice.exe');
  return Buffer.from(await document.save());
}

describe('a PDF that only shows pages', () => {
  it.each<[string, () => Promise<Buffer> | Buffer]>([
    ['as a library writes it', () => plainPdf()],
    ['of many pages', () => plainPdf({ pages: 40 })],
    ['by hand', () => pdfWith('')],
    ['with a packed page', () => pdfWithStream('', 'q 1 0 0 1 0 0 cm Q', '/Filter /FlateDecode')],
    ['with a packed object', () => pdfWithFolded('', '<< /Title (Receipt) >>')],
    ['with words that look like names', () => pdfWith('', '(see JavaScript and Launch) ')],
  ])('is clean: %s', async (_, make) => {
    expect(await inspectPdf(await make())).toBe('clean');
  });
});

describe('a PDF that could do something', () => {
  it.each<[string, () => Promise<Buffer> | Buffer]>([
    ['a script when opened', () => pdfWith('/OpenAction << /S /JavaScript /JS (app.alert(1)) >>')],
    ['an action when opened', () => pdfWith('/OpenAction 4 0 R', '<< /S /GoTo >>')],
    ['a script by name', () => pdfWith('/Names << /JavaScript 4 0 R >>', '<< >>')],
    ['a script in a part of its own', () => pdfWith('', '<< /S /Rendition /JS (x) >>')],
    ['a program', () => pdfWith('', '<< /S /Launch /F (cmd.exe) >>')],
    ['a file inside', () => attached()],
    ['files by name', () => pdfWith('/Names << /EmbeddedFiles 4 0 R >>', '<< >>')],
    ['actions of the document', () => pdfWith('/AA << /WC 4 0 R >>', '<< >>')],
    ['a form of XML', () => pdfWith('/AcroForm << /XFA 4 0 R >>', '<< >>')],
    ['a film', () => pdfWith('', '<< /Subtype /RichMedia >>')],
    ['another document', () => pdfWith('', '<< /S /GoToR /F (//host/share) >>')],
    ['a form that sends', () => pdfWith('', '<< /S /SubmitForm /F (http://a) >>')],
    ['a password', () => pdfWith('', '<< >>').subarray(0)],
    ['a name in other letters', () => pdfWith('/Open#41ction 4 0 R', '<< /S /Java#53cript >>')],
    ['a short name in other letters', () => pdfWith('', '<< /#4aS (x) >>')],
    ['a script folded away', () => pdfWithFolded('', '<< /S /JavaScript /JS (x) >>')],
    ['a script folded away under other letters', () => pdfWithFolded('', '<< /#4a#53 (x) >>')],
    ['a script in an older revision', () => Buffer.concat([pdfWith('/AA << >>'), pdfWith('')])],
    ['objects that unfold without end', () => pdfWithFolded('', `<< >>${' '.repeat(6 << 20)}`)],
    [
      'a stream that unfolds without end',
      () => pdfWithStream('', ' '.repeat(60 << 20), '/Filter /FlateDecode'),
    ],
    ['a stream packed twice', () => pdfWithStream('', 'x', '/Filter [/FlateDecode /FlateDecode]')],
    ['an old packing', () => pdfWithStream('', 'x', '/Filter /LZWDecode')],
    [
      'a packing that lies',
      () => pdfWith('', '<< /Filter /FlateDecode /Length 3 >>\nstream\nabc\nendstream'),
    ],
  ])('is not: %s', async (what, make) => {
    const bytes = await make();
    const locked = Buffer.from(bytes.toString('latin1').replace('/Size', '/Encrypt 4 0 R /Size'), 'latin1');
    expect(await inspectPdf(what === 'a password' ? locked : bytes)).toBe('active');
  });
});

describe('what is not a readable PDF', () => {
  it.each<[string, () => Promise<Buffer> | Buffer]>([
    ['words', () => Buffer.from('%PDF-1.7\nhello')],
    ['the first line', () => Buffer.from('%PDF-1.4')],
    ['another beginning', async () => Buffer.concat([Buffer.from('<html>'), await plainPdf()])],
    ['half of one', async () => (await plainPdf()).subarray(0, 200)],
    [
      'no page',
      () => Buffer.from(pdfWith('').toString().replace('/Kids [3 0 R] /Count 1', '/Kids [] /Count 0')),
    ],
    [
      'ten thousand pages',
      () =>
        Buffer.from(
          pdfWith('')
            .toString()
            .replace('[3 0 R]', `[${'3 0 R '.repeat(10_000)}]`),
        ),
    ],
  ])('is refused: %s', async (_, make) => {
    expect(await inspectPdf(await make())).toBe('broken');
  });

  it('after any change to one, there is an answer', async () => {
    const good = await plainPdf();
    const changes = fc.array(fc.tuple(fc.nat(good.length - 1), fc.nat(255)), { minLength: 1, maxLength: 20 });
    await fc.assert(
      fc.asyncProperty(changes, async (spots) => {
        const changed = Buffer.from(good);
        for (const [at, value] of spots) changed[at] = value;
        expect(['clean', 'active', 'broken']).toContain(await inspectPdf(changed));
      }),
      randomCases(60),
    );
  });
});
