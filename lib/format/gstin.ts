import * as z from 'zod';
import { figuresTyped } from '@/lib/format/typed/text';

const shape = /^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;
const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/**
 * Whether the last character of a GSTIN follows from the others: values in base 36, weighted 1 and 2 in turn, with
 * the digits of each product added (the modulus-36 scheme of the GST Network).
 */
export function hasGstinCheck(gstin: string): boolean {
  const values = [...gstin].map((letter) => digits.indexOf(letter));
  const sum = values.slice(0, -1).reduce((total, value, index) => {
    const product = value * (index % 2 === 0 ? 1 : 2);
    return total + Math.floor(product / digits.length) + (product % digits.length);
  }, 0);
  return values.at(-1) === (digits.length - (sum % digits.length)) % digits.length;
}

/** A GSTIN as people type it; without spaces and in capitals afterwards. */
export const gstin = z
  .string()
  .transform((text) => figuresTyped(text).replaceAll(' ', '').toUpperCase())
  .pipe(
    z
      .string()
      .regex(shape, 'Enter the GSTIN with its 15 letters and digits')
      .refine(
        (text) => !shape.test(text) || hasGstinCheck(text),
        'The last character of this GSTIN does not fit the others',
      ),
  );
