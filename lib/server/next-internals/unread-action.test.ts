import { createServer, type RequestListener, type Server } from 'node:http';
import { setImmediate as later } from 'node:timers/promises';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  announceAction,
  isUnreadAction,
  refuseUnreadActions,
} from '@/lib/server/next-internals/unread-action';

let server: Server | undefined;

beforeAll(refuseUnreadActions);
afterEach(() => {
  server?.close();
});

async function answer(listener: RequestListener, call: RequestInit): Promise<Response> {
  const started = createServer(listener);
  server = started;
  await new Promise<void>((ready) => started.listen(0, '127.0.0.1', ready));
  const address = started.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return fetch(`http://127.0.0.1:${address.port}/contact`, call);
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
