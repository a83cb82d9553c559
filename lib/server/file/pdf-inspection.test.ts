import { randomBytes } from 'node:crypto';
import { PDFDocument, PDFHexString, PDFString } from '@cantoo/pdf-lib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inspectPdf } from '@/lib/server/file/pdf-inspection';
import { randomCases } from '@/test/case/sample';
import { pdfWith, pdfWithFolded, pdfWithStream, plainPdf } from '@/test/file/pdfs';

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
    ['that scrolls when opened', () => pdfWith('/OpenAction [3 0 R /FitH null]')],
    [
      'that scrolls by an action',
      () => pdfWith('/OpenAction 4 0 R', '<< /Type /Action /S /GoTo /D [3 0 R /Fit] >>'),
    ],
    ['that scrolls to a name', () => pdfWith('/OpenAction (chapter)')],
    ['that turns to its first page', () => pdfWith('/OpenAction << /S /Named /N /FirstPage >>')],
    [
      'that scrolls, folded away',
      () => pdfWithFolded('', '<< /OpenAction << /S /GoTo /D [3 0 R /Fit] >> >>'),
    ],
    [
      'that scrolls in two revisions',
      () => Buffer.concat([pdfWith('/OpenAction [3 0 R /Fit]'), pdfWith('')]),
    ],
    ['with a language in its title', () => pdfWith('', '<< /Title (CV \\(HTML/JavaScript\\), 100%, /JS) >>')],
    [
      'with a language in a folded title',
      () => pdfWithFolded('', '<< /Title (HTML/JavaScript (/Launch)) >>'),
    ],
    [
      'with a language on its page',
      () => pdfWith('', '<< /Length 30 >>\nstream\n(HTML/JavaScript) Tj\nendstream'),
    ],
    [
      'with a language in its description',
      () => pdfWith('', '<< /Type /Metadata /Length 30 >>\nstream\n<a>HTML/JavaScript</a>\nendstream'),
    ],
    ['with words that look like names', () => pdfWith('', '(see JavaScript and Launch) ')],
  ])('is clean: %s', async (_, make) => {
    expect(await inspectPdf(await make())).toBe('clean');
  });
});

describe('a PDF that could do something', () => {
  it.each<[string, () => Promise<Buffer> | Buffer]>([
    ['a script when opened', () => pdfWith('/OpenAction << /S /JavaScript /JS (app.alert(1)) >>')],
    ['an address when opened', () => pdfWith('/OpenAction 4 0 R', '<< /S /URI /URI (http://a) >>')],
    ['a place in another file when opened', () => pdfWith('/OpenAction << /S /GoToR /D [0 /Fit] /F (a) >>')],
    [
      'a turn and what follows it',
      () => pdfWith('/OpenAction << /S /Named /N /FirstPage /Next 4 0 R >>', '<< /S /URI /URI (http://a) >>'),
    ],
    ['a print when opened', () => pdfWith('/OpenAction << /S /Named /N /Print >>')],
    [
      'a scroll and what follows it',
      () => pdfWith('/OpenAction << /S /GoTo /D [3 0 R /Fit] /Next 4 0 R >>', '<< >>'),
    ],
    [
      'an address in an older revision',
      () => Buffer.concat([pdfWith('/OpenAction << /S /URI >>'), pdfWith('')]),
    ],
    ['a script in what seems a text', () => pdfWith('', '(\n9 0 obj << /S /JavaScript >> endobj\n)')],
    ['a script behind a mark that begins no text', () => pdfWith('', '<< /A 1 % (\n /JS 2 % )\n>>')],
    [
      'a script in what seems a stream',
      () => pdfWith('', '(stream\n)', '<< /S /JavaScript >>', '(endstream)'),
    ],
    ['a password beside the end', () => pdfWith('', '<< /Encrypt 4 0 R >>')],
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
    [
      'a list of packings that never ends',
      () => pdfWithStream('', 'x', `/Filter /FlateDecode /F [${'/A'.repeat(20_000)}`),
    ],
    ['an old packing', () => pdfWithStream('', 'x', '/Filter /LZWDecode')],
    [
      'a packing that lies',
      () => pdfWith('', '<< /Filter /FlateDecode /Length 3 >>\nstream\nabc\nendstream'),
    ],
  ])('is not: %s', async (what, make) => {
    expect(await inspectPdf(await make()), what).toBe('active');
  });
});

describe('a PDF with a password', () => {
  async function encrypted(
    userPassword: string | undefined,
    useObjectStreams = false,
    fill: (document: PDFDocument) => void = () => undefined,
  ): Promise<Buffer> {
    const document = await PDFDocument.create();
    document.addPage([300, 500]).drawRectangle({ width: 40 });
    fill(document);
    document.encrypt({ ownerPassword: 'of its maker', ...(userPassword && { userPassword }) });
    return Buffer.from(await document.save({ useObjectStreams }));
  }

  it.each([false, true])('of its maker alone is clean, folded %s: everybody opens it', async (folded) => {
    expect(await inspectPdf(await encrypted(undefined, folded))).toBe('clean');
  });

  it('that a reader must type is locked', async () => {
    expect(await inspectPdf(await encrypted('secret'))).toBe('locked');
    expect(await inspectPdf(await encrypted('secret', true))).toBe('locked');
    const claimed = pdfWith('', '<< >>').toString('latin1').replace('/Size', '/Encrypt 4 0 R /Size');
    expect(await inspectPdf(Buffer.from(claimed, 'latin1'))).toBe('locked');
  });

  it('that unfolds to more than we look at is locked, and so is one with a fold that another replaced', async () => {
    const noise = (document: PDFDocument) =>
      document.context.register(PDFHexString.of(randomBytes(150_000).toString('hex')));
    expect(await inspectPdf(await encrypted(undefined, true, noise))).toBe('locked');
    const once = (await encrypted(undefined, true)).toString('latin1');
    const [fold = ''] = /\d+ 0 obj\s*<<[^>]*\/ObjStm[\s\S]*?endobj\s/.exec(once) ?? [];
    expect(fold).not.toBe('');
    expect(
      await inspectPdf(
        Buffer.from(
          once.replace(fold, () => fold + fold),
          'latin1',
        ),
      ),
    ).toBe('locked');
    const longer = once.replace(
      /(\/ObjStm[^>]*\/Length )(\d+)/,
      (_, before, length) => `${before}${length}9`,
    );
    expect(await inspectPdf(Buffer.from(longer, 'latin1'))).not.toBe('clean');
  });

  it('that holds a script is refused for it, also where only the password opens it', async () => {
    const open = await encrypted(undefined);
    const acting = open.toString('latin1').replace('/Type /Catalog', '/Type /Catalog /AA << /O 1 0 R >>');
    expect(await inspectPdf(Buffer.from(acting, 'latin1'))).toBe('active');
    const folded = await encrypted(undefined, true, ({ context }) => {
      context.register(context.obj({ S: 'JavaScript', JS: PDFString.of('app.alert(1)') }));
    });
    expect(folded.toString('latin1')).not.toMatch(/JavaScript/);
    expect(await inspectPdf(folded)).toBe('active');
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
