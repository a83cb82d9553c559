import type { MDXComponents } from 'mdx/types';
import { articleElements } from '@/components/article/prose';

/** How the elements of an article look; the framework reads this file by its name. */
export function useMDXComponents(): MDXComponents {
  return articleElements;
}
