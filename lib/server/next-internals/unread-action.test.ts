import type { RequestListener } from 'node:http';
import { setImmediate as later } from 'node:timers/promises';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import {
  announceAction,
  isUnreadAction,
  largestForm,
  refuseUnreadActions,
} from '@/lib/server/next-internals/unread-action';
import { loopbackServer } from '@/lib/testing/loopback';

beforeAll(refuseUnreadActions);

async function answer(listener: RequestListener, call: RequestInit): Promise<Response> {
  const server = await loopbackServer(listener);
  onTestFinished(server.close);
  return fetch(`${server.origin}/contact`, call);
}

const scripted = { method: 'POST', headers: { 'next-action': 'x' }, body: '{{' };
const plain = { method: 'POST', headers: { 'content-type': 'multipart/form-data' }, body: 'x' };

/** Does what the framework does when it cannot read a form. */
const fail: RequestListener = async (_request, response) => {
  await later();
  response.statusCode = 500;
  response.setHeader('Content-Type', 'text/plain');
  response.setHeader('Content-Length', 21);
  response.end('Internal Server Error');
};

describe('refuseUnreadActions', () => {
  it.each([
    ['with scripts', scripted],
    ['without scripts', plain],
  ])('says that a form sent %s was not readable', async (_, call) => {
    const response = await answer(fail, call);
    expect(response.status).toBe(400);
    expect(await response.text()).toMatch(/^We could not read this form/);
  });

  const fromBrowser = { 'content-type': 'multipart/form-data; boundary=x', accept: 'text/html,*/*' };

  it.each([
    ['is broken', 'x', 400, 'We could not read this form'],
    ['is larger than 8 MB', 'x'.repeat(largestForm + 1), 413, 'larger than 8 MB'],
  ])(
    'gives a browser without scripts a page with the way back when a form %s',
    async (_, body, status, words) => {
      const response = await answer(
        async (request, reply) => {
          request.resume();
          await later();
          // The framework's document without words.
          reply.statusCode = 500;
          reply.setHeader('Content-Type', 'text/html');
          reply.setHeader('Content-Encoding', 'gzip');
          reply.write('<!DOCTYPE html><html id="__next_error__">');
          reply.end('</html>');
        },
        { method: 'POST', headers: fromBrowser, body },
      );
      const page = await response.text();
      expect(response.status).toBe(status);
      expect(response.headers.get('content-type')).toMatch(/^text\/html/);
      expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(page).toContain(words);
      expect(page).toContain('<a href="">Open the form again</a>');
      expect(page).not.toMatch(/__next_error__|<script/);
    },
  );

  it('says in one sentence to a script that a form was too large', async () => {
    const large = { ...scripted, body: 'x'.repeat(largestForm + 1) };
    const response = await answer((request, reply) => {
      request.resume();
      return fail(request, reply);
    }, large);
    expect([response.status, await response.text()]).toEqual([
      413,
      expect.stringMatching(/^This form was larger/),
    ]);
  });

  it('counts the bytes again when the head is written before the body', async () => {
    const response = await answer((_request, reply) => {
      reply.setHeader('Content-Type', 'text/plain');
      reply.setHeader('Content-Length', 21);
      reply.writeHead(500);
      reply.end('Internal Server Error');
    }, plain);
    expect(response.status).toBe(400);
    expect(await response.text()).toMatch(/reload the page and try again\.$/);
  });

  it('leaves the wire format of a scripted answer unchanged', async () => {
    const response = await answer((_request, reply) => {
      reply.writeHead(500, { 'Content-Type': 'text/x-component' });
      reply.write('0:{}\n');
      reply.end('1:E{}');
    }, scripted);
    expect(response.status).toBe(400);
    expect(await response.text()).toBe('0:{}\n1:E{}');
  });

  it.each([
    ['a page', { method: 'GET' }],
    ['a plain post', { method: 'POST', body: 'x' }],
  ])('leaves the failure of %s a failure', async (_, call) => {
    const response = await answer(fail, call);
    expect(response.status).toBe(500);
    expect(await response.text()).toBe('Internal Server Error');
  });

  it('leaves the failure of an action that was reached unchanged', async () => {
    const response = await answer(async (request, reply) => {
      expect(isUnreadAction()).toBe(true);
      await later();
      announceAction();
      expect(isUnreadAction()).toBe(false);
      fail(request, reply);
    }, scripted);
    expect(response.status).toBe(500);
  });

  it('reads as much as the configuration says', async () => {
    const { default: config } = await import('@/next.config.mjs');
    expect(config.experimental?.serverActions?.bodySizeLimit).toBe(`${largestForm / 1024 / 1024}mb`);
  });

  it('leaves other answers unchanged', async () => {
    const response = await answer((_request, reply) => {
      reply.statusCode = 409;
      reply.setHeader('Content-Type', 'text/plain');
      reply.end('Server Action unavailable.');
    }, scripted);
    expect(response.status).toBe(409);
    expect(await response.text()).toBe('Server Action unavailable.');
  });
});
