import fc from 'fast-check';

const surrogates = { first: 0xd800, count: 0x800 };

/** A character of these code points; halves of a pair are left out, because no form or address can carry them. */
function between(min: number, max: number): fc.Arbitrary<string> {
  return fc
    .integer({ min, max: max - surrogates.count })
    .map((point) => String.fromCodePoint(point < surrogates.first ? point : point + surrogates.count));
}

const unit = fc.oneof(
  fc.integer({ min: 0, max: 0x7f }).map((point) => String.fromCodePoint(point)),
  between(0x80, 0xffff),
  between(0x1_00_00 - surrogates.count, 0x10_ff_ff),
);

/**
 * Texts of any characters at all, controls and zero bytes included; a third of them ASCII.
 * `fc.string({ unit: 'binary' })` gives the same texts, after more than a second in each process to get ready.
 * @param limits lengths in characters
 */
export function anyText(limits: { minLength?: number; maxLength?: number } = {}): fc.Arbitrary<string> {
  return fc.string({ unit, ...limits });
}
