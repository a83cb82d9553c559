/** The content of the framework's scripts in a page, which `sleep.mjs` removed. */
export type PageData = {
  readonly flight: readonly unknown[];
  readonly bundler: readonly unknown[];
  readonly scripts: readonly string[];
};

/**
 * Makes the browser cache the scripts of a page that will probably need them.
 * @throws if one cannot be fetched
 */
export async function fetchFiles({ scripts }: PageData): Promise<void> {
  // Each is read to its end: a browser may drop an unread response.
  await Promise.all(scripts.map(async (file) => (await fetch(file)).text()));
}

/**
 * Puts a page's data where the framework's scripts expect it, then fetches them. Runs in browsers, as part of
 * the loader, so it imports nothing.
 * @param onFailure called if a script cannot be fetched
 */
export function wakePage({ flight, bundler, scripts }: PageData, onFailure: () => void): void {
  Object.assign(window, { __next_f: flight, TURBOPACK: bundler });
  for (const src of scripts) {
    document.head.append(Object.assign(document.createElement('script'), { src, onerror: onFailure }));
  }
}
