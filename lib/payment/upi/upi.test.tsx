import fc from 'fast-check';
import jsQR from 'jsqr';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { QrCode } from '@/components/layout/private/qr-code';
import { site } from '@/content/site';
import { upiAddress, upiIdShape } from '@/lib/payment/upi/address';

const payment = {
  upiId: 'ananya.krishnan@samplebank',
  payeeName: 'Ananya Krishnan',
  amountPaise: 180_000,
  reference: 'HPH315C3R2M9',
  note: 'Payment HPH315C3R2M9',
};

/** The content of a picture by an independent QR reader. */
async function readQr(picture: Buffer): Promise<string | undefined> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

function drawn(content: string, width: number): Promise<Buffer> {
  const svg = renderToStaticMarkup(<QrCode content={content} label="QR code" />);
  const named = svg.replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" ');
  return sharp(Buffer.from(named), { density: 600 }).resize(width, width).png().toBuffer();
}

describe('the UPI address of a payment', () => {
  it('has the fields of NPCI in their order, two decimals and %20', () => {
    expect(upiAddress(payment)).toBe(
      'upi://pay?pa=ananya.krishnan@samplebank&pn=Ananya%20Krishnan&am=1800.00&cu=INR&tr=HPH315C3R2M9&tn=Payment%20HPH315C3R2M9',
    );
  });

  it.each([
    [5, '0.05'],
    [100, '1.00'],
    [15_000_050, '150000.50'],
    [100_000_000, '1000000.00'],
  ])('writes %i paise as %s', (amountPaise, am) => {
    expect(new URL(upiAddress({ ...payment, amountPaise })).searchParams.get('am')).toBe(am);
  });

  it('means the same to a reader, whatever a name contains, and has no other field', () => {
    const name = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 });
    const paise = fc.integer({ min: 1, max: 100_000_000 });
    fc.assert(
      fc.property(name, paise, (payeeName, amountPaise) => {
        const address = upiAddress({ ...payment, payeeName, amountPaise });
        expect(address).toMatch(/^upi:\/\/pay\?[!-~]+$/);
        expect(address).not.toContain('+');
        const fields = [...new URL(address).searchParams];
        expect(fields.map(([field]) => field)).toEqual(['pa', 'pn', 'am', 'cu', 'tr', 'tn']);
        const read = Object.fromEntries(fields);
        expect(read).toMatchObject({ pa: payment.upiId, pn: payeeName, cu: 'INR', tr: payment.reference });
        expect(Math.round(Number(read.am) * 100)).toBe(amountPaise);
      }),
    );
  });

  it.each([
    ['no UPI ID', { upiId: 'ananya' }],
    ['a UPI ID that adds a field', { upiId: 'a@b&am=1' }],
    ['no amount', { amountPaise: 0 }],
    ['less than nothing', { amountPaise: -5 }],
    ['half a paisa', { amountPaise: 10.5 }],
    ['a long reference', { reference: 'A'.repeat(36) }],
    ['a reference with a sign', { reference: 'A-1' }],
  ])('is not made of %s', (_, wrong) => {
    expect(() => upiAddress({ ...payment, ...wrong })).toThrow(RangeError);
  });

  it('knows UPI IDs', () => {
    for (const id of ['a.b-c_9@okaxis', '98765@ybl', 'AA@bank2']) expect(id).toMatch(upiIdShape);
    for (const id of ['a@b', '@bank', 'a b@bank', 'ab@1bank', 'ab@bank.in'])
      expect(id).not.toMatch(upiIdShape);
  });
});

describe('the QR code', () => {
  it.each(['Ananya Rao', 'Rao & Sons', '100% Sūkṣma', 'अनन्या कृष्णन', '夏 ♥ &am=1#?%20'])(
    'reads back byte for byte at three sizes: %s',
    { tags: ['slow'] },
    async (payeeName) => {
      const address = upiAddress({ ...payment, payeeName });
      for (const width of [240, 288, 720]) expect(await readQr(await drawn(address, width))).toBe(address);
    },
  );

  it('of the platform in public/ pays the UPI ID on the site, and no other', async () => {
    const picture = await sharp('public/payment-qr.jpg').png().toBuffer();
    const { upiId, name } = site.payee;
    expect(await readQr(picture)).toBe(`upi://pay?pa=${upiId}&pn=${name}&cu=INR`);
  });
});
