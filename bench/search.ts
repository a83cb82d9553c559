// `npm run bench:search`: the directory's search, term by term, on the database of DATABASE_URL. Load it first
// (npm run db:seed -- --therapists 100000). Compare the ratios to the slug look-up of the same run.
import { closeDatabase, db } from '@/lib/server/db';
import { readDirectory } from '@/lib/therapist/directory/queries';
import { parseCriteria, type RawParameters } from '@/lib/therapist/directory/schema';

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

async function timesOf(work: () => Promise<unknown>) {
  const times: number[] = [];
  for (let run = 0; run < runs; run++) {
    const began = performance.now();
    await work();
    times.push(performance.now() - began);
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(runs - 1, Math.floor(runs * share))] ?? 0;
  return { median: at(0.5), p99: at(0.99) };
}

const first = await readDirectory(parseCriteria({}));
const slug = first.cards[0]?.slug ?? '';
const bySlug = await timesOf(() => db.therapist.findUnique({ where: { slug }, select: { slug: true } }));
const rows: Record<string, Record<string, number>> = {};
const round = (value: number) => Number(value.toFixed(2));
for (const raw of [{}, ...words.map((q) => ({ q })), ...combined]) {
  const criteria = parseCriteria(raw);
  const { median, p99 } = await timesOf(() => readDirectory(criteria));
  const { total } = await readDirectory(criteria);
  rows[JSON.stringify(raw)] = {
    found: total.count,
    'median ms': round(median),
    'p99 ms': round(p99),
    '× slug': round(median / bySlug.median),
  };
}
console.table(rows);
await closeDatabase();
