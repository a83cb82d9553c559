import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { putToSleep } from '@/lib/server/page/sleep.mjs';

const origin = 'https://antarman.test';
const helpPath = '/resources/crisis-support';

/** A browser's cache, as far as the worker uses it: by address, in order of insertion. */
class MemoryCache {
  readonly all = new Map<string, Response>();
  constructor(private readonly load: (path: string) => Promise<Response>) {}
  private key(request: Request | string) {
    return typeof request === 'string' ? new URL(request, origin).href : request.url;
  }
  async match(request: Request | string) {
    return this.all.get(this.key(request))?.clone();
  }
  async put(request: Request | string, response: Response) {
    this.all.set(this.key(request), response);
  }
  async add(path: string) {
    await this.put(path, await this.load(path));
  }
  async delete(request: Request | string) {
    return this.all.delete(this.key(request));
  }
  async keys() {
    return [...this.all.keys()].map((url) => new Request(url));
  }
}

type Answer = { readonly body?: string; readonly headers?: Record<string, string>; readonly status?: number };

/** The worker in a browser with a network that the test controls. */
function browser(file: 'service-worker.js' | 'no-service-worker.js' = 'service-worker.js') {
  const shelves = new Map<string, MemoryCache>();
  const listeners = new Map<string, (event: object) => void>();
  const site = new Map<string, Answer>();
  const net = { online: true, asked: [] as string[], unregistered: false };
  const windows: { url: string; focus: () => void }[] = [];
  const shown: { title: string; options: object }[] = [];
  const opened: string[] = [];
  const load = async (input: Request | string): Promise<Response> => {
    const url = new URL(typeof input === 'string' ? input : input.url, origin);
    net.asked.push(url.pathname);
    if (!net.online) throw new TypeError('Failed to fetch');
    const {
      body = `<title>${url.pathname}</title>`,
      headers = {},
      status = 200,
    } = site.get(url.pathname) ?? {};
    const type = /^\/(?:_next|wake)\//.test(url.pathname) ? 'text/css' : 'text/html; charset=utf-8';
    return new Response(body, {
      status,
      headers: { 'content-type': type, date: new Date().toUTCString(), ...headers },
    });
  };
  const caches = {
    open: async (name: string) => {
      const shelf = shelves.get(name) ?? new MemoryCache(load);
      shelves.set(name, shelf);
      return shelf;
    },
    keys: async () => [...shelves.keys()],
    delete: async (name: string) => shelves.delete(name),
    match: async (request: Request | string) => {
      for (const shelf of shelves.values()) {
        const found = await shelf.match(request);
        if (found) return found;
      }
      return undefined;
    },
  };
  const self = {
    location: new URL(origin),
    addEventListener: (name: string, listener: (event: object) => void) => listeners.set(name, listener),
    skipWaiting: async () => undefined,
    clients: {
      claim: async () => undefined,
      matchAll: async () => windows,
      openWindow: async (url: string) => opened.push(url),
    },
    registration: {
      unregister: async () => {
        net.unregistered = true;
      },
      showNotification: async (title: string, options: object) => shown.push({ title, options }),
    },
  };
  runInNewContext(readFileSync(path.join(import.meta.dirname, file), 'utf8'), {
    self,
    caches,
    fetch: load,
    URL,
    Response,
    Promise,
    Set,
    Date,
    setTimeout,
  });
  async function dispatch(name: string, event: object = {}): Promise<void> {
    const work: Promise<unknown>[] = [];
    listeners.get(name)?.({ ...event, waitUntil: (promise: Promise<unknown>) => work.push(promise) });
    await Promise.all(work);
  }
  /** Opens a page and waits until the worker has finished; null if it leaves the request to the browser. */
  async function visit(address: string, init: { method?: string; mode?: string } = {}) {
    const { method = 'GET', mode = 'navigate' } = init;
    const url = new URL(address, origin).href;
    const request = { method, mode, url, headers: new Headers() };
    let answer: Promise<Response> | undefined;
    await dispatch('fetch', {
      request,
      preloadResponse: Promise.resolve(undefined),
      respondWith: (promise: Promise<Response>) => {
        answer = promise;
        promise.catch(() => undefined);
      },
    });
    return answer ? (await answer).text() : null;
  }
  const paths = () =>
    [...shelves.values()].flatMap(({ all }) => [...all.keys()].map((url) => url.slice(origin.length)));
  return { site, net, shelves, dispatch, visit, paths, windows, shown, opened };
}

async function installed() {
  const own = browser();
  await own.dispatch('install');
  await own.dispatch('activate');
  return own;
}

describe('the service worker', () => {
  it('has the numbers and its own page from the first visit on, with the files they need', async () => {
    const own = browser();
    own.site.set(helpPath, {
      body: '<link href="/_next/static/a.css"><title>Urgent help</title><img src="/art/evening.svg">',
    });
    await own.dispatch('install');
    own.net.online = false;
    expect(own.paths().sort()).toEqual(['/_next/static/a.css', '/art/evening.svg', '/offline', helpPath]);
    expect(await own.visit('/art/evening.svg', { mode: 'no-cors' })).not.toBeNull();
    expect(await own.visit(helpPath)).toContain('Urgent help');
    expect(await own.visit('/dashboard')).toContain('<title>/offline');
    expect(await own.visit('/blog/never-opened')).toContain('<title>/offline');
  });

  it('is not installed while the numbers cannot be had', async () => {
    const own = browser();
    own.site.set(helpPath, { status: 500 });
    await expect(own.dispatch('install')).rejects.toThrow('was answered 500');
  });

  it('keeps nothing private, nothing with a query and nothing that is not on its list', async () => {
    const own = await installed();
    own.site.set('/blog/for-members', { headers: { 'cache-control': 'private, no-store' } });
    for (const page of [
      '/dashboard',
      '/contact',
      '/login',
      '/blog?q=sleep',
      '/blog/one?from=mail',
      '/blog/for-members',
    ]) {
      await own.visit(page);
    }
    expect(own.paths().sort()).toEqual(['/offline', helpPath]);
  });

  it('leaves forms and other sites alone', async () => {
    const own = await installed();
    expect(await own.visit('/contact', { method: 'POST' })).toBeNull();
    expect(await own.visit('https://elsewhere.test/')).toBeNull();
    expect(await own.visit('/api/account', { mode: 'cors' })).toBeNull();
  });

  it('keeps what a sleeping page fetches at its first touch', async () => {
    const own = browser();
    const loader = '/_next/static/loader/own.js';
    const frame = '<html><head></head><body data-may-sleep="">';
    const flight = JSON.stringify('1:["/_next/static/a.js"]:HL["/_next/static/a.css","style"]');
    const html = `${frame}<script src="/_next/static/b.js" async=""></script><script>self.__next_f.push([1,${flight}])</script></body></html>`;
    const asleep = putToSleep(html, helpPath, () => loader);
    const data = asleep?.address ?? '';
    own.site.set(helpPath, { body: asleep?.html ?? '' });
    own.site.set(data, { body: asleep?.data ?? '' });
    await own.dispatch('install');
    await own.dispatch('activate');
    const files = ['/_next/static/a.js', '/_next/static/a.css', '/_next/static/b.js', loader];
    const stored = [data, ...files, '/offline', helpPath];
    expect(own.paths().sort()).toEqual(stored.sort());
  });

  it('keeps the last twelve articles, and a tool with its worksheet', async () => {
    const own = await installed();
    for (let number = 1; number <= 14; number++) await own.visit(`/blog/article-${number}`);
    await own.visit('/blog/article-4');
    const articles = own.paths().filter((one) => one.startsWith('/blog/'));
    expect(articles).toHaveLength(12);
    expect(articles).not.toContain('/blog/article-2');
    expect(articles.at(-1)).toBe('/blog/article-4');

    const sheet = '/resources/tools-worksheets/pdf/worry-tree.pdf';
    own.site.set('/resources/tools-worksheets/worry-tree', {
      body: `<a href="${sheet}" download="worry-tree.pdf">`,
    });
    await own.visit('/resources/tools-worksheets/worry-tree');
    expect(own.paths()).toContain(sheet);
  });

  it('shows the newest copy while there is a line, the stored one when there is none or the server fails', async () => {
    const own = await installed();
    await own.visit('/blog/one');
    own.site.set('/blog/one', { body: 'changed' });
    expect(await own.visit('/blog/one')).toBe('changed');
    own.site.set('/blog/one', { body: 'broken', status: 500 });
    expect(await own.visit('/blog/one')).toBe('changed');
    own.net.online = false;
    expect(await own.visit('/blog/one')).toBe('changed');
  });

  it('looks the numbers up again when their copy is a day old', async () => {
    const own = browser();
    own.site.set(helpPath, { headers: { date: new Date(Date.now() - 25 * 3_600_000).toUTCString() } });
    await own.dispatch('install');
    own.net.asked.length = 0;
    await own.visit('/about');
    expect(own.net.asked.sort()).toEqual(['/about', helpPath]);
  });

  it('keeps articles through a new build, and throws away files that nothing names', async () => {
    const own = browser();
    own.site.set('/blog/one', { body: '<link href="/_next/static/old.css">' });
    own.site.set('/offline', { body: '<link href="/_next/static/first.css">' });
    await own.dispatch('install');
    await own.visit('/blog/one');
    own.site.set('/offline', { body: '<link href="/_next/static/second.css">' });
    own.shelves.set('antarman-offline-1', new MemoryCache(async () => new Response()));
    await own.dispatch('install');
    await own.dispatch('activate');
    expect(own.paths().sort()).toEqual(
      ['/_next/static/old.css', '/_next/static/second.css', '/blog/one', '/offline', helpPath].sort(),
    );
    expect([...own.shelves.keys()]).toEqual(['antarman-offline-2']);
  });

  it('switched off, throws away its own and goes', async () => {
    const own = browser('no-service-worker.js');
    own.shelves.set('antarman-offline-2', new MemoryCache(async () => new Response()));
    own.shelves.set('another', new MemoryCache(async () => new Response()));
    await own.dispatch('activate');
    expect([...own.shelves.keys()]).toEqual(['another']);
    expect(own.net.unregistered).toBe(true);
  });
});

describe('a message for this device', () => {
  const sent = (path: string) => ({
    data: { json: () => ({ words: 'You have a new notification', path, topic: 'n1' }) },
  });
  const tap = (page: string) => ({ notification: { data: { page }, close: () => undefined } });

  it('is shown in the words that came, under its own name', async () => {
    const own = await installed();
    await own.dispatch('push', sent('/account/messages'));
    await own.dispatch('push', { data: null });
    expect(own.shown).toEqual([
      {
        title: 'Antarman',
        options: {
          body: 'You have a new notification',
          tag: 'n1',
          data: { page: `${origin}/account/messages` },
        },
      },
    ]);
  });

  it('opens no page of another site', async () => {
    const own = await installed();
    for (const path of ['https://evil.example/', '//evil.example/', 'javascript:alert(1)']) {
      await own.dispatch('push', sent(path));
    }
    expect(own.shown.map(({ options }) => options)).toMatchObject(Array(3).fill({ data: { page: origin } }));
  });

  it('opens its page at a tap, in the window that has it already', async () => {
    const own = await installed();
    await own.dispatch('notificationclick', tap(`${origin}/dashboard`));
    expect(own.opened).toEqual([`${origin}/dashboard`]);
    let focused = 0;
    own.windows.push({ url: `${origin}/dashboard`, focus: () => ++focused });
    await own.dispatch('notificationclick', tap(`${origin}/dashboard`));
    expect([own.opened.length, focused]).toEqual([1, 1]);
  });
});
