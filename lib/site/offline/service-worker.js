// @ts-check
/// <reference lib="webworker" />
// Keeps a few public pages for times without a line: the numbers to call, and the tools and practices one has opened.
// Nothing personal is ever kept: what is not on this list goes to the network as if this file did not exist.
// Change `shelf` when the way of keeping changes; the old shelf is thrown away.

const shelf = 'antarman-offline-1';
const helpPath = '/resources/crisis-support';
const kept = [
  /^\/resources\/crisis-support$/,
  /^\/resources\/tools-worksheets(\/[a-z0-9-]+)?(\.pdf)?$/,
  /^\/resources\/mindfulness-meditation$/,
];
/** Addresses that never change their content. */
const immutable = /^\/(_next\/static|portraits)\//;

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));

/**
 * Files that a page needs to look as it should.
 * @param {string} html
 */
function filesOf(html) {
  const found = html.matchAll(/(?:href|src)="(\/_next\/static\/[^"]+)"/g);
  return [...new Set([...found].map((match) => match[1].replaceAll('&amp;', '&')))];
}

/**
 * Keeps a page with its files; a file that cannot be had is left out.
 * @param {string} path
 * @param {Response} page
 */
async function keep(path, page) {
  const cache = await caches.open(shelf);
  const copy = page.clone();
  if (copy.headers.get('content-type')?.startsWith('text/html')) {
    const files = filesOf(await copy.clone().text());
    await Promise.all(
      files.map(async (file) => {
        if (!(await cache.match(file))) await cache.add(file).catch(() => undefined);
      }),
    );
  }
  await cache.put(path, copy);
}

/**
 * The newest copy when there is a line, else the kept one.
 * @param {Request} request
 * @param {string} path
 */
async function newestOrKept(request, path) {
  try {
    const response = await fetch(request);
    if (response.ok && !response.redirected) await keep(path, response);
    return response;
  } catch (error) {
    const cached = await caches.match(path);
    if (cached) return cached;
    throw error;
  }
}

/**
 * Any other page goes to the network alone. Without a line, the numbers to call are better than an error.
 * @param {Request} request
 */
async function networkOrHelp(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const help = await caches.match(helpPath);
    if (help) return help;
    throw error;
  }
}

worker.addEventListener('install', (event) => {
  event.waitUntil(
    fetch(helpPath, { cache: 'reload' })
      .then((page) => (page.ok ? keep(helpPath, page) : undefined))
      .then(() => worker.skipWaiting()),
  );
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== shelf).map((name) => caches.delete(name))))
      .then(() => worker.clients.claim()),
  );
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== worker.location.origin) return;
  if (request.mode === 'navigate') {
    const plain = !url.search && kept.some((pattern) => pattern.test(url.pathname));
    event.respondWith(plain ? newestOrKept(request, url.pathname) : networkOrHelp(request));
  } else if (immutable.test(url.pathname)) {
    event.respondWith(caches.match(request).then((cached) => cached ?? fetch(request)));
  } else if (url.pathname.endsWith('.pdf') && kept.some((pattern) => pattern.test(url.pathname))) {
    event.respondWith(newestOrKept(request, url.pathname));
  }
});
