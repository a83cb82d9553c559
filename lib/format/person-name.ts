/** Hint at the last name, which product.md §5 requires: many people have one name only. */
export const lastNameHint = 'One name only? An initial will do.';

/**
 * First and last name suggested from the one name given at sign-up. Only a suggestion: a single word leaves the last
 * name open.
 */
export function suggestedNames(fullName: string): { readonly firstName: string; readonly lastName: string } {
  const words = fullName.trim().split(/\s+/);
  if (words.length < 2) return { firstName: fullName.trim(), lastName: '' };
  return { firstName: words.slice(0, -1).join(' '), lastName: words.at(-1) ?? '' };
}
