import { beforeEach, describe, expect, it } from 'vitest';
import { checkRegistration, withdrawRegistration } from '@/lib/admin/therapist/register/commands';
import { db } from '@/lib/server/db';
import { readDirectory } from '@/lib/therapist/directory/queries';
import { parseCriteria } from '@/lib/therapist/directory/schema';
import { therapistProfile } from '@/lib/therapist/queries';
import { hideLapsedRegisters } from '@/lib/therapist/register/commands';
import { goodRegisters } from '@/lib/therapist/register/lines';
import { registerInShort, registerLabel } from '@/lib/therapist/register/rules';
import { createAdmin } from '@/test/account/back-office';
import { setUpDatabase } from '@/test/database/database';
import { onOneDay } from '@/test/database/one-day';
import { withoutTrigger } from '@/test/database/owner';
import { createTherapist } from '@/test/therapist/factories';

setUpDatabase();

const lookedUp = new Date('2026-11-03T05:00:00Z');
const lastDay = '2099-03-31';

let admin: Awaited<ReturnType<typeof createAdmin>>;
beforeEach(async () => {
  admin = await createAdmin();
});

async function listed(register: string, number = 'A1') {
  const therapist = await createTherapist();
  const entry = await db.therapistRegistration.create({
    data: { therapistId: therapist.id, register, number },
  });
  return { ...therapist, entry: entry.id };
}

const directory = async (raw: Record<string, string> = {}) => {
  const { cards, options } = await readDirectory(parseCriteria(raw));
  return { slugs: cards.map(({ slug }) => slug), cards, options: options.register };
};

describe('an entry in a register', () => {
  it('is shown and found once it has been looked up, and no longer when the check is withdrawn', async () => {
    const person = await listed('RCI');
    await listed('State medical council', 'B2');
    expect((await directory()).options).toEqual([]);

    await checkRegistration(person.entry, lastDay, admin, lookedUp);
    const line = { register: 'RCI', number: 'A1', lookedUp: '2026-11-03', goodUntil: lastDay };
    expect(await directory({ register: 'rci' })).toMatchObject({
      slugs: [person.slug],
      cards: [{ registers: [line] }],
      options: [{ value: 'rci', label: 'RCI', therapists: 1 }],
    });
    expect((await therapistProfile(person.slug))?.registers).toEqual([line]);

    await withdrawRegistration(person.entry, 'uncheck', admin);
    expect(await directory()).toMatchObject({ options: [], cards: [{ registers: [] }, { registers: [] }] });
    await checkRegistration(person.entry, lastDay, admin, lookedUp);
    expect((await directory()).options).toHaveLength(1);
    await withdrawRegistration(person.entry, 'remove', admin);
    expect((await directory()).options).toEqual([]);
  });

  it('leaves cards and filter after its last day', async () => {
    const { entry, slug } = await listed('RCI');
    await checkRegistration(entry, lastDay, admin, lookedUp);
    await onOneDay(async (tx, today) => {
      await tx.therapistRegistration.update({ where: { id: entry }, data: { expiresOn: today } });
      expect(await hideLapsedRegisters(tx)).toBe(0);
    });
    expect((await directory({ register: 'rci' })).slugs).toEqual([slug]);

    // Simulates the day after the entry's last day.
    await withoutTrigger('therapist_registrations', 'therapist_registrations_shown', () =>
      db.therapistRegistration.update({ where: { id: entry }, data: { expiresOn: new Date('2026-01-01') } }),
    );
    expect((await directory()).options).toHaveLength(1);
    expect(await hideLapsedRegisters(db)).toBe(1);
    expect((await directory()).options).toEqual([]);
  });

  it('stays when two of one person are looked up in the same moment', async () => {
    const person = await listed('RCI');
    const second = await db.therapistRegistration.create({
      data: { therapistId: person.id, register: 'State medical council', number: 'B2' },
    });
    await Promise.all([
      checkRegistration(person.entry, lastDay, admin, lookedUp),
      checkRegistration(second.id, lastDay, admin, lookedUp),
    ]);
    const [card] = (await directory()).cards;
    expect(card?.registers.map(({ register }) => register)).toEqual(['RCI', 'State medical council']);
  });
});

it('is said in words', () => {
  const line = { register: 'RCI', number: 'A1', lookedUp: '2026-11-03', goodUntil: '2026-11-20' };
  expect(registerInShort(line)).toBe('RCI (checked 3 November 2026)');
  expect(registerLabel('RCI')).toBe('Rehabilitation Council of India (RCI)');
  expect(registerLabel('Maharashtra Council')).toBe('Maharashtra Council');
  expect(goodRegisters([line], new Date('2026-11-20T12:00:00Z'))).toEqual([line]);
  expect(goodRegisters([line], new Date('2026-11-20T19:00:00Z'))).toEqual([]);
});
