import { request } from 'node:http';
import { expect, test } from 'vitest';
import { actionFields, actionHeader } from '@/lib/server/request/framework-names.mjs';
import { actionIds } from '@/test/access/action-ids';
import { type Account, makeAccount } from '@/test/account/accounts';
import { database } from '@/test/database/copy-database';
import { hiddenFields } from '@/test/server/html-form';
import { startOwnServer } from '@/test/server/own-server';

const action = actionIds().get('lib/account/sign-in/actions.ts#signIn') ?? '';

/** The fields of a form as the framework's browser code sends them to an action. */
async function encoded(fields: ReadonlyMap<string, string>): Promise<{ body: Buffer; type: string }> {
  const form = new FormData();
  for (const [name, value] of fields) form.append(`_1_${name}`, value);
  form.append('0', '[null,"$K1"]');
  const sent = new Response(form);
  return { body: Buffer.from(await sent.arrayBuffer()), type: sent.headers.get('content-type') ?? '' };
}

/** Signs in by the form's action on a page, from an address of this computer. @returns the answer's text */
async function signInOn(origin: string, path: string, from: string, { email, password }: Account) {
  const html = await (await fetch(`${origin}/login`)).text();
  const hidden = [...hiddenFields(html, 'name="password"')].filter(
    ([name]) => !name.startsWith(actionFields),
  );
  const { body, type } = await encoded(
    new Map([['next', ''], ...hidden, ['email', email], ['password', password]]),
  );
  const { host, port } = new URL(origin);
  const headers = {
    host,
    origin,
    [actionHeader]: action,
    'content-type': type,
    'content-length': body.length,
  };
  return new Promise<string>((resolve, reject) => {
    request(
      { host: '127.0.0.1', port, path, method: 'POST', localAddress: from, headers },
      async (response) => resolve(Buffer.concat(await response.toArray()).toString()),
    )
      .on('error', reject)
      .end(body);
  });
}

// Only Linux answers at every 127.x.x.x.
test.skipIf(process.platform !== 'linux')(
  'an action on a page that does not own it hears the address of its caller, not that of the server',
  { tags: ['slow'] },
  async () => {
    const server = await startOwnServer({ DATABASE_URL: process.env.DATABASE_URL ?? '' });
    try {
      await using db = await database();
      const hashOf = async (path: string, from: string) => {
        const account = await makeAccount();
        const answer = await signInOn(server.origin, path, from, account);
        const sessions = await db.query<{ ip_hash: string | null }>(
          'SELECT ip_hash FROM user_sessions WHERE user_id = $1',
          [account.userId],
        );
        expect(sessions, `${path}: ${answer.slice(0, 300)}`).toHaveLength(1);
        return sessions[0]?.ip_hash;
      };
      const direct = await hashOf('/login', '127.0.0.80');
      expect(direct).toEqual(expect.any(String));
      expect(await hashOf('/contact', '127.0.0.80')).toBe(direct);
      expect(await hashOf('/login', '127.0.0.1')).not.toBe(direct);
    } finally {
      await server.stop();
    }
  },
);
