import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Section } from '@/components/layout/private/section';
import { actionHeader } from '@/lib/server/request/framework-names.mjs';

const double = vi.hoisted(() => ({ headers: new Headers() }));
vi.mock('next/headers', () => ({ headers: async () => double.headers }));
vi.mock('next/navigation', async (original) => ({
  ...(await original<object>()),
  useRouter: () => ({ refresh: () => undefined }),
}));
vi.mock('@/lib/server/log', () => ({ log: { error: () => undefined } }));

beforeEach(() => {
  double.headers = new Headers();
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

const longerThanAnybodyWaits = 60_000;

/** The section as the server first sends it. */
async function sent(read: () => Promise<string>): Promise<string> {
  const section = Section({ id: 'plans', title: 'Plans', children: read });
  await vi.advanceTimersByTimeAsync(longerThanAnybodyWaits);
  return renderToStaticMarkup(await section);
}

const after = (milliseconds: number, what: () => string) => () =>
  new Promise<string>((resolve, reject) => {
    setTimeout(() => {
      try {
        resolve(what());
      } catch (error) {
        reject(error);
      }
    }, milliseconds);
  });

const fails = () => {
  throw new Error('relation "therapy_plans" does not exist');
};

it('arrives in one piece when it is quick', async () => {
  const markup = await sent(after(1_000, () => 'Eight evenings'));
  expect(markup).toContain('Eight evenings');
  expect(markup).not.toContain('Loading...');
});

it('says on the server that it could not be read, and not why', async () => {
  const markup = await sent(after(0, fails));
  expect(markup).toMatch(
    /Plans.*Error fetching data.*Reference: [0-9a-f-]{36}.*<a [^>]*href=""[^>]*>Try again<\/a>/s,
  );
  expect(markup).not.toContain('therapy_plans');
});

it('lets the page go ahead when it is slow, and says without scripts that it is missing', async () => {
  const markup = await sent(() => new Promise(() => undefined));
  expect(markup).toContain('Loading...');
  expect(markup).toMatch(/<noscript>.*Error fetching data.*Try again.*<\/noscript>/s);
});

it('makes the page wait when a form was posted without scripts, even when it fails', async () => {
  double.headers = new Headers({ 'content-type': 'multipart/form-data; boundary=x' });
  expect(await sent(after(4_000, () => 'Eight evenings'))).toContain('Eight evenings');
  const failed = await sent(after(4_000, fails));
  expect(failed).toContain('Error fetching data');
  expect(failed).not.toContain('Loading...');
});

it('does not make the page wait when a script called the action', async () => {
  double.headers = new Headers({ 'content-type': 'multipart/form-data; boundary=x', [actionHeader]: 'id' });
  expect(await sent(() => new Promise(() => undefined))).toContain('Loading...');
});
