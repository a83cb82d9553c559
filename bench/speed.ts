import { get } from 'node:http';
import { type Control, type SentPage, startEdge, startFloor, startNginx } from './controls';
import { load, median, quantile, type Round, type Target } from './load';
import type { Measured, Row } from './page';
import { memoryOf, processesAt, processorSeconds } from './process-time';
import { someProfile } from './public-pages';

const secondsEach = Number(process.env.BENCH_SECONDS || 6);

/** Turns of this many seconds, as many as fill a server's whole time. */
const turnsOf = (seconds: number) => ({ seconds, rounds: Math.max(3, Math.round(secondsEach / seconds)) });

/**
 * A made page takes up to half a second. Answers from memory need less, and short turns: the same server is twice as
 * fast in one second as in the next, for as long as the system keeps it on the core that its client does not use.
 */
const turns = { made: turnsOf(2), cached: turnsOf(0.25) };

type Plan = {
  readonly what: 'cached' | 'with a form' | 'new question';
  readonly path: string;
};

/** Unique requests, so that each page is rendered. */
let questions = 0;
const question = '/professionals?q=anxiety';

/** Above the highest possible fee all questions are the same, so each counts once. */
function pathOf({ what, path }: Plan): string {
  if (what !== 'new question') return path;
  questions += 1;
  return `${path}&fee_max=${1_000 + questions}`;
}

async function plansFor(origin: URL): Promise<readonly Plan[]> {
  return [
    ...['/', '/about', '/resources/crisis-support', '/professionals'].map((path) => ({
      what: 'cached' as const,
      path,
    })),
    ...['/contact', await someProfile(origin)].map((path) => ({ what: 'with a form' as const, path })),
    { what: 'new question', path: question },
  ];
}

/** A page as sent to browsers. */
function sentPage({ path }: Plan, port: number, name: string): Promise<SentPage> {
  const headers = { 'accept-encoding': 'gzip, deflate, br' };
  return new Promise((resolve, reject) => {
    get({ port, host: '127.0.0.1', path, headers }, async (answer) => {
      const chunks: Buffer[] = [];
      for await (const chunk of answer) chunks.push(chunk);
      const html = await (await fetch(`http://127.0.0.1:${port}${path}`)).text();
      resolve({ name, html, bytes: Buffer.concat(chunks), coding: answer.headers['content-encoding'] ?? '' });
    }).once('error', reject);
  });
}

/**
 * Measures several servers in turns, so that other load affects each of them. A first round of each is not
 * counted, because code is compiled in it.
 */
async function inTurns(
  servers: readonly (() => Target)[],
  settings: { readonly seconds: number; readonly rounds: number },
): Promise<Measured[]> {
  const runs: { round: Round; cpuMs: number | null }[][] = servers.map(() => []);
  for (const targetAt of servers) await load(targetAt, { seconds: 1 });
  for (let turn = 0; turn < settings.rounds; turn++) {
    const order = servers.map((_, index) => index);
    for (const index of turn % 2 ? order.toReversed() : order) {
      const targetAt = servers[index];
      if (!targetAt) continue;
      const pids = processesAt(targetAt().port);
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

/** The controls of a page, by their letters. */
function controlsFor(
  plan: Plan,
  name: string,
  controls: {
    readonly floor: Control;
    readonly nginx: Control | undefined;
    readonly edge: Control | undefined;
  },
): readonly (readonly [letter: 'F' | 'R' | 'N' | 'E', Target])[] {
  const { floor, nginx, edge } = controls;
  if (plan.what === 'new question') {
    return [
      ['F', { port: floor.port, path: `/made/${name}` }],
      ['R', { port: floor.port, path: `/rendered/${name}` }],
    ];
  }
  return [
    ...(nginx ? [['N', { port: nginx.port, path: `/${name}` }] as const] : []),
    ...(edge ? [['E', { port: edge.port, path: plan.path }] as const] : []),
  ];
}

/** The speed of the running copy and of the controls, which are started for this run. */
export async function measureSpeed(origin: URL): Promise<readonly Row[]> {
  const port = Number(origin.port || 80);
  const plans = await plansFor(origin);
  const pages: SentPage[] = [];
  for (const [place, plan] of plans.entries()) pages.push(await sentPage(plan, port, `page-${place}`));
  const made = pages.filter((_, place) => plans[place]?.what === 'new question');
  const controls = {
    floor: await startFloor(made),
    nginx: await startNginx(pages),
    edge: await startEdge(port, { plain: true }),
  };
  const rows: Row[] = [];
  try {
    for (const [place, plan] of plans.entries()) {
      const beside = controlsFor(plan, `page-${place}`, controls);
      const own = () => ({ port, path: pathOf(plan) });
      const servers = [own, ...beside.map((control) => () => control[1])];
      const [measured, ...others] = await inTurns(
        servers,
        plan.what === 'new question' ? turns.made : turns.cached,
      );
      if (!measured) throw new Error('Nothing was measured.');
      const letters = Object.fromEntries(beside.map(([letter], index) => [letter, others[index]]));
      rows.push({ ...plan, bytes: pages[place]?.bytes.length ?? 0, ...measured, ...letters });
      console.log(`${plan.what}: ${plan.path}`);
    }
  } finally {
    await Promise.all([controls.floor.stop(), controls.nginx?.stop(), controls.edge?.stop()]);
  }
  return rows;
}

/**
 * Megabytes of the server at the start and after this many requests of every kind; null if the system does
 * not report it.
 */
export async function measureMemory(origin: URL): Promise<Readonly<Record<string, number>>> {
  const port = Number(origin.port || 80);
  const pids = processesAt(port);
  if (pids.length === 0) return {};
  const plans = await plansFor(origin);
  const found: Record<string, number> = { 'at the start': memoryOf(pids) };
  let answered = 0;
  let number = 0;
  const next = () => {
    number += 1;
    const plan = plans[number % plans.length];
    return { port, path: plan ? pathOf(plan) : '/' };
  };
  for (const requests of [2_000, 20_000]) {
    while (answered < requests) answered += (await load(next, { seconds: 1, connections: 8 })).answers;
    found[`after ${requests} requests`] = memoryOf(pids);
  }
  return found;
}
