import { type ClassNameValue, extendTailwindMerge } from 'tailwind-merge';

// Our type scale, so that the library does not take `text-small text-foreground` for two colours.
const merge = extendTailwindMerge({
  extend: { theme: { text: ['small', 'base', 'lead', 'h4', 'h3', 'h2', 'h1'] } },
});

/** Joins class names; of two that contradict each other the later wins. */
export function cn(...classes: ClassNameValue[]): string {
  return merge(classes);
}
