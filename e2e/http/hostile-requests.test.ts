import { request as ask } from 'node:http';
import { expect } from 'vitest';
import { actionFields, actionHeader } from '@/lib/server/request/framework-names.mjs';
import { baseURL, test } from './http-test';

/** Requests that our pages never send. Each is refused as the sender's error, never as a server error. */

/** A handwritten form that the framework would pass to an action. */
function multipart(parts: readonly (readonly [name: string, value: string])[]): string {
  const part = ([name, value]: readonly [string, string]) =>
    `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  return `${parts.map(part).join('')}--b--\r\n`;
}

const asForm = 'multipart/form-data; boundary=b';

const unreadable: readonly (readonly [what: string, contentType: string, body: string])[] = [
  ['garbage', 'text/plain;charset=UTF-8', 'garbage{{{'],
  ['nothing at all', 'text/plain', ''],
  ['a form without a boundary', 'multipart/form-data', 'x'],
  ['a form that is cut off', asForm, '--b\r\nContent-Disposition: form-data; name="0"\r\n\r\n[null'],
  ['a form without its first part', asForm, multipart([['_1_email', 'a@b.in']])],
  ['parts that are no JSON', asForm, multipart([['0', '{{']])],
  [
    'a part that refers to itself',
    asForm,
    multipart([
      ['0', '[null,"$1"]'],
      ['1', '"$1"'],
    ]),
  ],
  [
    'a reach for the prototype',
    asForm,
    multipart([
      ['0', '[null,"$1:__proto__:constructor"]'],
      ['1', '{}'],
    ]),
  ],
  [
    'a reach for a function',
    asForm,
    multipart([
      ['0', '[null,"$F1"]'],
      ['1', '{"id":"x","bound":null}'],
    ]),
  ],
  ['a very deep list', asForm, multipart([['0', '['.repeat(20_000) + ']'.repeat(20_000)]])],
  ['two thousand arguments', asForm, multipart([['0', JSON.stringify(Array(2_000).fill(1))]])],
  [
    'seven megabytes',
    asForm,
    multipart([
      ['_1_message', 'x'.repeat(7_000_000)],
      ['0', '[null,"$K1"]'],
    ]),
  ],
];

/** The field by which a form without scripts names its action. */
const boundField = new RegExp(`name="(${actionFields.replace('$', '\\$')}\\d+:0)" value="([^"]*)"`);

/** The action of the contact form and the fields with which a browser without scripts calls it. */
async function contactAction(html: string) {
  const text = (value: string) => value.replaceAll('&quot;', '"').replaceAll('&amp;', '&');
  const [, name = '', value = ''] = boundField.exec(html) ?? [];
  const { id } = JSON.parse(text(value)) as { id: string };
  return { id, name, value: text(value) };
}

for (const [what, contentType, body] of unreadable) {
  test(`${what} instead of a form is refused`, async ({ request }) => {
    const { id } = await contactAction(await (await request.get('/contact')).text());
    const response = await request.post('/contact', {
      headers: { origin: baseURL, [actionHeader]: id, 'content-type': contentType },
      data: Buffer.from(body),
    });
    expect(response.status()).toBe(body.length > 6_000_000 ? 413 : 400);
  });
}

test('a broken form from a browser without scripts is refused in words', async ({ request }) => {
  const { id, name } = await contactAction(await (await request.get('/contact')).text());
  const call = [
    [name.replace(/(\d+):0$/, 'REF_$1'), ''],
    [name, JSON.stringify({ id, bound: '$@1' })],
    [name.replace(/0$/, '1'), '{{'],
  ] as const;
  for (const body of [multipart(call), '--b\r\nContent-Disposition: form-data; name="x"\r\n\r\nabc']) {
    const response = await request.post('/contact', {
      headers: { origin: baseURL, 'content-type': asForm },
      data: Buffer.from(body),
    });
    expect(response.status()).toBe(400);
    expect(await response.text()).toMatch(/^We could not read this form/);
  }
});

for (const [address, megabytes] of [
  ['/contact', 6],
  ['/payment/sample-rao', 8],
] as const) {
  test(`a form of more than ${megabytes} MB from a browser without scripts at ${address} is answered with a page`, async ({
    request,
  }) => {
    const { id, name } = await contactAction(await (await request.get('/contact')).text());
    const response = await request.post(address, {
      headers: { origin: baseURL, 'content-type': asForm, accept: 'text/html,*/*' },
      data: Buffer.from(
        multipart([
          [name.replace(/(\d+):0$/, 'REF_$1'), ''],
          [name, JSON.stringify({ id, bound: '$@1' })],
          ['message', 'x'.repeat(megabytes * 1_048_576 + 300_000)],
        ]),
      ),
    });
    expect(response.status()).toBe(413);
    expect(response.headers()['content-type']).toMatch(/^text\/html/);
    expect(response.headers()['content-security-policy']).toContain("style-src 'sha256-");
    const page = await response.text();
    expect(page).toContain(`larger than ${megabytes} MB`);
    expect(page).toContain('<a href="">Open the form again</a>');
  });
}

test('another site cannot call an action under an address without a page', async ({ request }) => {
  const { id } = await contactAction(await (await request.get('/contact')).text());
  for (const address of ['/api/none', '/_next/none', '/no-such-page']) {
    const response = await request.post(address, {
      headers: { origin: 'https://evil.example', [actionHeader]: id, 'content-type': asForm },
      data: Buffer.from(multipart([['0', '[null,"$K1"]']])),
    });
    expect([400, 403]).toContain(response.status());
  }
});

test('a method that the framework cannot read is refused, not failed', async () => {
  for (const path of ['/about', '/contact']) {
    const answer = await new Promise((resolve, reject) => {
      ask(new URL(path, baseURL), { method: 'TRACE' }, async (response) => {
        const body = Buffer.concat(await response.toArray()).toString();
        resolve({ status: response.statusCode, allow: response.headers.allow, body });
      })
        .on('error', reject)
        .end();
    });
    expect(answer, path).toEqual({ status: 405, allow: 'GET, HEAD, POST', body: '' });
  }
});

test('an address that cannot be decoded is not found, whatever comes before it', async ({ request }) => {
  const routes = [
    '/blog/',
    '/book/details/',
    '/book/appointment/',
    '/internships/',
    '/resources/tools-worksheets/',
    '/clarity-quiz/',
    '/contact/request/',
    '/share/',
    '/',
  ];
  for (const route of routes) {
    const response = await request.fetch(`${baseURL}${route}%E0%A4%A`, { maxRedirects: 0 });
    expect.soft(response.status(), route).toBe(404);
  }
  const profile = await request.fetch(`${baseURL}/professionals/%E0%A4%A`, { maxRedirects: 0 });
  expect(profile.headers()).toMatchObject({ location: '/professionals' });
});
