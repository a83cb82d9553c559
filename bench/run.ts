// `npm run bench`: how fast the running copy answers (npm start, or APP_URL on this machine), beside controls that are
// started for the same run: F, a bare application of the same framework with the same markup; R, the same that renders
// the markup's elements; N, nginx with the same bytes; E, the product's own nginx in front of the copy, where that was
// started with EDGE_PURGE_URL; Q, the queries alone. Prints one table and keeps it as JSON. Compare ratios within one
// table: the load of a machine changes from minute to minute. With EDGE_PURGE_URL, Lighthouse too asks through the
// product's nginx, over TLS and HTTP/2. Parts alone: `npm run bench -- speed`, `memory`,
// `lighthouse`; behind the last the paths of some pages. Settings: BENCH_SECONDS (6) for each server and page,
// BENCH_LIGHTHOUSE_RUNS (3).
import { mkdirSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { availableParallelism, cpus, loadavg } from 'node:os';
import path from 'node:path';
import nextPackage from 'next/package.json' with { type: 'json' };
import { closeDatabase } from '@/lib/server/db';
import { env } from '@/lib/server/env';
import { readRunningServices } from '../scripts/services/running';
import { type Control, type SentPage, startEdge, startFloor, startNginx } from './controls';
import { type Lighthouse, lighthouseOf } from './lighthouse';
import { load, type Round, type Target } from './load';
import { median } from './median';
import { type Measured, markdownOf, type Row } from './page';
import { memoryOf, processesAt, processorSeconds } from './process-time';
import { allPublicPages, someProfile } from './public-pages';
import { bareQuestion } from './question';

readRunningServices();
const asked = process.argv.slice(2);
const wants = (part: 'speed' | 'memory' | 'lighthouse') => asked.length === 0 || asked.includes(part);
const origin = new URL(env.APP_URL);
const port = Number(origin.port || 80);
const secondsEach = Number(process.env.BENCH_SECONDS || 6);

/** Turns of so many seconds, as many as make up the whole time of a server. */
const turnsOf = (seconds: number) => ({ seconds, rounds: Math.max(3, Math.round(secondsEach / seconds)) });

/**
 * A made page takes up to half a second. What memory answers needs less, and short turns: the same server is twice as
 * fast in one second as in the next, for as long as the system keeps it on the core that its client does not use.
 */
const turns = { made: turnsOf(2), memory: turnsOf(0.25) };

/** A cookie of nobody: such a visit is not answered from memory. */
const visitor = { cookie: 'bench=1' };

type Plan = {
  readonly what: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Another address for each request. */
  readonly pathAt?: (number: number) => string;
  readonly against: 'N' | 'F' | 'both';
};

const profile = await someProfile(origin);
const question = '/professionals?q=anxiety';

const plans: readonly Plan[] = [
  ...['/', '/about', '/resources/crisis-support', '/professionals'].map(
    (address): Plan => ({ what: 'kept', path: address, against: 'N' }),
  ),
  ...[question, '/blog?q=sleep', '/contact', profile].map(
    (address): Plan => ({ what: 'asked again', path: address, against: 'both' }),
  ),
  { what: 'made', path: question, pathAt: (number) => `${question}&fee_max=${1_000 + number}`, against: 'F' },
  { what: 'made', path: '/contact', headers: visitor, against: 'F' },
  { what: 'made', path: profile, headers: visitor, against: 'F' },
];

/** The bytes of an answer as they went out. */
function bytesOf({ path: address, headers = {} }: Plan): Promise<Pick<SentPage, 'bytes' | 'coding'>> {
  const asked = { 'accept-encoding': 'gzip, deflate, br', ...headers };
  return new Promise((resolve, reject) => {
    get({ port, host: '127.0.0.1', path: address, headers: asked }, async (answer) => {
      const chunks: Buffer[] = [];
      for await (const chunk of answer) chunks.push(chunk);
      resolve({ bytes: Buffer.concat(chunks), coding: answer.headers['content-encoding'] ?? '' });
    }).once('error', reject);
  });
}

/** Asks as a browser does, until the page comes as it will for others. */
async function sentPage(plan: Plan, place: number): Promise<SentPage> {
  for (let time = 0; time < 4; time++) {
    await bytesOf(plan);
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  const sent = await bytesOf(plan);
  const html = await (await fetch(new URL(plan.path, origin), { headers: plan.headers ?? {} })).text();
  return { name: `page-${place}`, html, ...sent };
}

const quantile = (times: readonly number[], share: number) =>
  times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;

/**
 * Measures several servers in turns, so that the load of the machine meets each of them. A first round of each is not
 * counted: code is compiled in it, and a page is packed.
 */
async function inTurns(
  servers: readonly ((number: number) => Target)[],
  settings: { readonly seconds: number; readonly rounds: number },
): Promise<Measured[]> {
  const runs: { round: Round; cpuMs: number | null }[][] = servers.map(() => []);
  for (const targetAt of servers) await load(targetAt, { seconds: 1 });
  for (let turn = 0; turn < settings.rounds; turn++) {
    const order = servers.map((_, index) => index);
    for (const index of turn % 2 ? order.toReversed() : order) {
      const targetAt = servers[index];
      if (!targetAt) continue;
      const pids = processesAt(targetAt(0).port);
      const before = processorSeconds(pids);
      const round = await load(targetAt, settings);
      const used = processorSeconds(pids) - before;
      runs[index]?.push({ round, cpuMs: pids.length > 0 ? (used * 1_000) / round.answers : null });
    }
  }
  return runs.map((rounds) => ({
    perTurn: rounds.map(({ round }) => Math.round(round.answers / round.seconds)),
    perSecond: median(rounds.map(({ round }) => round.answers / round.seconds)),
    medianMs: median(rounds.map(({ round }) => quantile(round.times, 0.5))),
    p99Ms: median(rounds.map(({ round }) => quantile(round.times, 0.99))),
    cpuMs: rounds.some(({ cpuMs }) => cpuMs === null) ? null : median(rounds.map(({ cpuMs }) => cpuMs ?? 0)),
    failures: rounds.reduce((sum, { round }) => sum + round.failures, 0),
  }));
}

const skipped: string[] = [];
const began = new Date();
const pages: SentPage[] = [];
/** Requests of the measurement that no other asks, so that each is made. */
let requested = 0;

type Controls = {
  readonly floor: Control | undefined;
  readonly nginx: Control | undefined;
  readonly edge: Control | undefined;
};

async function startControls(): Promise<Controls> {
  console.log('Starting the controls …');
  const floor = await startFloor(pages).catch((error: Error) => {
    skipped.push(`F: ${error.message.split('\n')[0]}`);
    return undefined;
  });
  const nginx = await startNginx(pages);
  if (!nginx) skipped.push('N, E: nginx is not installed');
  const [purgeUrl] = env.EDGE_PURGE_URL ?? [];
  if (nginx && !purgeUrl)
    skipped.push('E: the copy was started without EDGE_PURGE_URL=http://127.0.0.1:8089/purge');
  const edge = nginx && purgeUrl ? await startEdge(port, purgeUrl, true) : undefined;
  return { floor, nginx, edge };
}

async function measure(plan: Plan, place: number, { floor, nginx, edge }: Controls): Promise<Row> {
  const { what, path: address, headers, pathAt, against } = plan;
  const name = `page-${place}`;
  const own = (): Target => {
    // Counts only these: beyond the highest fee that can be asked for, all questions are the same one.
    if (pathAt) requested += 1;
    return { port, path: pathAt?.(requested) ?? address, ...(headers && { headers }) };
  };
  const controls = [
    ...(floor && against !== 'N' ? [['F', { port: floor.port, path: `/made/${name}` }] as const] : []),
    ...(floor && what === 'made' ? [['R', { port: floor.port, path: `/rendered/${name}` }] as const] : []),
    ...(nginx && against !== 'F' ? [['N', { port: nginx.port, path: `/${name}` }] as const] : []),
    ...(edge && against !== 'F' ? [['E', { port: edge.port, path: address }] as const] : []),
  ];
  const servers = [
    own,
    ...controls.map(
      ([, target]) =>
        () =>
          target,
    ),
  ];
  const [measured, ...others] = await inTurns(servers, what === 'made' ? turns.made : turns.memory);
  if (!measured) throw new Error('Nothing was measured.');
  const Q = pathAt ? await bareQuestion(turns.made) : undefined;
  const bytes = pages[place]?.bytes.length ?? 0;
  const beside = Object.fromEntries(controls.map(([letter], index) => [letter, others[index]]));
  return { what, path: address, bytes, ...measured, ...beside, ...(Q && { Q }) };
}

/** Memory of the server after so many requests of every kind; null where the system does not say. */
async function memoryAfter(requests: number): Promise<number | null> {
  const pids = processesAt(port);
  if (pids.length === 0) return null;
  let left = requests;
  while (left > 0) {
    const round = await load(
      () => {
        const plan = plans[requested % plans.length];
        requested += 1;
        return {
          port,
          path: plan?.pathAt?.(requested) ?? plan?.path ?? '/',
          ...(plan?.headers && { headers: plan.headers }),
        };
      },
      { seconds: 1, connections: 8 },
    );
    left -= round.answers;
  }
  return memoryOf(pids);
}

async function measureSpeed(): Promise<Row[]> {
  for (const [place, plan] of plans.entries()) pages.push(await sentPage(plan, place));
  const controls = await startControls();
  const rows: Row[] = [];
  try {
    for (const [place, plan] of plans.entries()) {
      rows.push(await measure(plan, place, controls));
      console.log(`${plan.what}: ${plan.path}`);
    }
  } finally {
    await Promise.all([controls.floor?.stop(), controls.nginx?.stop(), controls.edge?.stop()]);
  }
  return rows;
}

async function measureMemory() {
  const atStart = memoryOf(processesAt(port));
  return { atStart, after2000: await memoryAfter(2_000), after20000: await memoryAfter(18_000) };
}

/** As visitors get the pages: through the product's nginx, with TLS and HTTP/2, where it can be started. */
async function measureLooks(): Promise<Lighthouse[] | undefined> {
  const named = asked.filter((word) => word.startsWith('/'));
  const [purgeUrl] = env.EDGE_PURGE_URL ?? [];
  const edge = purgeUrl
    ? await startEdge(port, purgeUrl, false).catch((error: Error) => {
        skipped.push(`nginx in front of Lighthouse: ${error.message.split('\n')[0]}`);
        return undefined;
      })
    : undefined;
  const asSeen = edge ? new URL(`https://localhost:${edge.port}`) : origin;
  console.log(`Lighthouse visits ${asSeen.origin}`);
  try {
    return await lighthouseOf(asSeen, named.length > 0 ? named : await allPublicPages(origin));
  } catch (error) {
    skipped.push(`Lighthouse: ${error instanceof Error ? error.message : error}`);
    return undefined;
  } finally {
    await edge?.stop();
  }
}

try {
  const rows = wants('speed') ? await measureSpeed() : [];
  const memory = wants('memory') ? await measureMemory() : {};
  const lighthouse = wants('lighthouse') ? await measureLooks() : undefined;
  const result = {
    at: began.toISOString(),
    machine: `${availableParallelism()} × ${cpus()[0]?.model.trim() ?? 'unknown'}`,
    load: loadavg().map((value) => Number(value.toFixed(1))),
    versions: { node: process.versions.node, next: nextPackage.version },
    secondsEach,
    rows,
    memory,
    ...(lighthouse && { lighthouse }),
    skipped,
  };
  const folder = path.join(env.DATA_DIR, 'bench');
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, `${began.toISOString().replaceAll(':', '-')}.json`);
  writeFileSync(file, `${JSON.stringify(result, null, 2)}\n`);
  console.log(`${markdownOf(result)}\nKept in ${file}`);
} finally {
  await closeDatabase();
}
