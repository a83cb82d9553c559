// A row of everything, for two people.

import { expect, it } from 'vitest';
import { personalTables } from '@/lib/privacy/records/inventory';
import { db } from '@/lib/server/db';
import { setUpDatabase } from '@/test/database/database';
import { ownerClient } from '@/test/database/owner';
import { createProfile } from '@/test/therapist/factories';
import { plantMarkers } from './plant';
import { namesOf, rowsNaming } from './traces';

setUpDatabase();

it('rows that name somebody are found in every table of people, and each change of one is seen', async () => {
  const { a } = await plantMarkers();
  const stranger = await createProfile();
  const client = await ownerClient();
  try {
    const query = async (sql: string, values: readonly unknown[]) =>
      (await client.query(sql, [...values])).rows;
    const names = await namesOf(query, [a.userId, a.email]);
    const before = await rowsNaming(query, names);
    const tables = new Set(before.map((line) => line.split(' ')[0]));
    expect(personalTables.map(({ table }) => table).filter((table) => !tables.has(table))).toEqual([]);
    expect(before.filter((line) => line.includes(stranger.userId))).toEqual([]);
    expect(await rowsNaming(query, names)).toEqual(before);

    // Marks of a visit do not count as a change; a new row two levels down does.
    await db.userSession.updateMany({ data: { lastSeenAt: new Date() } });
    expect(await rowsNaming(query, names)).toEqual(before);
    const goal = await db.planGoal.findFirstOrThrow();
    await db.planGoalStep.create({ data: { goalId: goal.id, step: 'half' } });
    const after = await rowsNaming(query, names);
    expect(after.filter((line) => !before.includes(line))).toEqual([
      expect.stringMatching(/^plan_goal_steps .*half/),
    ]);
  } finally {
    await client.end();
  }
});
