// A database that dies, and its replica that takes over.
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startBalancer } from '@/test/counterpart/balancer';
import {
  kill,
  makeProductDatabase,
  makeReplica,
  newDataDir,
  removeAll,
  start,
} from '@/test/database/own-postgres';
import { type Ask, openContactForm, type Told } from '@/test/server/contact-form';
import { startOwnServer } from '@/test/server/own-server';
import { until } from '@/test/server/until';
import { freePort } from '../../../scripts/services/ports';

const durable = { durable: true };
const pages = ['/', '/resources/crisis-support', '/services'];

let primaryDir: string;
let way: Awaited<ReturnType<typeof startBalancer>>;
let server: Awaited<ReturnType<typeof startOwnServer>>;
let second: URL;
/** The product's database on the second server, by the owner of its tables. */
let standby: Client;

const ask: Ask = async (address, form) => {
  const answer = await fetch(server.origin + address, {
    ...(form && {
      method: 'POST',
      headers: { origin: server.origin, 'content-type': form.type },
      body: new Uint8Array(form.body),
    }),
  });
  return { status: answer.status, text: await answer.text() };
};

beforeAll(async () => {
  primaryDir = newDataDir();
  const secondDir = newDataDir();
  const first = await start(primaryDir, durable);
  const { owner, product } = await makeProductDatabase(first);
  await makeReplica(first, primaryDir, secondDir);
  second = new URL(await start(secondDir, durable));
  // The product confirms a save only after the second server has it (docs/operate.md).
  const superuser = new Client({ connectionString: first });
  await superuser.connect();
  await superuser.query(`ALTER SYSTEM SET synchronous_standby_names = 'second'`);
  await superuser.query('SELECT pg_reload_conf()');
  await superuser.end();

  const place = new URL(product);
  way = await startBalancer(await freePort());
  way.use(Number(place.port));
  place.port = String(way.port);
  server = await startOwnServer({
    DATABASE_URL: place.href,
    NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: process.env.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY ?? '',
  });
  const there = new URL(owner);
  there.port = second.port;
  standby = new Client({ connectionString: there.href });
  await standby.connect();
}, 240_000);

afterAll(async () => {
  await standby.end();
  await server.stop();
  await way.stop();
  await removeAll();
}, 120_000);

test('a killed database is said in words, loses nothing that was saved, and its replica takes over without a restart', {
  timeout: 240_000,
}, async () => {
  const told: Told[] = [];
  let writing = true;
  const people = Array.from({ length: 4 }, async () => {
    while (writing) {
      // Requests the page until the server can render it, then sends its form until the message is saved.
      const form = await openContactForm(ask).catch(() => wait(250));
      for (let tries = 0; form && tries < 400; tries += 1) {
        const answer = await form.send();
        told.push(answer);
        if (answer.said === 'saved') break;
        await wait(250);
      }
    }
  });
  const saved = () => new Set(told.flatMap(({ email, said }) => (said === 'saved' ? [email] : [])));
  await until(
    async () => saved().size,
    (size) => size >= 12,
  );

  // These were opened before, so the server has cached them.
  for (const address of pages) expect((await ask(address)).status).toBe(200);
  kill(primaryDir, 'SIGQUIT');
  await until(
    async () => told.some(({ said }) => said === 'not saved'),
    (said) => said,
  );
  for (const address of pages) {
    expect([address, (await ask(address)).status]).toEqual([address, 200]);
  }
  expect((await ask('/api/ready')).status).toBe(503);
  expect((await ask('/api/health')).status).toBe(200);

  const before = saved().size;
  const superuser = new Client({ connectionString: second.href });
  await superuser.connect();
  await superuser.query('SELECT pg_promote()');
  // Without a second server it must not wait for one.
  await superuser.query('ALTER SYSTEM RESET synchronous_standby_names');
  await superuser.query('SELECT pg_reload_conf()');
  await superuser.end();
  way.use(Number(second.port));
  await until(
    async () => saved().size,
    (size) => size >= before + 12,
  );
  writing = false;
  await Promise.all(people);

  // Each sender got an answer in words, no message is stored twice, and none that we confirmed is missing.
  expect(told.filter(({ said }) => said !== 'saved' && said !== 'not saved')).toEqual([]);
  const { rows } = await standby.query<{ email: string }>('SELECT email FROM contact_messages');
  const found = rows.map(({ email }) => email);
  expect(new Set(found).size).toBe(found.length);
  expect([...saved()].filter((email) => !found.includes(email))).toEqual([]);
  process.stdout.write(
    `\nFailover: ${saved().size} messages told to be saved, ${told.filter(({ said }) => said === 'not saved').length} times told to try again, all saved once\n\n`,
  );
});
