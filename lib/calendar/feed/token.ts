/** Whether text from outside can be the secret of a feed. */
export function isFeedToken(text: string): boolean {
  return /^[\w-]{43}$/.test(text);
}
