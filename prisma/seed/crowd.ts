import { availableParallelism } from 'node:os';
import { Client } from 'pg';
import { crowdWords as words } from './crowd-words';

const perStatement = 5_000;

/**
 * The words as one row of arrays, and functions that draw from them. A draw depends only on the therapist's
 * number and the field, so the crowd is the same on every computer, even when made in several runs. A favour
 * above 1 prefers the beginning of a list, as names and cities in life do.
 */
const prepare = `
CREATE TEMP TABLE words (
  first_names text[], last_names text[], cities text[], local_languages text[], titles text[], specialities text[],
  openings text[], beginnings text[], methods text[], frames text[], backgrounds text[], promises text[],
  pastimes text[]);
CREATE FUNCTION pg_temp.draw(n integer, question integer) RETURNS float8 LANGUAGE sql IMMUTABLE AS $$
  SELECT (hashint8extended(n, question) & 1073741823) / 1073741824.0::float8
$$;
CREATE FUNCTION pg_temp.place(n integer, question integer, favour float8, size integer) RETURNS integer
LANGUAGE sql IMMUTABLE AS $$
  SELECT 1 + floor(pg_temp.draw(n, question) ^ favour * size)::integer
$$;
CREATE FUNCTION pg_temp.pick(list text[], n integer, question integer, favour float8) RETURNS text
LANGUAGE sql IMMUTABLE AS $$
  SELECT list[pg_temp.place(n, question, favour, cardinality(list))]
$$;
CREATE FUNCTION pg_temp.half_hours(n integer, question integer) RETURNS bit(384) LANGUAGE sql IMMUTABLE AS $$
  SELECT ('x' || md5(n || '.' || question) || md5(n || '.' || question + 1) || md5(n || '.' || question + 2))::bit(384)
$$`;

const wordLists = [
  words.firstNames,
  words.lastNames,
  Object.keys(words.places),
  Object.values(words.places),
  words.titles,
  words.specialities,
  words.openings,
  words.beginnings,
  words.methods,
  words.frames,
  words.backgrounds,
  words.promises,
  words.pastimes,
];

const addTherapists = `
INSERT INTO therapists (
  slug, name, title, specialization, location, availability, bio, email, display_order, is_active, activated_at,
  session_rate, languages, modes, gender, accepting_new_clients, years_of_experience, is_sample, created_at,
  next_free_at, free_cells)
SELECT
  trim(BOTH '-' FROM regexp_replace(lower(unaccent(name)), '[^a-z]+', '-', 'g')) || '-' || n,
  name,
  pg_temp.pick(titles, n, 3, 2),
  ARRAY(SELECT DISTINCT pg_temp.pick(specialities, n, 40 + i, 1.5)
    FROM generate_series(1, pg_temp.place(n, 4, 1, 4)) i),
  cities[place],
  (ARRAY['Weekday mornings', 'Weekday evenings', 'Weekends', 'Mon to Fri, 10 am to 6 pm'])[pg_temp.place(n, 5, 1, 4)],
  concat_ws(' ',
    pg_temp.pick(openings, n, 6, 1), pg_temp.pick(beginnings, n, 7, 1), pg_temp.pick(methods, n, 8, 1),
    pg_temp.pick(frames, n, 9, 1), pg_temp.pick(backgrounds, n, 10, 1), pg_temp.pick(promises, n, 11, 1),
    'On free days I am busy with ' || pg_temp.pick(pastimes, n, 12, 4) || '.'),
  'therapist-' || n || '@demo.test',
  1000 + n,
  pg_temp.draw(n, 13) < 0.97,
  timestamptz '2026-06-01 05:30+00',
  CASE WHEN pg_temp.draw(n, 14) < 0.96 THEN 700 + 100 * pg_temp.place(n, 15, 2, 28) END,
  ARRAY(SELECT DISTINCT l FROM unnest(ARRAY[
    'English', CASE WHEN pg_temp.draw(n, 16) < 0.6 THEN 'Hindi' END, local_languages[place]]) l WHERE l IS NOT NULL),
  ARRAY(SELECT m FROM unnest(ARRAY['video', CASE WHEN pg_temp.draw(n, 17) < 0.5 THEN 'phone' END,
    CASE WHEN pg_temp.draw(n, 18) < 0.6 THEN 'in_person' END]) m WHERE m IS NOT NULL),
  (ARRAY['woman', 'woman', 'woman', 'man', 'man', 'non_binary'])[
    CASE WHEN pg_temp.draw(n, 19) < 0.98 THEN pg_temp.place(n, 20, 1, 5) ELSE 6 END],
  pg_temp.draw(n, 21) < 0.8,
  pg_temp.place(n, 22, 2, 35),
  true,
  timestamptz '2026-06-01 05:30+00' + n * interval '1 second',
  CASE WHEN pg_temp.draw(n, 24) < 0.9 THEN to_timestamp(free_from * 1800) END,
  -- One half hour in sixteen, and that of the next free time.
  CASE WHEN pg_temp.draw(n, 24) < 0.9 THEN set_bit(
    pg_temp.half_hours(n, 26) & pg_temp.half_hours(n, 29) & pg_temp.half_hours(n, 32) & pg_temp.half_hours(n, 35),
    (free_from % 384)::integer, 1) END
FROM words, generate_series($1::integer, $2::integer) n,
  LATERAL (SELECT
    pg_temp.pick(first_names, n, 1, 1.5) || ' ' || pg_temp.pick(last_names, n, 2, 1.5) AS name,
    pg_temp.place(n, 23, 2, cardinality(cities)) AS place,
    -- The half hour of the next free time: soon for most, weeks away for some.
    extract(epoch FROM $3::timestamptz)::bigint / 1800 + pg_temp.place(n, 25, 3, 960) AS free_from) person
ON CONFLICT (slug) DO NOTHING`;

async function openLoader(connectionString: string): Promise<Client> {
  const client = new Client({ connectionString });
  await client.connect();
  // VACUUM treats a row as visible to all only once its commit is in the log, which may be later in tests
  // with asynchronous commits.
  await client.query('SET synchronous_commit = on');
  await client.query(prepare);
  const places = wordLists.map((_, index) => `$${index + 1}`).join(', ');
  await client.query(`INSERT INTO words VALUES (${places})`, wordLists);
  return client;
}

/**
 * Fills the directory with generated therapists numbered 1 to `count`, to try it at scale. Existing ones do
 * not change.
 * @param report called after each portion with the number done
 * @param now moment from which free times are counted; without one the therapists have no free times
 * @returns how many were new
 */
export async function loadCrowd(
  connectionString: string,
  count: number,
  report: (done: number) => void,
  now?: Date,
): Promise<number> {
  const portions = Math.ceil(count / perStatement);
  const loaders = await Promise.all(
    Array.from({ length: Math.min(portions, availableParallelism(), 4) }, () => openLoader(connectionString)),
  );
  let started = 0;
  let done = 0;
  let added = 0;
  // Each connection keeps one core of the server busy, mostly with the search columns.
  async function load(client: Client): Promise<void> {
    while (started < count) {
      const from = started + 1;
      const to = Math.min(started + perStatement, count);
      started = to;
      const { rowCount } = await client.query(addTherapists, [from, to, now ?? null]);
      added += rowCount ?? 0;
      done += to - from + 1;
      report(done);
    }
  }
  try {
    await Promise.all(loaders.map(load));
    // Updates the statistics and empties the pending list of the search index, so that measurements match real use.
    if (added > 0) {
      await loaders[0]?.query('VACUUM (ANALYZE) therapists');
      // Every portion rewrote the counters; after VACUUM they fill only a few pages.
      await loaders[0]?.query('VACUUM (FULL, ANALYZE) directory_terms');
    }
    return added;
  } finally {
    await Promise.all(loaders.map((client) => client.end()));
  }
}
