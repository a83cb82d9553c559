import { rupeesOf } from '@/lib/format/money';

/** UPI ID of a payee (NPCI): name, @, handle. */
export const upiIdShape = /^[a-zA-Z0-9._-]{2,256}@[a-zA-Z][a-zA-Z0-9]{1,63}$/;

/** "tr": letters and digits, at most 35. */
const referenceShape = /^[A-Za-z0-9]{1,35}$/;

type UpiPayment = {
  readonly upiId: string;
  readonly payeeName: string;
  /** Whole paise, more than none. */
  readonly amountPaise: number;
  /** Identifies this payment on both sides; unique. */
  readonly reference: string;
  /** Shown in the payer's app and, at many banks, on the statement, so it holds nothing about health. */
  readonly note: string;
};

/**
 * The UPI address of one payment to a person, as apps read it from a QR code or a link: `pa`, `pn`, `am` with two
 * decimals, `cu`, `tr`, `tn`, in this order, spaces as %20, and no merchant fields (NPCI, UPI linking specification).
 * @throws RangeError for a part that no app would accept
 */
export function upiAddress({ upiId, payeeName, amountPaise, reference, note }: UpiPayment): string {
  if (!upiIdShape.test(upiId)) throw new RangeError('no UPI ID');
  if (!Number.isSafeInteger(amountPaise) || amountPaise <= 0) throw new RangeError('no amount to pay');
  if (!referenceShape.test(reference)) throw new RangeError('no reference of a payment');
  const fields = [
    ['pn', encodeURIComponent(payeeName)],
    ['am', rupeesOf(amountPaise)],
    ['cu', 'INR'],
    ['tr', reference],
    ['tn', encodeURIComponent(note)],
  ];
  return `upi://pay?pa=${upiId}&${fields.map(([name, value]) => `${name}=${value}`).join('&')}`;
}
