// Two servers behind nginx, restarted twenty times, and a migration, while people use them.
import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate, migrationNames } from '@/prisma/apply-migrations';
import { startNginx } from '@/test/counterpart/nginx';
import { makeProductDatabase, newDataDir, removeAll, start } from '@/test/database/own-postgres';
import { type Ask, openContactForm } from '@/test/server/contact-form';
import { startOwnServer } from '@/test/server/own-server';
import { until } from '@/test/server/until';

const restarts = 20;
/** Milliseconds between two requests: fifty a second. */
const pace = 20;
/** No new visit begins while this many wait on a busy computer: half a second’s worth of visits. */
const mostUnderWay = 25;
/** Every so often a person sends a form instead of reading a page. */
const formEvery = 25;
/**
 * Milliseconds between a server’s first answer and the restart of the next. docs/operate.md asks for six
 * seconds; these are fewer, and longer than nginx leaves a server alone that has failed (`fail_timeout` of
 * deploy/nginx/site.conf).
 */
const betweenRestartsMs = 5_500;
const pages = [
  '/',
  '/services',
  '/professionals',
  '/resources/crisis-support',
  '/blog',
  '/match',
  '/contact',
];

type OwnServer = Awaited<ReturnType<typeof startOwnServer>>;

let owner: string;
let settings: Record<string, string>;
let servers: OwnServer[];
let nginx: Awaited<ReturnType<typeof startNginx>>;

/** Sends requests from one of many networks, so that no limit applies. */
const askFrom =
  (visitor: number): Ask =>
  async (address, form) => {
    const answer = await nginx.ask(
      address,
      {
        localAddress: `127.1.${Math.floor(visitor / 250) % 250}.${1 + (visitor % 250)}`,
        ...(form && {
          method: 'POST',
          headers: {
            origin: 'https://localhost',
            'content-type': form.type,
            'content-length': form.body.length,
          },
        }),
      },
      form?.body,
    );
    return { status: answer.status, text: answer.body.toString('utf8') };
  };

beforeAll(async () => {
  const names = await migrationNames();
  // The database in its state before the last migration.
  const database = await makeProductDatabase(
    await start(newDataDir(), { durable: true }),
    names.slice(0, -1),
  );
  owner = database.owner;
  settings = {
    APP_URL: 'https://localhost',
    TRUST_PROXY_HOPS: '1',
    DATABASE_URL: database.product,
    NEXTAUTH_SECRET: randomBytes(32).toString('hex'),
    SEALING_KEY: randomBytes(32).toString('base64'),
    NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: process.env.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY ?? '',
  };
  servers = [await startOwnServer(settings), await startOwnServer(settings)];
  nginx = await startNginx(servers.map(({ port }) => port));
  await until(
    () =>
      nginx.ask('/api/health').then(
        ({ status }) => status,
        () => 0,
      ),
    (status) => status === 200,
  );
}, 240_000);

afterAll(async () => {
  await nginx.stop();
  await Promise.all(servers.map((server) => server.stop()));
  await removeAll();
}, 120_000);

test('twenty rolling restarts and a migration at fifty requests a second fail nobody', {
  timeout: 900_000,
}, async () => {
  const faults: string[] = [];
  const saved: string[] = [];
  const underWay = new Set<Promise<void>>();
  let asked = 0;

  async function read(page: string, ask: Ask): Promise<void> {
    const { status } = await ask(page);
    if (status !== 200) faults.push(`${page} was answered with ${status}.`);
  }
  async function write(ask: Ask): Promise<void> {
    const form = await openContactForm(ask);
    const { email, said } = await form.send();
    if (said === 'saved') saved.push(email);
    else faults.push(`A form was answered with ${said}.`);
  }
  function next(): void {
    if (underWay.size >= mostUnderWay) return;
    asked += 1;
    const ask = askFrom(asked);
    const page = pages[asked % pages.length] ?? '/';
    const person = (asked % formEvery === 0 ? write(ask) : read(page, ask))
      .catch((error: unknown) => void faults.push(`${page}: ${error}`))
      .finally(() => underWay.delete(person));
    underWay.add(person);
  }

  const load = setInterval(next, pace);
  for (let number = 0; number < restarts; number += 1) {
    const which = number % 2;
    const { port } = servers[which] ?? {};
    await servers[which]?.stop();
    servers[which] = await startOwnServer({ ...settings, PORT: String(port) });
    if (number === restarts / 2) expect(await migrate(owner)).toHaveLength(1);
    await wait(betweenRestartsMs);
  }
  clearInterval(load);
  await Promise.all(underWay);

  expect(faults, nginx.faults().slice(-2_000)).toEqual([]);
  expect(asked).toBeGreaterThan(restarts);
  expect(saved).not.toEqual([]);
  const client = new Client({ connectionString: owner });
  await client.connect();
  const { rows } = await client.query<{ email: string }>('SELECT email FROM contact_messages');
  await client.end();
  expect(rows.map(({ email }) => email).sort()).toEqual([...saved].sort());
  process.stdout.write(
    `\nRolling restarts: ${restarts} and one migration under ${asked} visits, ${saved.length} forms saved once, 0 failed\n\n`,
  );
});
