import { database } from '@/test/database/copy-database';

/** A person of the sample data with rows on every page. */
export async function demoPerson(
  role: 'client' | 'therapist' | 'admin',
): Promise<{ readonly userId: string }> {
  await using db = await database();
  const [found] = await db.query<{ id: string }>('SELECT id FROM users WHERE email = $1', [
    `${role}@demo.test`,
  ]);
  if (!found) throw new Error(`The sample data has no ${role}.`);
  return { userId: found.id };
}
