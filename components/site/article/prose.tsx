import type { MDXComponents } from 'mdx/types';

/** The elements of article texts; every link in an article is a plain anchor. */
export const articleElements: MDXComponents = {
  h2: (props) => <h2 className="mt-10 mb-3 text-h3" {...props} />,
  h3: (props) => <h3 className="mt-8 mb-2 text-h4" {...props} />,
  p: (props) => <p className="my-4" {...props} />,
  ul: (props) => <ul className="my-4 list-disc space-y-2 pl-6 marker:text-primary" {...props} />,
  ol: (props) => (
    <ol className="my-4 list-decimal space-y-2 pl-6 marker:font-semibold marker:text-primary" {...props} />
  ),
  a: (props) => <a className="text-link" {...props} />,
  blockquote: (props) => (
    <blockquote
      className="my-8 border-warm border-l-4 bg-warm-soft px-5 py-2 font-display text-lead"
      {...props}
    />
  ),
  hr: () => <hr className="my-10 w-24 border-input" />,
};
