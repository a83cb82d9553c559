import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { publishVersion, restoreVersion, saveDraft } from '@/lib/admin/content/commands';
import { valuesOf } from '@/lib/admin/content/form/values';
import { noteHelplineChecked } from '@/lib/admin/content/helpline-check';
import { listEntries, readEntry, readVersion } from '@/lib/admin/content/queries';
import type { ContentSpec } from '@/lib/admin/content/spec';
import { specNamed } from '@/lib/admin/content/specs';
import { db } from '@/lib/server/db';
import { readQuestions } from '@/lib/site/questions/queries';
import { createAdmin } from '@/test/account/back-office';
import { setUpDatabase } from '@/test/database/database';

setUpDatabase();

function spec(name: string): ContentSpec {
  const found = specNamed(name);
  if (!found) throw new Error(`no kind ${name}`);
  return found;
}

const questions = spec('questions');
const helpline = spec('helpline');
const asking = (...all: string[]) => ({
  questions: all.map((question) => ({ question, answer: 'Yes.' })),
});

let admin: Awaited<ReturnType<typeof createAdmin>>;
beforeEach(async () => {
  admin = await createAdmin();
});

function save(content: object, base: number, id: string = randomUUID()) {
  return saveDraft({ id, spec: questions, entry: 'home', base, content, name: 'Questions' }, admin);
}

const shown = async () => (await readQuestions()).map(({ question }) => question);

const audited = async () =>
  (
    await db.auditEntry.findMany({ where: { action: { startsWith: 'content.' } }, orderBy: { id: 'asc' } })
  ).map(({ action, actorUserId, details }) => {
    expect(actorUserId).toBe(admin.viewer.userId);
    return [action, (details as { number?: number }).number];
  });

describe('a change of content', () => {
  it('is seen by nobody until it is published, and goes back to what it was', async () => {
    const delivered = await shown();
    expect(await save(asking('Why?'), 0)).toEqual({ state: 'saved', entry: 'home', number: 1 });
    expect(await shown()).toEqual(delivered);
    expect(await publishVersion(questions, 'home', 1, admin)).toBe('done');
    expect(await shown()).toEqual(['Why?']);
    expect(await save(asking('Why?', 'When?'), 1)).toMatchObject({ number: 2 });
    expect(await publishVersion(questions, 'home', 2, admin)).toBe('done');
    expect(await shown()).toEqual(['Why?', 'When?']);

    expect(await restoreVersion(questions, 'home', 1, admin)).toBe(3);
    expect(await shown()).toEqual(['Why?']);
    expect(await restoreVersion(questions, 'home', 0, admin)).toBe(4);
    expect(await shown()).toEqual(delivered);

    const found = await readEntry(questions, 'home');
    expect(
      found?.versions.map(({ number, restoredFrom, createdBy, isPublic }) => [
        number,
        restoredFrom,
        createdBy,
        isPublic,
      ]),
    ).toEqual([
      [4, 0, 'Meher Irani', true],
      [3, 1, 'Meher Irani', false],
      [2, null, 'Meher Irani', false],
      [1, null, 'Meher Irani', false],
    ]);
    expect(found?.versions[2]?.changes.map(({ label, after }) => `${label} = ${after}`)).toEqual([
      'Question 2: Question = When?',
      'Question 2: Answer = Yes.',
    ]);
    expect(await audited()).toEqual([
      ['content.saved', 1],
      ['content.published', 1],
      ['content.saved', 2],
      ['content.published', 2],
      ['content.restored', 3],
      ['content.restored', 4],
    ]);
  });

  it('is saved once, however often the form is sent', async () => {
    const id = randomUUID();
    await Promise.all([save(asking('Why?'), 0, id), save(asking('Why?'), 0, id)]);
    expect(await save(asking('Why?'), 0, id)).toEqual({ state: 'saved', entry: 'home', number: 1 });
    expect(await db.contentVersion.count()).toBe(1);
    expect(await audited()).toHaveLength(1);
  });

  it('never passes over what somebody else saved meanwhile', async () => {
    const outcomes = await Promise.all([save(asking('Why?'), 0), save(asking('When?'), 0)]);
    expect(outcomes.map(({ state }) => state).sort()).toEqual(['saved', 'stale']);
  });

  it('is not saved when it changes nothing', async () => {
    expect(await save(questions.files.home ?? {}, 0)).toEqual({ state: 'unchanged' });
    expect(await audited()).toEqual([]);
  });

  it('is published by one of two admins at the same moment', async () => {
    await save(asking('Why?'), 0);
    const outcomes = await Promise.all([1, 2].map(() => publishVersion(questions, 'home', 1, admin)));
    expect(outcomes.sort()).toEqual(['already', 'done']);
  });

  it('is not published over a newer one, and brought back once', async () => {
    await save(asking('Why?'), 0);
    await save(asking('When?'), 1);
    await publishVersion(questions, 'home', 2, admin);
    expect(await publishVersion(questions, 'home', 1, admin)).toBe('older');
    expect(await publishVersion(questions, 'home', 9, admin)).toBe('gone');
    expect(await restoreVersion(questions, 'home', 2, admin)).toBe('already');
    expect(await restoreVersion(questions, 'home', 1, admin)).toBe(3);
    expect(await restoreVersion(questions, 'home', 1, admin)).toBe('already');
  });

  it('keeps its words: the database refuses to rewrite a version', async () => {
    await save(asking('Why?'), 0);
    await expect(db.contentVersion.updateMany({ data: { content: asking('Who?') } })).rejects.toThrow(
      /keeps its words/,
    );
  });
});

describe('a version that no longer fits', () => {
  beforeEach(async () => {
    await db.contentVersion.create({
      data: {
        kind: 'questions',
        entry: 'home',
        number: 1,
        content: { questions: [{ question: 'Only a question' }] },
        isPublic: true,
        publishedAt: new Date(),
      },
    });
  });

  it('gives its place to the file, and the back office says so', async () => {
    expect(await shown()).toHaveLength(6);
    expect(await listEntries(questions)).toMatchObject([{ entry: 'home', state: 'misfit' }]);
    expect(await readVersion(questions, 'home', 1)).toMatchObject({ fits: false, publicNumber: 1 });
  });

  it('is neither published nor brought back, and a new one mends it', async () => {
    await save(asking('Why?'), 1);
    await publishVersion(questions, 'home', 2, admin);
    expect(await restoreVersion(questions, 'home', 1, admin)).toBe('misfit');
    expect(await shown()).toEqual(['Why?']);
    expect(await listEntries(questions)).toMatchObject([{ state: 'version', draft: null }]);
  });
});

describe('a helpline', () => {
  const today = '2026-12-01';
  const manas = helpline.files['tele-manas'] ?? {};
  const errorsOf = (change: object, entry: string | null = 'women-181') => {
    const content = { ...(helpline.files[entry ?? 'women-181'] ?? {}), ...change };
    const read = helpline.read(valuesOf(helpline.parts, content), entry, today);
    return read.ok ? null : read.errors;
  };

  it.each([
    [{ number: '' }, { number: 'Please enter the number that people call' }],
    [{ number: '  ' }, { number: 'Please enter the number that people call' }],
    [{ number: 'call us' }, { number: 'Write the number with digits, spaces and dashes' }],
    [{ number: '1' }, { number: 'A number has 3 to 15 digits' }],
    [
      { number: '1860 266 2345' },
      { number: 'Nobody answers at this number any more. Please enter another one' },
    ],
    [{ otherNumber: 'no' }, { otherNumber: 'Write the number with digits, spaces and dashes' }],
    [
      { checkedOn: '2026-12-02', dueOn: '2027-01-01' },
      { checkedOn: 'The last check cannot be in the future' },
    ],
    [{ dueOn: '2026-01-01' }, { dueOn: 'The next check comes after the last one' }],
    [
      { open: 'every-day' },
      {
        from: 'Enter the hour at which it opens',
        to: 'Enter the hour at which it closes, later than it opens',
      },
    ],
  ])('with %j is refused at the field', (change, errors) => {
    expect(errorsOf(change)).toEqual(errors);
  });

  it('that is on every page keeps its number and stays', () => {
    expect(errorsOf({ number: '14417' }, 'tele-manas')).toHaveProperty('number');
    expect(errorsOf({ shown: false }, 'emergency-112')).toHaveProperty('shown');
    expect(errorsOf({ shown: false }, 'women-181')).toBeNull();
  });

  it('can be added; a second one of the same name has an address of its own', async () => {
    const draft = (number: string) => ({
      id: randomUUID(),
      spec: helpline,
      entry: null,
      base: 0,
      content: { ...manas, name: 'Kiran', number },
      name: 'Kiran, 1800 599 0020',
    });
    expect(await saveDraft(draft('1800 599 0020'), admin)).toMatchObject({ entry: 'kiran-1800-599-0020' });
    expect(await saveDraft(draft('1800 599 0021'), admin)).toMatchObject({ entry: 'kiran-1800-599-0020-2' });
    const entries = await listEntries(helpline);
    expect(entries.at(-1)).toMatchObject({ name: 'Kiran, 1800 599 0021', draft: 1, dueOn: null });
  });

  it('that was looked up again gets a public version with the new days, unless a draft waits', {
    tags: ['slow'],
  }, async () => {
    const now = new Date('2026-12-01T06:00:00Z');
    const check = () => noteHelplineChecked(helpline, 'women-181', admin, now);
    expect(await check()).toBe('checked');
    expect(await check()).toBe('checked');
    const found = await readEntry(helpline, 'women-181');
    expect(found).toMatchObject({ publicNumber: 1, shown: { checkedOn: today, dueOn: '2027-03-01' } });
    expect(found?.versions[0]?.changes.map(({ label }) => label)).toEqual([
      'Last checked on',
      'Check again by',
    ]);
    const base = { ...found?.shown, cost: 'Nothing' };
    await saveDraft(
      { id: randomUUID(), spec: helpline, entry: 'women-181', base: 1, content: base, name: '' },
      admin,
    );
    expect(await check()).toBe('draftWaits');
    expect(await noteHelplineChecked(helpline, 'nobody', admin, now)).toBe('gone');
    expect(await noteHelplineChecked(questions, 'home', admin, now)).toBe('gone');
  });
});
