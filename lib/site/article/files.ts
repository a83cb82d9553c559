import 'server-only';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { markdownFault } from '@/lib/site/article/markdown/faults';
import { type ArticleContent, articleSchema, countWords } from '@/lib/site/article/schema';

/**
 * Splits a content file into its front matter, as unchecked data, and its body.
 * @throws Error if the file does not begin with a front matter block, or the block is not YAML
 */
function splitFrontMatter(text: string): { readonly data: unknown; readonly body: string } {
  const match = /^---\r?\n([\s\S]*?)\r?\n---\r?\n/.exec(text);
  if (!match) throw new Error('a content file begins with a block of front matter between two lines of ---');
  const [block, yaml = ''] = match;
  return { data: parse(yaml), body: text.slice(block.length) };
}

const folder = path.join(process.cwd(), 'content', 'articles');

/** Articles that come with the product are long and have several sources. */
const fewestWords = 700;
const fewestSources = 3;

/**
 * Reads one article from the text of its file. The build of the blog calls this, so a broken article stops
 * the build.
 * @throws Error with the article and all its faults
 */
export function readArticleFile(slug: string, text: string): ArticleContent {
  const { data, body } = splitFrontMatter(text);
  const result = articleSchema.safeParse({ ...z.looseObject({}).parse(data), body, shown: true });
  if (!result.success) throw new Error(`Article ${slug}: ${z.prettifyError(result.error)}`);
  const fault = markdownFault(body);
  if (fault) throw new Error(`Article ${slug}: ${fault}`);
  const words = countWords(body);
  if (words < fewestWords)
    throw new Error(`Article ${slug}: ${words} words, an article has at least ${fewestWords}`);
  if (result.data.sources.length < fewestSources)
    throw new Error(`Article ${slug}: it has at least ${fewestSources} sources`);
  return result.data;
}

/** The articles of `content/articles` by slug: a new file there is a new article. */
export function articleFiles(): Readonly<Record<string, ArticleContent>> {
  return Object.fromEntries(
    readdirSync(folder)
      .filter((file) => file.endsWith('.md'))
      .sort()
      .map((file) => {
        const slug = path.basename(file, '.md');
        return [slug, readArticleFile(slug, readFileSync(path.join(folder, file), 'utf8'))];
      }),
  );
}
