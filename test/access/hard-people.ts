import { database } from '@/test/database/copy-database';

/** First and last names: sixty letters without a space, Arabic script, and Devanagari with a long last name. */
const hardNames = [
  ['Venkatanarasimharajuvaripetalakshminarayanaswamigarumanikyam', 'Rao'],
  ['محمد عبدالرحمن', 'الأنصاري'],
  ['सत्यनारायण', 'श्रीवास्तवचट्टोपाध्यायमुखोपाध्यायबन्द्योपाध्याय'],
] as const;

/** Renames everybody in the database. @param turn the name that the first person gets */
export async function nameHard(turn: number): Promise<void> {
  await using db = await database();
  const names = [0, 1, 2].map((n) => hardNames[(n + turn) % hardNames.length] ?? hardNames[0]);
  const values = [names.map(([first]) => first), names.map(([, last]) => last)];
  // The three demo accounts differ from each other in every turn.
  const nth = (
    key: string,
  ) => `1 + CASE ${key} WHEN 'client@demo.test' THEN 0 WHEN 'therapist@demo.test' THEN 1
    WHEN 'admin@demo.test' THEN 2 ELSE abs(hashtext(${key})) % 3 END`;
  const whole = (key: string) => `($1::text[])[${nth(key)}] || ' ' || ($2::text[])[${nth(key)}]`;
  for (const sql of [
    `UPDATE profiles SET first_name = ($1::text[])[${nth('email::text')}], last_name = ($2::text[])[${nth('email::text')}]`,
    `UPDATE users SET name = ${whole('email::text')}`,
    `UPDATE therapists t SET name = ${whole(`coalesce((SELECT email::text FROM users WHERE id = t.user_id), t.slug)`)}`,
    `UPDATE participants SET name = ${whole('id::text')} WHERE name IS NOT NULL`,
    `UPDATE client_cards SET name = ${whole('id::text')} WHERE name IS NOT NULL`,
    `UPDATE therapist_contact_requests SET user_name = ${whole('id::text')}`,
    `UPDATE contact_messages SET first_name = ($1::text[])[${nth('id::text')}], last_name = ($2::text[])[${nth('id::text')}]`,
    `UPDATE payment_submissions SET payer_name = ${whole('id::text')}`,
  ])
    await db.query(sql, values);
}

/** Twelve sessions of the demo therapist today, from 1:50 am to 10 pm in India, with each client in turn. */
export async function fillDay(): Promise<void> {
  await using db = await database();
  await db.query(`
    INSERT INTO therapy_sessions (client_id, therapist_id, session_date)
    SELECT p.id, t.id, date_trunc('day', now() AT TIME ZONE 'Asia/Kolkata') AT TIME ZONE 'Asia/Kolkata' + n * interval '1 hour 50 min'
    FROM generate_series(1, 12) n
      JOIN (SELECT id, row_number() OVER (ORDER BY id) AS nth, count(*) OVER () AS people FROM profiles WHERE role = 'client') p
        ON p.nth = 1 + n % p.people,
      therapists t JOIN users u ON u.id = t.user_id
    WHERE u.email = 'therapist@demo.test'`);
}
