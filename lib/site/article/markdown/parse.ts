import type { Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';

/** Marks at the beginning of one line that each open another level. */
const opening = /^(?:[ \t]*(?:>|(?:[*+-]|\d{1,9}[.)])[ \t])){8}/;
/** A horizontal rule, which looks like list marks. */
const rule = /^[ \t]*(?:(?:-[ \t]*)+|(?:\*[ \t]*)+)$/;
/** A line that makes the previous one a heading; ours begin with ##. */
const underline = /^[ \t]{0,3}(?:=+|-+)[ \t]*$/;
const mostLetters = 40_000;
const mostLinks = 400;
const mostMarks = 1_500;
/** Most lines: the parser needs quadratic time; our longest article has 81. */
const mostLines = 800;
const mostUnderlines = 40;

export const tooDeep = (line: number) =>
  `Line ${line} nests lists, quotes or emphasis too deeply. Please write it more simply`;

/** Why this text is not parsed, or null: a parser takes very long for texts of many marks or lines. */
export function unparsed(text: string): string | null {
  if (text.length > mostLetters) return `Use at most ${mostLetters} characters`;
  if (text.split('[').length > mostLinks) return `Use at most ${mostLinks} links and pictures`;
  if ((text.match(/[*_`\][<!&]/g) ?? []).length > mostMarks) {
    return 'This text has more marks such as * _ [ ] ` < & than a page can show. Please write it more simply';
  }
  const lines = text.split(/\r\n?|\n/);
  if (lines.length > mostLines) return `This text has ${lines.length} lines. Use at most ${mostLines}`;
  if (lines.filter((line) => underline.test(line)).length > mostUnderlines)
    return 'This text has too many lines of = or -. Begin headings with ## or ###';
  const at = lines.findIndex((line) => opening.test(line) && !rule.test(line));
  return at < 0 ? null : tooDeep(at + 1);
}

/** The Markdown tree of a text; an unparsable one becomes a single paragraph. The editor refuses such a text. */
export function parseMarkdown(text: string): Root {
  if (unparsed(text) === null) return fromMarkdown(text);
  const value = text.slice(0, mostLetters);
  return { type: 'root', children: [{ type: 'paragraph', children: [{ type: 'text', value }] }] };
}
