/** The contents of the framework's scripts in a page; `sleep.mjs` took them out. */
export type PageData = {
  readonly flight: readonly unknown[];
  readonly bundler: readonly unknown[];
  readonly scripts: readonly string[];
};

/**
 * Has the browser keep the files of a page that will probably wake.
 * @throws where one cannot be had
 */
export async function fetchFiles({ scripts }: PageData): Promise<void> {
  // Each is read to its end: a browser may drop an answer that nobody reads.
  await Promise.all(scripts.map(async (file) => (await fetch(file)).text()));
}

/**
 * Lays a page's data where the framework's scripts look for it, then fetches them. Runs in browsers, as part of the script
 * of sleeping pages: it imports nothing.
 * @param onFailure called when a script cannot be had
 */
export function wakePage({ flight, bundler, scripts }: PageData, onFailure: () => void): void {
  Object.assign(window, { __next_f: flight, TURBOPACK: bundler });
  for (const src of scripts) {
    document.head.append(Object.assign(document.createElement('script'), { src, onerror: onFailure }));
  }
}
