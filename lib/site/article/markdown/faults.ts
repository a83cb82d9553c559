import type { Nodes } from 'mdast';
import { drawingAt, safeAddress } from '@/lib/site/article/markdown/address';
import { parseMarkdown, tooDeep, unparsed } from '@/lib/site/article/markdown/parse';
import { articlePictures } from '@/lib/site/article/pictures';
import { retiredNumbersIn } from '@/lib/site/helpline/retired-numbers';

/** Nesting levels of lists, quotes and emphasis; the parts of a list count as two. */
const deepest = 12;

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
 * The first part of a Markdown text that pages cannot show, or null. Pages leave such parts out; this tells
 * the author before saving.
 */
export function markdownFault(text: string): string | null {
  const early = unparsed(text);
  if (early) return early;
  let level: readonly Nodes[] = [parseMarkdown(text)];
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

/** The pages of this site that a valid text links to, without ? and #. */
export function pagesLinkedFrom(text: string): readonly { readonly path: string; readonly line: number }[] {
  let level: readonly Nodes[] = [parseMarkdown(text)];
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
