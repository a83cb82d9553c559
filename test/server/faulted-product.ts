import { type ChildProcess, type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import { closeDatabase, db } from '@/lib/server/db';
import { keepQueueMoving } from '@/lib/server/jobs/queue';
import { ensureBuckets } from '@/lib/server/storage/buckets';
import { startTestObjectStore } from '@/test/counterpart/object-store';
import { freezablePostgres as freezable } from '@/test/database/frozen-postgres';
import { hang, kill, makeProductDatabase, newDataDir, removeAll, start } from '@/test/database/own-postgres';
import { type MailCatcher, startMailCatcher } from '@/test/notification/mail-catcher';
import { createTherapist } from '@/test/therapist/factories';
import type { Journey, Told } from './child-journeys';

// A complete product with separate processes, whose parts can be killed, frozen and cut off while people use
// it.

const perRound = 10;
const durable = { durable: true };

type Server = { readonly process: ChildProcessWithoutNullStreams; readonly ready: Promise<unknown> };

let random: () => number = Math.random;
let dataDir: string;
let ways: Record<'database' | 'store' | 'mail', Awaited<ReturnType<typeof freezable>>>;
let store: Awaited<ReturnType<typeof startTestObjectStore>>;
export let mail: MailCatcher;
let slug: string;
let server: Server;
let worker: ChildProcess;

export const people = new Map<number, Journey & { held?: string }>();
/** All answers to people, in order. */
export const journal = new Map<number, Told[]>();
const waiting = new Set<number>();
/** The number of answers that ask to try again, and of ends of server or worker by themselves. */
export const counts = { again: 0, diedAlone: 0 };

const withTypes = ['--import', 'tsx', '--import', './scripts/runtime/allow-server-only.mjs'];

function startServer(): Server {
  const child = spawn(process.execPath, [...withTypes, 'test/server/child-journeys.ts'], {
    env: { ...process.env, DATABASE_POOL_MAX: '6' },
  });
  child.stderr.pipe(process.stderr);
  child.stdin.on('error', () => undefined);
  const lines = createInterface({ input: child.stdout });
  lines.on('line', (line) => hear(JSON.parse(line)));
  return { process: child, ready: Promise.race([once(lines, 'line'), once(child, 'exit')]) };
}

/** Postgres identifies the worker's connections by this name. */
const workerName = 'faulted worker';

function startWorker(): ChildProcess {
  const { npm_lifecycle_event: _, ...env } = process.env;
  const child = spawn(process.execPath, [...withTypes, 'scripts/worker.ts'], {
    env: { ...env, PGAPPNAME: workerName },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  child.once('exit', (code) => {
    // Null: one of the faults killed it.
    if (child === worker && code !== null) counts.diedAlone += 1;
  });
  return child;
}

function hear(said: 'ready' | (Told & { readonly held?: string })): void {
  if (said === 'ready') return;
  const person = people.get(said.number);
  if (person && said.held) person.held = said.held;
  if (said.told === undefined) return;
  waiting.delete(said.number);
  if (said.told === null) counts.again += 1;
  else journal.set(said.number, [...(journal.get(said.number) ?? []), said]);
}

/** People without an answer yet. */
export const untold = () => [...people.keys()].filter((number) => !journal.has(number));

/** Sends people's acts to the server; a person without an answer after a fault presses again. */
function send(numbers: readonly number[]): void {
  for (const number of numbers) {
    waiting.add(number);
    server.process.stdin.write(`${JSON.stringify(people.get(number))}\n`);
  }
}

async function restartServer(): Promise<void> {
  waiting.clear();
  server = startServer();
  await server.ready;
}

async function until(done: () => boolean | Promise<boolean>, ms: number): Promise<boolean> {
  for (const end = Date.now() + ms; Date.now() < end; await setTimeout(50)) if (await done()) return true;
  return false;
}

async function endOf(child: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}

async function startPostgresAgain(): Promise<void> {
  // Processes of the killed server may still hold its memory for a moment.
  for (let tries = 0; ; tries += 1) {
    try {
      await start(dataDir, durable);
      return;
    } catch (error) {
      if (tries === 20) throw error;
      await setTimeout(250);
    }
  }
}

/** Begins each fault and returns the function that ends it. */
const faults: Readonly<Record<string, () => Promise<() => Promise<unknown> | unknown>>> = {
  'server killed': async () => {
    await endOf(server.process, 'SIGKILL');
    return restartServer;
  },
  'server hung': async () => {
    const { process: hung } = server;
    hung.kill('SIGSTOP');
    return () => hung.kill('SIGCONT');
  },
  'worker killed': async () => {
    await endOf(worker, 'SIGKILL');
    return () => {
      worker = startWorker();
    };
  },
  'worker hung': async () => {
    worker.kill('SIGSTOP');
    return () => worker.kill('SIGCONT');
  },
  'Postgres killed': async () => {
    kill(dataDir, random() < 0.5 ? 'SIGKILL' : 'SIGQUIT');
    return startPostgresAgain;
  },
  'Postgres hung': async () => hang(dataDir),
  'Postgres cut off': async () => {
    ways.database.freeze();
    return () => ways.database.thaw();
  },
  'store away': async () => {
    await store.stop();
    return () => store.start();
  },
  'store hung': async () => {
    ways.store.freeze();
    return () => ways.store.thaw();
  },
  'mail refused': async () => {
    mail.refuseWith(451);
    return () => mail.refuseWith(undefined);
  },
  'mail hung': async () => {
    ways.mail.freeze();
    return () => ways.mail.thaw();
  },
};
export const faultNames: readonly string[] = Object.keys(faults);

/** One act for each of the four forms, at separate times, and so late that no reminder is due yet. */
function newPeople(): number[] {
  const firstHour = Math.ceil((Date.now() + 72 * 3_600_000) / 3_600_000) * 3_600_000 + 1_800_000;
  const kinds = ['contact', 'request', 'booking', 'payment'] as const;
  return Array.from({ length: perRound }, () => {
    const number = people.size + 1;
    people.set(number, {
      number,
      kind: kinds[number % 4] ?? 'contact',
      key: randomUUID(),
      email: `p${String(number).padStart(5, '0')}@antarman.test`,
      slug,
      startsAt: new Date(firstHour + Math.floor(number / 4) * 3_600_000).toISOString(),
    });
    return number;
  });
}

/**
 * Starts Postgres, store, mail server, the server for people, and a worker.
 * @param given seed of the sequence
 */
export async function startProduct(given: () => number): Promise<void> {
  random = given;
  dataDir = newDataDir();
  const { product } = await makeProductDatabase(await start(dataDir, durable));
  store = await startTestObjectStore();
  mail = await startMailCatcher();
  process.env.DATABASE_URL = product;
  await ensureBuckets();
  ({ slug } = await createTherapist());
  const hours = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, startMinute: 0, endMinute: 1440 }));
  await db.calendar.create({
    data: { slotMinutes: 45, bufferMinutes: 15, noticeMinutes: 0, hours: { create: hours } },
  });
  ways = {
    database: await freezable(product),
    store: await freezable(process.env.S3_ENDPOINT ?? ''),
    mail: await freezable(mail.url),
  };
  await closeDatabase();
  // From here on all connections go through proxies that can freeze.
  process.env.DATABASE_URL = ways.database.url;
  process.env.S3_ENDPOINT = ways.store.url;
  process.env.SMTP_URL = ways.mail.url;
  server = startServer();
  worker = startWorker();
  await server.ready;
}

export async function endProduct(): Promise<void> {
  await Promise.all([endOf(server.process, 'SIGKILL'), endOf(worker, 'SIGKILL')]);
  await closeDatabase();
  for (const way of Object.values(ways)) way.close();
  await store.close();
  await mail.close();
  await removeAll();
}

/** One fault, at a random moment and for a random time. */
export async function round(name: string): Promise<void> {
  if (server.process.exitCode !== null) {
    counts.diedAlone += 1;
    await restartServer();
  }
  send([...newPeople(), ...untold().filter((number) => !waiting.has(number))]);
  await setTimeout(random() * 250);
  const end = await faults[name]?.();
  await setTimeout(200 + random() * 1_800);
  await end?.();
  await until(() => waiting.size === 0, 8_000);
}

/**
 * All people press until they have an answer, and a new worker finishes the rest.
 * @param longest milliseconds for each of the two
 */
export async function comeToRest(longest: number): Promise<void> {
  await until(async () => {
    send(untold().filter((number) => !waiting.has(number)));
    await until(() => waiting.size === 0, 8_000);
    return untold().length === 0;
  }, longest);
  // Jobs of a killed or frozen worker, and jobs that wait for their next try, need not wait as long as in
  // production.
  await endOf(worker, 'SIGKILL');
  // One of its connections may still be taking a job.
  await until(async () => (await workerConnections()) === 0, longest);
  await keepQueueMoving(0);
  worker = startWorker();
  await until(async () => {
    await db.$executeRaw`
      UPDATE graphile_worker._private_jobs SET run_at = now() WHERE attempts > 0 AND run_at > now() AND locked_at IS NULL`;
    await setTimeout(500);
    return (await dueJobs()) === 0;
  }, longest);
}

async function workerConnections(): Promise<number> {
  const [open] = await db.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM pg_stat_activity WHERE application_name = ${workerName}`;
  return open?.count ?? 0;
}

async function dueJobs(): Promise<number> {
  const [due] = await db.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM graphile_worker.jobs WHERE run_at <= now() + interval '1 minute'`;
  return due?.count ?? 0;
}
