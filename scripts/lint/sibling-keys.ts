import { readFileSync } from 'node:fs';
import { type Node, parseSync, visitorKeys } from 'oxc-parser';

/**
 * Siblings outside of a list whose keys can be the same: React then draws the parent twice when a key changes. Each key
 * begins with a text of its own, or only one of the siblings has one.
 * @param files paths from the root
 * @returns one sentence for each pair, with file and line
 */
export function siblingsOfOneKey(files: readonly string[]): string[] {
  return files
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) => sameKeysOf(file, readFileSync(file, 'utf8')));
}

/** @returns one sentence for each such pair of a source */
export function sameKeysOf(file: string, source: string): string[] {
  const found: string[] = [];
  const walk = (node: Node) => {
    const seen = new Set<string>();
    for (const { key, at } of keysIn(childrenOf(node))) {
      const line = source.slice(0, at).split('\n').length;
      if (seen.has(key)) found.push(`${file}:${line} has the key of a sibling: give one to their parent`);
      seen.add(key);
    }
    for (const child of nodesOf(node)) walk(child);
  };
  walk(parseSync(file, source).program);
  return found;
}

function nodesOf(node: Node): Node[] {
  const named = Object.entries(node).filter(([name]) => visitorKeys[node.type]?.includes(name));
  return named
    .flatMap(([, value]) => value as Node | null | (Node | null)[])
    .filter((child) => child !== null);
}

/** Elements that React compares with one another. */
function childrenOf(node: Node): readonly (Node | null)[] {
  if (node.type === 'JSXElement' || node.type === 'JSXFragment') return node.children;
  return node.type === 'ArrayExpression' ? node.elements : [];
}

type Keyed = { readonly key: string; readonly at: number };

/** The text with which each key begins, or "". Only one of two branches is rendered. */
function keysIn(siblings: readonly (Node | null)[]): Keyed[] {
  return siblings.flatMap((sibling) => {
    const branches = elementsOf(sibling).flatMap(keyOf);
    return branches.filter(({ key }, place) => branches.findIndex((one) => one.key === key) === place);
  });
}

function elementsOf(node: Node | null): Extract<Node, { type: 'JSXElement' }>[] {
  if (node?.type === 'JSXElement') return [node];
  if (node?.type === 'JSXExpressionContainer') return elementsOf(node.expression);
  if (node?.type === 'LogicalExpression') return elementsOf(node.right);
  if (node?.type !== 'ConditionalExpression') return [];
  return [...elementsOf(node.consequent), ...elementsOf(node.alternate)];
}

function keyOf(element: Extract<Node, { type: 'JSXElement' }>): Keyed[] {
  const named = element.openingElement.attributes.find(
    (one) => one.type === 'JSXAttribute' && one.name.name === 'key',
  );
  if (named?.type !== 'JSXAttribute' || !named.value) return [];
  const value = named.value.type === 'JSXExpressionContainer' ? named.value.expression : named.value;
  const text = value.type === 'TemplateLiteral' ? (value.quasis[0]?.value.raw ?? '') : '';
  return [{ key: value.type === 'Literal' ? String(value.value) : text, at: named.start }];
}
