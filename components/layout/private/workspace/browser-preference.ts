const yearInSeconds = 31_536_000;

/**
 * Remembers how somebody set up the workspace in this browser, in a cookie that says nothing about the person.
 * @param value null for the usual
 */
export function keepPreference(name: string, value: string | null): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that people use.
  document.cookie = `${name}=${value ?? ''}; path=/; max-age=${value === null ? 0 : yearInSeconds}; samesite=lax`;
}
