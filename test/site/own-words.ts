import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A tag of a source: its name, its raw attributes, and its position. */
export type Tag = { readonly name: string; readonly attributes: string; readonly at: number };

/** Every source with markup by its path, without tests and the basic controls. */
export function readMarkup(): ReadonlyMap<string, string> {
  const files = ['app', 'components'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((name) => path.posix.join(folder, name))
      .filter((name) => name.endsWith('.tsx') && !name.endsWith('.test.tsx')),
  );
  return new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));
}

/** The end of a tag's attributes: the first `>` outside braces and quotes. */
function endOfTag(text: string, from: number): number {
  let depth = 0;
  let quote = '';
  for (let at = from; at < text.length; at += 1) {
    const sign = text[at] ?? '';
    if (quote) {
      if (sign === quote) quote = '';
    } else if (depth === 0 && (sign === '"' || sign === "'")) quote = sign;
    else if (sign === '{') depth += 1;
    else if (sign === '}') depth -= 1;
    else if (sign === '>' && depth === 0) return at;
  }
  throw new Error(`A tag does not end: ${text.slice(from, from + 80)}`);
}

/** All tags of these names in a source, in order. */
export function tagsIn(text: string, names: readonly string[]): readonly Tag[] {
  const opening = new RegExp(`<(${names.join('|')})(?=[\\s/>])`, 'g');
  return [...text.matchAll(opening)].map(({ 0: begin, 1: name = '', index }) => {
    const from = index + begin.length;
    return { name, attributes: text.slice(from, endOfTag(text, from)), at: index };
  });
}

/** The imported names of a source, each with its module. */
export function importsOf(text: string): readonly { readonly name: string; readonly from: string }[] {
  return [...text.matchAll(/import (?:type )?(?:(\w+),? ?)?(?:\{([^}]*)\} )?from '([^']+)'/g)].flatMap(
    ([, whole = '', parts = '', from = '']) =>
      [whole, ...parts.split(',')]
        .map((name) => name.trim().replace(/^type /, ''))
        .filter(Boolean)
        .map((name) => ({ name, from })),
  );
}
