/**
 * Marks that nobody sees: controls, spaces of no width, marks of order and direction, soft hyphens. Joiners are
 * told apart below, because Indian scripts and emoji are written with them.
 */
const marks =
  /[\p{Cc}\u00ad\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\u3164\ufeff\uffa0]/gu;

/** A joiner means something after a letter of a script that joins, a vowel sign or an emoji, and before more text. */
const idleJoiners =
  /(?<![\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}]|(?!\p{Script=Latin})\p{L})[\u200c\u200d]+|[\u200c\u200d]+(?![\p{L}\p{M}\p{Extended_Pictographic}])/gu;

/** The text without marks that nobody sees. @param kept marks that stay: the ends of lines of a longer text */
export function withoutMarks(text: string, kept: '' | '\n\t' = ''): string {
  return text
    .replace(marks, (mark) => (kept.includes(mark) ? mark : /\s/.test(mark) && mark !== '\ufeff' ? ' ' : ''))
    .replace(idleJoiners, '');
}

/** One line: no invisible marks, single spaces (also where a space of another width stood), none at the ends. */
export function oneLine(text: string): string {
  return withoutMarks(text).replace(/\s+/g, ' ').trim();
}

/** Scripts write their ten digits in order, so the place of a digit in its run is its value. */
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

/** One line in which numbers, codes, days or amounts stand: widths folded, digits of every script as 0 to 9. */
export function figuresTyped(text: string): string {
  return asciiDigits(oneLine(text.normalize('NFKC')));
}
