import { parse } from 'yaml';

/**
 * Splits a content file into its front matter, as unchecked data, and its body.
 * @throws Error if the file does not begin with a front matter block, or the block is not YAML
 */
export function splitFrontMatter(text: string): { readonly data: unknown; readonly body: string } {
  const match = /^---\r?\n([\s\S]*?)\r?\n---\r?\n/.exec(text);
  if (!match) throw new Error('a content file begins with a block of front matter between two lines of ---');
  const [block, yaml = ''] = match;
  return { data: parse(yaml), body: text.slice(block.length) };
}
