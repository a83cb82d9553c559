import 'server-only';
import anyAscii from 'any-ascii';
import { inLatinFonts, paperScripts } from '@/lib/server/pdf/fonts';

type PaperScript = (typeof paperScripts)[number];

/** A part of a text in one font; without a script it uses the document's fonts. */
export type PaperRun = { readonly text: string; readonly script?: PaperScript };

// Extensions, because several scripts share dandas, accents and marks.
const patterns = paperScripts.map((script) => ({
  script,
  pattern: new RegExp(`\\p{Script_Extensions=${script}}`, 'u'),
}));
const joins = /[\p{M}\p{Join_Control}]/u;
const picture = '\\p{Extended_Pictographic}[\\uFE0F\\p{Emoji_Modifier}]*';
const emoji = new RegExp(
  `\\p{Regional_Indicator}{2}|[#*0-9]\\uFE0F?\\u20E3|${picture}(?:\\u200D${picture})*`,
  'gu',
);
const invisible = /(?![\p{Join_Control}\n\t])[\p{Default_Ignorable_Code_Point}\p{Cc}]/gu;
const words = /[\p{L}\p{M}\p{N}\p{Join_Control}]+/gu;
const signs = /[^\p{L}\p{M}\p{N}\s\p{Join_Control}]/gu;
const strong = /[\p{L}]/u;
const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

const box = '□';
const dot = '•';

/** The script whose font has this letter; the previous letter's script if it has the letter too. */
function scriptOf(letter: string, before: PaperScript | undefined): PaperScript | undefined {
  if (before && joins.test(letter)) return before;
  if (letter === box) return 'Devanagari';
  if (inLatinFonts(letter.codePointAt(0) ?? 0)) return undefined;
  const own = patterns.filter(({ pattern }) => pattern.test(letter)).map(({ script }) => script);
  return own.find((script) => script === before) ?? own[0];
}

const isDrawn = (letter: string) =>
  inLatinFonts(letter.codePointAt(0) ?? 0) ||
  /[\s\p{Join_Control}]/u.test(letter) ||
  patterns.some(({ pattern }) => pattern.test(letter));

/** The same text without letters that our fonts lack: emoji become a dot, a foreign name a box and its Latin form. */
function drawable(text: string): string {
  return text
    .normalize('NFC')
    .replace(emoji, (found) => ([...found].every(isDrawn) ? found : dot))
    .replace(invisible, '')
    .replace(signs, (sign) => (isDrawn(sign) ? sign : anyAscii(sign) || dot))
    .replace(words, (word) => ([...word].every(isDrawn) ? word : `${box} (${anyAscii(word)})`))
    .replaceAll(`) ${box} (`, ' ')
    .replaceAll(`${box} ()`, box);
}

/** The parts of a text by font. No letter is left to a standard font of the PDF reader. */
export function paperRuns(text: string): readonly PaperRun[] {
  const runs: { text: string; script?: PaperScript }[] = [];
  for (const letter of drawable(text)) {
    const last = runs.at(-1);
    const script = scriptOf(letter, last?.script);
    if (!script && /\p{Join_Control}/u.test(letter)) continue;
    if (last && last.script === script) last.text += letter;
    else runs.push(script ? { text: letter, script } : { text: letter });
  }
  return runs;
}

/** A text's direction is that of its first letter, as in browsers. */
export const isRightToLeft = (text: string): boolean => rightToLeft.test(strong.exec(text)?.[0] ?? '');
