// @ts-check
/// <reference lib="webworker" />
// Stores public pages for times without a connection: the crisis numbers from the first visit on, and the
// articles, tools and guides that were opened. It stores no personal data: requests outside its lists go to
// the network as if this file did not exist. Change `shelf` when the storage format changes; older shelves
// are deleted. A new build keeps the shelf, because an article saved for a journey must not vanish, and only
// fetches the first two pages again.

// The route writes the name of the build here, so that each build is a new worker: __BUILD__
const shelf = 'antarman-offline-2';
const helpPath = '/resources/crisis-support';
const offlinePath = '/offline';
const always = [helpPath, offlinePath];

/** Pages that are stored once opened, and the number of each kind: the last ones. */
const kinds = [
  { pattern: /^\/blog\/[a-z0-9-]+$/, most: 12 },
  { pattern: /^\/resources\/tools-worksheets(\/[a-z0-9-]+)?$/, most: 20 },
  { pattern: /^\/resources\/tools-worksheets\/pdf\/[a-z0-9-]+\.pdf$/, most: 20 },
  { pattern: /^\/resources\/(mindfulness-meditation|self-care-guides)$/, most: 2 },
];
/** Addresses that never change their content. */
const immutable = /^\/(_next\/static|portraits|wake)\//;
/** Drawings: small, and good enough when outdated. */
const drawing = /^\/art\/[a-z-]+\.svg$/;
/** Milliseconds that a stored page waits for the network. */
const patience = 3000;
/** Milliseconds after which crisis numbers are fetched again, even if their page is never opened. */
const dayMs = 86_400_000;

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));

/** @param {string} path */
function isStored(path) {
  return always.includes(path) || kinds.some(({ pattern }) => pattern.test(path));
}

/**
 * Whether a response may be stored: complete, of this address, and public.
 * @param {Response} response
 */
function isPublic({ ok, redirected, headers }) {
  return ok && !redirected && !/private|no-store/.test(headers.get('cache-control') ?? '');
}

/**
 * Files that a page needs for its look, and on a tool's page its worksheet.
 * @param {string} html
 */
function filesOf(html) {
  const own = html.matchAll(/(?:href|src|data-page)="(\/(?:_next\/static|art|wake)\/[^"]+)"/g);
  const sheets = html.matchAll(/href="(\/resources\/tools-worksheets\/pdf\/[a-z0-9-]+\.pdf)" download/g);
  return [...new Set([...own, ...sheets].map((match) => match[1].replaceAll('&amp;', '&')))];
}

/**
 * Scripts and style sheets in the data of a page without scripts (`lib/server/page/sleep.mjs`).
 * @param {string} data
 */
function namedIn(data) {
  // The style sheets are inside a text of the data, where each quotation mark has a backslash.
  return [...data.matchAll(/"(\/_next\/static\/[^"\\]+\.(?:js|css))\\?"/g)].map((match) => match[1]);
}

/** @param {string} file */
const isData = (file) => file.startsWith('/wake/');

/**
 * Stores a file and its dependencies; one that cannot be fetched is left out.
 * @param {Cache} cache
 * @param {string} file
 */
async function keepFile(cache, file) {
  if (!(await cache.match(file))) await cache.add(file).catch(() => undefined);
  const data = isData(file) ? await cache.match(file) : undefined;
  if (data) await Promise.all(namedIn(await data.text()).map((named) => keepFile(cache, named)));
}

/**
 * Stores a page with its files as the newest of its kind; a file that cannot be fetched is left out.
 * @param {string} path
 * @param {Response} page
 */
async function keep(path, page) {
  const cache = await caches.open(shelf);
  if (page.headers.get('content-type')?.startsWith('text/html')) {
    await Promise.all(filesOf(await page.clone().text()).map((file) => keepFile(cache, file)));
  }
  await cache.delete(path);
  await cache.put(path, page);
  const kind = kinds.find(({ pattern }) => pattern.test(path));
  if (!kind) return;
  const paths = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  const tooMany = paths.filter((one) => kind.pattern.test(one)).slice(0, -kind.most);
  await Promise.all(tooMany.map((one) => cache.delete(one)));
}

/** Deletes files that no stored page needs. */
async function tidy() {
  const cache = await caches.open(shelf);
  const needed = new Set();
  const requests = await cache.keys();
  for (const request of requests) {
    const page = await cache.match(request);
    if (page && isData(new URL(request.url).pathname)) {
      for (const named of namedIn(await page.text())) needed.add(named);
      continue;
    }
    if (!page?.headers.get('content-type')?.startsWith('text/html')) continue;
    for (const file of filesOf(await page.text())) needed.add(file);
  }
  const unneeded = requests.filter(({ url }) => {
    const { pathname, search } = new URL(url);
    const isFile = immutable.test(pathname) || drawing.test(pathname);
    return isFile && !needed.has(pathname + search);
  });
  await Promise.all(unneeded.map((request) => cache.delete(request)));
}

/**
 * Fetches one of the pages that are stored from the first visit on.
 * @param {string} path
 */
async function keepAnew(path) {
  const page = await fetch(path, { cache: 'no-cache', credentials: 'omit' });
  if (!isPublic(page)) throw new Error(`${path} was answered ${page.status}`);
  await keep(path, page);
}

/** Fetches such a page again when its copy is a day old. */
async function refresh() {
  const cache = await caches.open(shelf);
  for (const path of always) {
    const stored = await cache.match(path);
    const age = Date.now() - Date.parse(stored?.headers.get('date') ?? '');
    if (!(age < dayMs)) await keepAnew(path).catch(() => undefined);
  }
}

/** @param {FetchEvent} event */
async function fromNetwork(event) {
  return (await event.preloadResponse) ?? (await fetch(event.request));
}

/**
 * The newest copy with a connection, else the stored one. A connection without an answer counts as none.
 * @param {FetchEvent} event
 * @param {string} path
 */
async function newestOrStored(event, path) {
  const network = fromNetwork(event);
  const keeping = network.then((response) =>
    isPublic(response) ? keep(path, response.clone()).catch(() => undefined) : undefined,
  );
  event.waitUntil(keeping.catch(() => undefined));
  const stored = await caches.match(path);
  if (!stored) return network.catch(offline);
  const inTime = network.then((response) => (response.status >= 500 ? stored : response)).catch(() => stored);
  const late = new Promise((resolve) => setTimeout(resolve, patience)).then(() => stored.clone());
  return Promise.race([inTime, late]);
}

/**
 * The answer for a page that is not stored: the crisis numbers, and the list of stored pages.
 * @param {unknown} error
 */
async function offline(error) {
  const page = (await caches.match(offlinePath)) ?? (await caches.match(helpPath));
  if (page) return page;
  throw error;
}

worker.addEventListener('install', (event) => {
  event.waitUntil(Promise.all(always.map(keepAnew)).then(() => worker.skipWaiting()));
});

worker.addEventListener('activate', (event) => {
  const older = (/** @type {string} */ name) => name.startsWith('antarman-') && name !== shelf;
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter(older).map((name) => caches.delete(name))))
      .then(tidy)
      // Lets the browser request the page while this worker starts.
      .then(() => worker.registration.navigationPreload?.enable())
      .then(() => worker.clients.claim()),
  );
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== worker.location.origin) return;
  if (request.mode === 'navigate') {
    const plain = !url.search && isStored(url.pathname);
    event.respondWith(plain ? newestOrStored(event, url.pathname) : fromNetwork(event).catch(offline));
    event.waitUntil(refresh().catch(() => undefined));
  } else if (immutable.test(url.pathname)) {
    event.respondWith(caches.match(request).then((stored) => stored ?? fetch(request)));
  } else if (drawing.test(url.pathname)) {
    event.respondWith(
      fetch(request).catch(async (error) => (await caches.match(request)) ?? Promise.reject(error)),
    );
  } else if (url.pathname.endsWith('.pdf') && isStored(url.pathname)) {
    event.respondWith(newestOrStored(event, url.pathname));
  }
});

/**
 * The page that a push message opens: always one of ours.
 * @param {unknown} path
 */
function ownPage(path) {
  const page = new URL(String(path), worker.location.origin);
  return page.origin === worker.location.origin ? page.href : worker.location.origin;
}

// A message is encrypted for this browser and names no person (docs/decisions/55). One with the name of an
// earlier one replaces it.
worker.addEventListener('push', (event) => {
  const { words, path, topic } = event.data?.json() ?? {};
  if (typeof words !== 'string') return;
  const shown = { body: words, tag: String(topic), data: { page: ownPage(path) } };
  event.waitUntil(worker.registration.showNotification('Antarman', shown));
});

worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { page } = event.notification.data;
  event.waitUntil(
    worker.clients.matchAll({ type: 'window', includeUncontrolled: true }).then((windows) => {
      const open = windows.find(({ url }) => url === page);
      return open ? open.focus() : worker.clients.openWindow(page);
    }),
  );
});
