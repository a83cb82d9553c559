import type { Nodes } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { drawingAt, safeAddress } from '@/lib/site/article/markdown/address';
import { articlePictures } from '@/lib/site/article/pictures';
import { retiredNumbersIn } from '@/lib/site/helpline/retired-numbers';

/** Levels of lists, quotes and emphasis inside each other; the parts of a list count as two. */
const deepest = 12;
/** Marks at the beginning of one line that each open another level. */
const opening = /^(?:[ \t]*(?:>|(?:[*+-]|\d{1,9}[.)])[ \t])){8}/;
/** A line across the page, which looks like the marks of a list. */
const rule = /^[ \t]*(?:(?:-[ \t]*)+|(?:\*[ \t]*)+)$/;
const mostLinks = 400;
const mostMarks = 1_500;

const tooDeep = (line: number) =>
  `Line ${line} nests lists, quotes or emphasis too deeply. Please write it more simply`;

/** What is wrong before anybody parses: a parser takes very long for texts that are mostly marks. */
function faultOfMarks(text: string): string | null {
  if (text.split('[').length > mostLinks) return `Use at most ${mostLinks} links and pictures`;
  if ((text.match(/[*_`\][<!&]/g) ?? []).length > mostMarks) {
    return 'This text has more marks such as * _ [ ] ` < & than a page can show. Please write it more simply';
  }
  const at = text.split('\n').findIndex((line) => opening.test(line) && !rule.test(line));
  return at < 0 ? null : tooDeep(at + 1);
}

const shortened = (words: string) => (words.length > 60 ? `${words.slice(0, 60)}…` : words);

function faultOf(node: Nodes): string | null {
  switch (node.type) {
    case 'html':
      return `holds HTML, which no page shows: “${shortened(node.value)}”. Write it in Markdown`;
    case 'link':
    case 'definition':
      if (safeAddress(node.url) !== null) return null;
      return `has a link to “${shortened(node.url)}”. Links begin with https://, http://, mailto:, tel: or, on this site, with one /`;
    case 'image':
    case 'imageReference':
      if (node.type === 'image' && drawingAt(node.url, articlePictures)) return null;
      return `has a picture that is not ours. Drawings of this site have addresses such as /art/${articlePictures[0]}.svg`;
    case 'heading':
      return node.depth === 2 || node.depth === 3
        ? null
        : 'has a heading of another size. Begin headings with ## or ###';
    default:
      return null;
  }
}

/**
 * The first thing in a Markdown text that no page shows, or null. The safe tree leaves such things out; this says so
 * to who writes, before anything is lost.
 */
export function markdownFault(text: string): string | null {
  const early = faultOfMarks(text);
  if (early) return early;
  let level: readonly Nodes[] = [fromMarkdown(text)];
  for (let depth = 0; level.length > 0; depth += 1) {
    const [first] = level;
    if (depth > deepest && first) return tooDeep(first.position?.start.line ?? 1);
    for (const node of level) {
      const fault = faultOf(node);
      if (fault) return `Line ${node.position?.start.line ?? 1} ${fault}`;
    }
    level = level.flatMap((node) => ('children' in node ? node.children : []));
  }
  const [retired] = retiredNumbersIn(text);
  return retired ? `Nobody answers at ${retired} any more. Please take the number out` : null;
}

/** The pages of this site to which a text without faults links, without what follows ? and #. */
export function pagesLinkedFrom(text: string): readonly { readonly path: string; readonly line: number }[] {
  let level: readonly Nodes[] = [fromMarkdown(text)];
  const found: { path: string; line: number }[] = [];
  while (level.length > 0) {
    for (const node of level) {
      if (node.type !== 'link' && node.type !== 'definition') continue;
      const path = node.url.replace(/[?#].*$/, '');
      if (path.startsWith('/')) found.push({ path, line: node.position?.start.line ?? 1 });
    }
    level = level.flatMap((node) => ('children' in node ? node.children : []));
  }
  return found;
}
