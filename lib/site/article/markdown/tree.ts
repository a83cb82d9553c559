import type { Element, ElementContent, Properties, Root, RootContent } from 'hast';
import { toHast } from 'mdast-util-to-hast';
import { drawingAt, safeAddress } from '@/lib/site/article/markdown/address';
import { parseMarkdown } from '@/lib/site/article/markdown/parse';
import { articlePictures } from '@/lib/site/article/pictures';

/** Allowed elements; of any other only the words stay. */
const plain = new Set([
  'p',
  'h2',
  'h3',
  'ul',
  'ol',
  'li',
  'blockquote',
  'strong',
  'em',
  'code',
  'pre',
  'hr',
  'br',
]);

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

function link({ properties: { href: address } }: Element, children: ElementContent[]): ElementContent[] {
  const href = safeAddress(textOf(address));
  if (href === null) return children;
  const properties: Properties = { href };
  if (/^https?:/.test(href)) properties.rel = ['noopener', 'noreferrer'];
  return [{ type: 'element', tagName: 'a', properties, children }];
}

function drawing({ properties }: Element): ElementContent[] {
  const name = drawingAt(textOf(properties.src), articlePictures);
  if (!name) return [];
  const alt = textOf(properties.alt);
  return [{ type: 'element', tagName: 'img', properties: { src: name, alt }, children: [] }];
}

function safe(node: RootContent): ElementContent[] {
  if (node.type === 'text') return [{ type: 'text', value: node.value }];
  // Comments, doctypes and raw HTML.
  if (node.type !== 'element') return [];
  const children = node.children.flatMap(safe);
  const { tagName } = node;
  if (tagName === 'a') return link(node, children);
  if (tagName === 'img') return drawing(node);
  if (!plain.has(tagName)) return children;
  const { start } = node.properties;
  const properties = tagName === 'ol' && typeof start === 'number' ? { start } : {};
  return [{ type: 'element', tagName, properties, children }];
}

/**
 * The elements of a Markdown text, rebuilt from a short list of elements and attributes, so that no active
 * content passes. An `img` has the name of a drawing as its address.
 */
export function articleTree(markdown: string): Root {
  const tree = toHast(parseMarkdown(markdown));
  const children = tree.type === 'root' ? tree.children : [];
  return { type: 'root', children: children.flatMap(safe) };
}
