import type { MDXComponents } from 'mdx/types';
import { articleElements } from '@/components/site/article/prose';

/** Styles of an article's elements; the framework finds this file by its name. */
export function useMDXComponents(): MDXComponents {
  return articleElements;
}
