import { expect, it } from 'vitest';
import { helplines, helplinesAbroad, moreHelplines } from '@/content/helplines';
import { db } from '@/lib/server/db';
import { helplineKind } from '@/lib/site/helpline/kind';
import { readHelplines } from '@/lib/site/helpline/queries';
import { dialled, dueAfter, isOverdue } from '@/lib/site/helpline/rules';
import { setUpDatabase } from '@/test/database/database';

setUpDatabase();

const early = new Date('2026-11-21T06:00:00Z');

it.each([...helplines, ...moreHelplines, ...helplines.flatMap(({ otherNumber = [] }) => otherNumber)])(
  'dials $number as the file says',
  ({ number, dial }) => expect(dialled(number)).toBe(dial),
);

it('shows the files while the owner has published nothing', async () => {
  const shown = await readHelplines(early);
  const plain = (list: readonly { readonly overdue: boolean }[]) =>
    list.map(({ overdue: _, ...same }) => same);
  expect(plain(shown.helplines)).toEqual(helplines);
  expect(plain(shown.moreHelplines)).toEqual(moreHelplines);
  expect(plain(shown.helplinesAbroad)).toEqual(helplinesAbroad);
  expect([...shown.helplines, ...shown.moreHelplines].some(({ overdue }) => overdue)).toBe(false);
});

it('shows what the owner published, hides what they took off, and marks what is overdue', async () => {
  const { 'women-181': women, icall } = helplineKind.files;
  const publish = (entry: string, content: object) =>
    db.contentVersion.create({
      data: { kind: 'helpline', entry, number: 1, content, isPublic: true, publishedAt: early },
    });
  await publish('women-181', { ...women, number: '181 181', dueOn: '2026-11-22' });
  await publish('icall', { ...icall, shown: false });
  await db.contentVersion.create({
    data: { kind: 'helpline', entry: 'jeevan-aastha', number: 1, content: { name: 'A draft' } },
  });
  const on = async (day: string) => {
    const { helplines: first, moreHelplines: more } = await readHelplines(new Date(`${day}T06:00:00Z`));
    return { line: first.find(({ id }) => id === 'women-181'), first, more };
  };
  expect((await on('2026-11-22')).line).toMatchObject({ number: '181 181', dial: '181181', overdue: false });
  const later = await on('2026-11-23');
  expect(later.line?.overdue).toBe(true);
  expect(later.first.filter(({ overdue }) => overdue)).toHaveLength(1);
  expect(later.more.map(({ id }) => id)).not.toContain('icall');
  expect(later.first.map(({ name }) => name)).not.toContain('A draft');
});

it('is due ninety days after its check, and overdue from the day after', () => {
  expect(dueAfter('2026-11-20')).toBe('2027-02-18');
  expect(isOverdue({ dueOn: '2027-02-18' }, '2027-02-18')).toBe(false);
  expect(isOverdue({ dueOn: '2027-02-18' }, '2027-02-19')).toBe(true);
});
