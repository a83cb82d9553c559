// `npm run bench:search`: the directory's search, term by term, on the database of DATABASE_URL, or that of a running
// npm start. Load it first (npm run db:seed -- --therapists 100000). Compare the ratios to the slug look-up of the same run.
import { closeDatabase, db } from '@/lib/server/db';
import { readDirectory } from '@/lib/therapist/directory/queries';
import { parseCriteria, type RawParameters } from '@/lib/therapist/directory/schema';
import { readRunningServices } from '../scripts/services/running';

readRunningServices();

const runs = Number(process.env.BENCH_RUNS || 100);

const words = [
  ...['anxiety', 'stress', 'people', 'work', 'family', 'grief', 'couples', 'sleep', 'trauma', 'listening'],
  ...[
    'priya',
    'sharma',
    'priya sharma',
    'dr rao',
    'meera iyer',
    'fernandes',
    'psychologist mumbai',
    'burnout pune',
  ],
  ...['anxeity', 'Banglore', 'Priyaa', 'greif', 'depresion', 'zzzzzz', 'qzqz', 'xylophone quartz'],
  ...['pr', 'a', 'qz', 'मन', 'चिंता', "o'brien", '100%', 'under_score', 'back\\slash', '"quoted"'],
  ...['therapist for anxiety in Mumbai', 'i feel low and cannot sleep at night', 'x'.repeat(64), 'LGBTQ+'],
];

const combined: RawParameters[] = [
  { specialization: 'anxiety', location: 'mumbai' },
  { q: 'anxiety', language: 'hindi', fee_max: '1500', mode: 'video', sort: 'fee-low' },
  { location: 'pune', gender: 'woman', accepting: 'yes', sort: 'experience' },
];

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

/** The time (milliseconds) that this share of all runs did not exceed. */
function quantile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

const first = await readDirectory(parseCriteria({}));
const slug = first.cards[0]?.slug ?? '';
const findBySlug = () => db.therapist.findUnique({ where: { slug }, select: { slug: true } });
const slugTimes: number[] = [];
const questions = [{}, ...words.map((q): RawParameters => ({ q })), ...combined].map((raw) => ({
  raw,
  criteria: parseCriteria(raw),
  times: [] as number[],
}));
// In turns, as visitors ask, so that a cached answer does not serve the next question. The first round warms
// up.
for (let run = 0; run <= runs; run++) {
  const slugTime = await timeOf(findBySlug);
  if (run > 0) slugTimes.push(slugTime);
  for (const { criteria, times } of questions) {
    const time = await timeOf(() => readDirectory(criteria));
    if (run > 0) times.push(time);
  }
}

const round = (value: number) => Number(value.toFixed(2));
const bySlug = quantile(slugTimes, 0.5);
const rows: Record<string, Record<string, number>> = {};
for (const { raw, criteria, times } of questions) {
  const median = quantile(times, 0.5);
  rows[JSON.stringify(raw)] = {
    found: (await readDirectory(criteria)).total.count,
    'median ms': round(median),
    'p99 ms': round(quantile(times, 0.99)),
    '× slug': round(median / bySlug),
  };
}
console.table(rows);
const ofWords = questions.filter(({ raw }) => Object.keys(raw).join() === 'q').flatMap(({ times }) => times);
console.log(
  `${words.length} terms, ${ofWords.length} searches: median ${round(quantile(ofWords, 0.5))} ms, p99 ${round(quantile(ofWords, 0.99))} ms`,
);
await closeDatabase();
