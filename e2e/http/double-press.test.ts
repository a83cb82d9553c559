import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { database } from '@/test/database/copy-database';
import { openContactForm } from '@/test/server/contact-form';
import { startOwnServer } from '@/test/server/own-server';

test('a double press without scripts that reaches two servers is one message', async () => {
  const settings = {
    DATABASE_URL: process.env.DATABASE_URL ?? '',
    NEXTAUTH_SECRET: randomBytes(32).toString('hex'),
    NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: randomBytes(32).toString('base64'),
  };
  const servers = await Promise.all([startOwnServer(settings), startOwnServer(settings)]);
  let presses = 0;
  try {
    // Each press goes to the other server; a browser sends the page's origin, which is shared behind a proxy.
    const { email, send } = await openContactForm(async (address, form) => {
      const { origin } = servers[presses++ % 2 === 0 ? 0 : 1];
      const answer = await fetch(origin + address, {
        ...(form && { method: 'POST', body: new Uint8Array(form.body) }),
        headers: { origin, ...(form && { 'content-type': form.type }) },
      });
      return { status: answer.status, text: await answer.text() };
    });
    const told = await Promise.all([send(), send(), send(), send()]);
    for (const { said } of told) expect(said).toBe('saved');
    await using db = await database();
    expect(await db.query('SELECT FROM contact_messages WHERE email = $1', [email])).toHaveLength(1);
  } finally {
    await Promise.all(servers.map(({ stop }) => stop()));
  }
});
