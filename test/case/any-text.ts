import fc from 'fast-check';

/** A character of these code points. */
const between = (min: number, max: number) =>
  fc.integer({ min, max }).map((point) => String.fromCodePoint(point));

/** Surrogates (0xd800 to 0xdfff) are left out, because no form and no address can carry them. */
const unit = fc.oneof(between(0, 0x7f), between(0x80, 0xd7ff), between(0xe000, 0x10_ff_ff));

/**
 * Texts of any characters, including controls and zero bytes; a third of them ASCII.
 * `fc.string({ unit: 'binary' })` gives the same texts, after more than a second in each process to get
 * ready.
 * @param limits lengths in characters
 */
export function anyText(limits: { minLength?: number; maxLength?: number } = {}): fc.Arbitrary<string> {
  return fc.string({ unit, ...limits });
}
