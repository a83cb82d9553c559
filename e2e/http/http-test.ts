import { type APIRequestContext, request as requests } from '@playwright/test';
import { test as base } from 'vitest';

type Options = NonNullable<Parameters<typeof requests.newContext>[0]>;

/** Opens another browser without pages; all are closed at the test's end. */
export type NewBrowser = (options?: Options) => Promise<APIRequestContext>;

type Fixtures = {
  /** Sends requests to the server under test and keeps its cookies, like a browser. */
  readonly request: APIRequestContext;
  readonly newBrowser: NewBrowser;
};

/** Origin of the server under test. */
export const baseURL = process.env.APP_URL ?? '';

// The server may be closing an idle connection at that moment, so each request opens a new one.
const extraHTTPHeaders = { connection: 'close' };

/** A test that uses plain HTTP with the running server. */
export const test = base.extend<Fixtures>({
  newBrowser: async ({ task: _ }, use) => {
    const opened: APIRequestContext[] = [];
    await use(async (options) => {
      const browser = await requests.newContext({ baseURL, extraHTTPHeaders, ...options });
      opened.push(browser);
      return browser;
    });
    await Promise.all(opened.map((browser) => browser.dispose()));
  },
  request: async ({ newBrowser }, use) => use(await newBrowser()),
});
