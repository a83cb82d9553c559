// `npm run bench:sign-in`: how long a wrong password takes for addresses with and without an account, interleaved,
// and how many sign-ins a second this machine does. Uses the database of DATABASE_URL; deletes its accounts at the
// end, and the counters of its tries expire by themselves.
import { randomBytes, randomUUID } from 'node:crypto';
import { hashPassword } from '@/lib/account/password/hashing';
import { tryPassword } from '@/lib/account/sign-in/credentials';
import { closeDatabase, db } from '@/lib/server/db';

const runs = Number(process.env.BENCH_RUNS || 200);
const mark = randomBytes(4).toString('hex');
const password = 'slow rivers carry leaves';

/** Every try comes from a different network, so that only the last limit could apply. */
const from = () => `bench-${randomUUID()}`;

async function millisecondsOf(email: string, given: string): Promise<number> {
  const began = performance.now();
  const { outcome } = await tryPassword({ email, password: given, network: from() }, undefined);
  const took = performance.now() - began;
  if (outcome !== (given === password ? 'right' : 'wrong')) throw new Error(`unexpected answer: ${outcome}`);
  return took;
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}

/** Standard normal distribution (Abramowitz and Stegun 26.2.17, error below 1e-7). */
function normal(z: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(z));
  const tail =
    t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  const above = (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * tail;
  return z >= 0 ? 1 - above : above;
}

/** Two-sided p of the Mann–Whitney U test by the normal approximation; times this fine have no ties. */
function mannWhitney(a: readonly number[], b: readonly number[]): number {
  const all = [...a.map((time) => ({ time, ofA: true })), ...b.map((time) => ({ time, ofA: false }))];
  const ranks = all
    .toSorted((one, two) => one.time - two.time)
    .reduce((sum, { ofA }, index) => sum + (ofA ? index + 1 : 0), 0);
  const u = ranks - (a.length * (a.length + 1)) / 2;
  const mean = (a.length * b.length) / 2;
  const deviation = Math.sqrt((a.length * b.length * (a.length + b.length + 1)) / 12);
  return 2 * (1 - normal(Math.abs(u - mean) / deviation));
}

const passwordHash = await hashPassword(password);
const addressOf = (index: number) => `bench-${mark}-${index}@antarman.test`;
const indexes = Array.from({ length: runs }, (_, index) => index);
await db.user.createMany({ data: indexes.map((index) => ({ email: addressOf(index), passwordHash })) });

try {
  for (const index of indexes.slice(0, 10)) await millisecondsOf(addressOf(index), 'not the password');
  const known: number[] = [];
  const unknown: number[] = [];
  for (const index of indexes) {
    const turns = [
      async () => known.push(await millisecondsOf(addressOf(index), 'not the password')),
      async () => unknown.push(await millisecondsOf(`nobody-${addressOf(index)}`, 'not the password')),
    ];
    // The second one finds warmer caches, so the two take turns.
    for (const turn of index % 2 ? turns : turns.toReversed()) await turn();
  }

  const began = performance.now();
  const four = Array.from({ length: 4 }, (_, lane) => indexes.filter((index) => index % 4 === lane));
  await Promise.all(
    four.map(async (lane) => {
      for (const index of lane) await millisecondsOf(addressOf(index), password);
    }),
  );
  const seconds = (performance.now() - began) / 1000;

  console.table({
    [`wrong password, known address (median of ${runs})`]: { ms: median(known).toFixed(2) },
    [`wrong password, unknown address (median of ${runs})`]: { ms: median(unknown).toFixed(2) },
    difference: { ms: (median(known) - median(unknown)).toFixed(2) },
  });
  console.log(
    `Mann–Whitney p = ${mannWhitney(known, unknown).toFixed(3)} (below 0.01 the two could be told apart)`,
  );
  console.log(`${(runs / seconds).toFixed(1)} passwords a second, four at a time`);
} finally {
  await db.user.deleteMany({ where: { email: { startsWith: `bench-${mark}-` } } });
  await closeDatabase();
}
