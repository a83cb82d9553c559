/**
 * Invisible marks: controls, zero-width spaces, marks of order and direction, soft hyphens. Joiners are
 * handled below, because Indian scripts and emoji need them.
 */
const marks =
  /[\p{Cc}\u00ad\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\u3164\ufeff\uffa0]/gu;

/** A joiner matters only after a letter of a joining script, a vowel sign or an emoji, and before more text. */
const idleJoiners =
  /(?<![\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}]|(?!\p{Script=Latin})\p{L})[\u200c\u200d]+|[\u200c\u200d]+(?![\p{L}\p{M}\p{Extended_Pictographic}])/gu;

/** The text without invisible marks. @param stay the marks that remain: the line ends of a longer text */
export function withoutMarks(text: string, stay: '' | '\n\t' = ''): string {
  return text
    .replace(marks, (mark) => (stay.includes(mark) ? mark : /\s/.test(mark) && mark !== '\ufeff' ? ' ' : ''))
    .replace(idleJoiners, '');
}

/** One line: no invisible marks, single spaces of normal width, none at the ends. */
export function oneLine(text: string): string {
  return withoutMarks(text).replace(/\s+/g, ' ').trim();
}

/** A script's ten digits are consecutive, so the position of a digit in its run is its value. */
function figureOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let first = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1;
  return String((code - first) % 10);
}

/** The text with the digits of every script as 0 to 9: "९८७६५ ४३२१०", "৯৮৭৬", "௯௮", "٩٨٧". */
export function asciiDigits(text: string): string {
  return text.replace(/[^\P{Nd}0-9]/gu, figureOf);
}

/** One line for numbers, codes, days or amounts: normal widths, and digits of every script as 0 to 9. */
export function figuresTyped(text: string): string {
  return asciiDigits(oneLine(text.normalize('NFKC')));
}
