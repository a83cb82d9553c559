/** A page or worksheet that the service worker has stored on this device. */
export type StoredPage = { readonly path: string; readonly title: string };

const titleOf = /<title>([^<|]*)/;

/** Pages that this page lists itself. */
const named: ReadonlySet<string> = new Set(['/offline', '/resources/crisis-support']);

function plain(title: string): string {
  const text = new DOMParser().parseFromString(title, 'text/html').body.textContent;
  return text?.trim() ?? '';
}

async function pageOf(cache: Cache, request: Request): Promise<StoredPage | null> {
  const path = new URL(request.url).pathname;
  const stored = await cache.match(request);
  const type = stored?.headers.get('content-type') ?? '';
  if (!stored || named.has(path)) return null;
  if (type.startsWith('application/pdf')) {
    const words = path.slice(path.lastIndexOf('/') + 1, -'.pdf'.length).replaceAll('-', ' ');
    return { path, title: `Worksheet (PDF): ${words}` };
  }
  if (!type.startsWith('text/html')) return null;
  return { path, title: plain(titleOf.exec(await stored.text())?.[1] ?? '') || path };
}

/** The pages that this site's service worker has stored, the last opened first. */
export async function storedPages(): Promise<readonly StoredPage[]> {
  const names = (await caches.keys()).filter((name) => name.startsWith('antarman-offline-'));
  const found = await Promise.all(
    names.map(async (name) => {
      const cache = await caches.open(name);
      return Promise.all((await cache.keys()).map((request) => pageOf(cache, request)));
    }),
  );
  return found
    .flat()
    .filter((page) => page !== null)
    .reverse();
}
