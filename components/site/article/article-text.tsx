import type { Components } from 'hast-util-to-jsx-runtime';
import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { Drawing } from '@/components/illustration/drawing';
import { articleTree } from '@/lib/site/article/markdown/tree';
import { articlePictures } from '@/lib/site/article/pictures';

/** The elements of article texts; every link in an article is a plain anchor. */
const articleElements: Partial<Components> = {
  h2: ({ children }) => <h2 className="mt-10 mb-3 text-h3">{children}</h2>,
  h3: ({ children }) => <h3 className="mt-8 mb-2 text-h4">{children}</h3>,
  p: ({ children }) => <p className="my-4">{children}</p>,
  ul: ({ children }) => <ul className="my-4 list-disc space-y-2 pl-6 marker:text-primary">{children}</ul>,
  ol: ({ children, start }) => (
    <ol start={start} className="my-4 list-decimal space-y-2 pl-6 marker:font-semibold marker:text-primary">
      {children}
    </ol>
  ),
  a: ({ children, href, rel }) => (
    <a href={href} rel={rel} className="text-link">
      {children}
    </a>
  ),
  blockquote: ({ children }) => (
    <blockquote className="my-8 border-warm border-l-4 bg-warm-soft px-5 py-2 font-display text-lead">
      {children}
    </blockquote>
  ),
  pre: ({ children }) => <pre className="my-6 overflow-x-auto whitespace-pre-wrap">{children}</pre>,
  hr: () => <hr className="my-10 w-24 border-input" />,
  // The address is the name of a drawing (`articleTree`).
  img: ({ src, alt = '' }) => {
    const name = articlePictures.find((one) => one === src);
    return name ? <Drawing name={name} alt={alt} className="mx-auto my-8 h-auto w-full max-w-72" /> : null;
  },
};

/** The text of an article. @param markdown text that the schema of articles has accepted */
export function ArticleText({ markdown }: { readonly markdown: string }) {
  return toJsxRuntime(articleTree(markdown), { Fragment, jsx, jsxs, components: articleElements });
}
