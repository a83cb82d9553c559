import 'server-only';
import { articleFiles } from '@/lib/site/article/files';
import { type ArticleContent, articleSchema } from '@/lib/site/article/schema';
import type { ContentKind } from '@/lib/site/content/kind';

/** The articles of the blog; the entry of each is its slug. */
export const articleKind: ContentKind<ArticleContent> = {
  name: 'article',
  schema: articleSchema,
  files: articleFiles(),
};
