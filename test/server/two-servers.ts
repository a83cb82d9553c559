import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, beforeEach } from 'vitest';
import type { Asked } from './child-server';

export const rounds = Array.from({ length: 50 }, (_, round) => round);

type Server = {
  readonly process: ChildProcessWithoutNullStreams;
  readonly answers: AsyncIterator<string>;
};

async function start(): Promise<Server> {
  const script = 'test/server/child-server.ts';
  const flags = ['--import', 'tsx', '--import', './scripts/runtime/allow-server-only.mjs', script];
  const process_ = spawn(process.execPath, flags, { env: { ...process.env, DATABASE_POOL_MAX: '4' } });
  process_.stderr.pipe(process.stderr);
  const answers = createInterface({ input: process_.stdout })[Symbol.asyncIterator]();
  if (JSON.parse((await answers.next()).value) !== 'ready') throw new Error('The other server is not ready.');
  return { process: process_, answers };
}

/**
 * A second server on the database of this file. It starts before the first test, with the settings of earlier
 * hooks.
 * @returns a function that sends it a command and returns the answer
 */
export function setUpOtherServer(): (asked: Asked) => Promise<unknown> {
  let server: Server | undefined;
  beforeEach(async () => {
    server ??= await start();
  }, 120_000);
  afterAll(() => {
    server?.process.stdin.end();
  });
  return async (asked) => {
    if (!server) throw new Error('The other server starts before the first test.');
    server.process.stdin.write(`${JSON.stringify(asked)}\n`);
    const answer = JSON.parse((await server.answers.next()).value);
    if ('failed' in answer) throw new Error(answer.failed);
    return answer.done;
  };
}

/** A row that both need, or a named lock of the database. */
type Gate =
  | { readonly table: 'bookings' | 'calendars' | 'payment_submissions' | 'transactions'; readonly id: string }
  | { readonly lock: string };

const lockOf = (gate: Gate) =>
  'lock' in gate
    ? `SELECT pg_advisory_xact_lock(hashtextextended('${gate.lock}', 0))`
    : `SELECT FROM ${gate.table} WHERE id = '${gate.id}' FOR UPDATE`;

/**
 * Milliseconds, shorter than any act may wait for a row: on a busy computer a round then only proves less.
 */
const longestHoldMs = 1_000;

/** Locks the row or table that both acts need, so that both wait. */
async function hold(gate: Gate) {
  const client = new Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  await client.query(`BEGIN; ${lockOf(gate)}`);
  const until = Date.now() + longestHoldMs;
  let begun = 0;
  let over = 0;
  const end = () => {
    over += 1;
  };
  return {
    /** Whether this act and those before it now wait for the lock, or have ended without it. */
    async reached(act: Promise<unknown>): Promise<boolean> {
      begun += 1;
      act.then(end, end);
      for (let waiting = 0; waiting + over < begun; await setTimeout(2)) {
        if (Date.now() > until) return false;
        const { rows } = await client.query<{ waiting: number }>(
          `SELECT count(*)::int AS waiting FROM pg_stat_activity
           WHERE datname = current_database() AND wait_event_type = 'Lock'`,
        );
        waiting = rows[0]?.waiting ?? 0;
      }
      return true;
    },
    async letGo(): Promise<void> {
      await client.query('COMMIT');
      await client.end();
    },
  };
}

type Act<T> = () => Promise<T>;

/** Thrown by an act on a too busy computer: it did nothing, and its caller tries again. */
export class TryAgain extends Error {
  override name = 'TryAgain';
}

const tooBusy =
  /lock timeout|statement timeout|expired transaction|Query read timeout|timeout exceeded|Unable to start a transaction/;
const mostTries = 20;

/** Returns the answer, and whether it came at the first try; an act that a busy computer refused tries again. */
export async function answered<T>(act: Act<T>): Promise<{ readonly answer: T; readonly once: boolean }> {
  for (let tries = 1; ; tries += 1) {
    try {
      return { answer: await act(), once: tries === 1 };
    } catch (error) {
      const again = error instanceof TryAgain || tooBusy.test(String(error));
      if (!again || tries === mostTries) throw error;
    }
  }
}

/** The same act at this server and at the other one. */
type Role<T> = { readonly here: Act<T>; readonly there: Act<T> };

type Meeting<A, B> = {
  readonly answers: readonly [A, B];
  /** The act that surely came first; null if they ran freely. */
  readonly first: 'first' | 'second' | null;
};

/**
 * Runs two acts at once, each at its own server. Rounds vary which server runs which act, and which act
 * begins first. In half of the rounds the acts run freely; in the others both wait for the same lock, in the
 * order of their beginning, so that each act wins in some. An act that a busy computer refused tries again.
 */
export async function meet<A, B>(
  round: number,
  gate: Gate,
  roles: readonly [Role<A>, Role<B>],
): Promise<Meeting<A, B>> {
  const swapped = round % 8 >= 4;
  const first = swapped ? roles[0].there : roles[0].here;
  const second = swapped ? roles[1].here : roles[1].there;
  const inOrder = round % 2 === 0;
  const held = round % 4 < 2 ? null : await hold(gate);
  let sure = held !== null;
  const begin = async <T>(act: Act<T>) => {
    const running = answered(act);
    if (held && !(await held.reached(running))) sure = false;
    return { running };
  };
  const meeting = async <X, Y>(early: Act<X>, late: Act<Y>) => {
    const one = await begin(early);
    const other = await begin(late);
    await held?.letGo();
    return Promise.all([one.running, other.running]);
  };
  const [a, b] = inOrder
    ? await meeting(first, second)
    : await meeting(second, first).then(([late, early]) => [early, late] as const);
  sure &&= a.once && b.once;
  return { answers: [a.answer, b.answer], first: sure ? (inOrder ? 'first' : 'second') : null };
}
