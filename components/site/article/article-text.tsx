import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { articleElements } from '@/components/site/article/prose';
import { articleTree } from '@/lib/site/article/markdown/tree';

/** The text of an article. @param markdown text that the schema of articles has accepted */
export function ArticleText({ markdown }: { readonly markdown: string }) {
  return toJsxRuntime(articleTree(markdown), { Fragment, jsx, jsxs, components: articleElements });
}
