import { describe, expect, it } from 'vitest';
import { removeOwnNominee, saveNominee } from '@/lib/privacy/nominee/actions';
import { ownNominee } from '@/lib/privacy/nominee/queries';
import { nomineeMessages } from '@/lib/privacy/nominee/rules';
import { db } from '@/lib/server/db';
import { signIn } from '@/test/account/signed-in';
import { setUpDatabase } from '@/test/database/database';
import { formOf, sendSeen } from '@/test/server/form';
import { setUpVisitor } from '@/test/server/visitor';

setUpDatabase();
setUpVisitor();

const ravi = { name: 'Ravi Rao', relation: 'Brother', email: ' Ravi@Example.in', phone: '98765 43210' };
const save = (fields: Record<string, string> = ravi) => sendSeen(saveNominee, fields);
const remove = () => removeOwnNominee(null, formOf({}, ''));

describe('a nominee', () => {
  it('is named, changed and removed, each with a line in the log', async () => {
    const viewer = await signIn();
    expect(await save()).toMatchObject({ ok: true, message: nomineeMessages.named });
    expect(await ownNominee(viewer)).toMatchObject({
      name: 'Ravi Rao',
      relation: 'Brother',
      email: 'ravi@example.in',
      phone: '+919876543210',
    });
    await save({ name: 'Sita Rao', relation: 'Sister', email: '', phone: '98765 43210' });
    expect(await ownNominee(viewer)).toMatchObject({ name: 'Sita Rao', email: null });
    expect(await remove()).toMatchObject({ ok: true, message: nomineeMessages.removed });
    expect(await remove()).toMatchObject({ ok: true, message: nomineeMessages.none });
    expect(await ownNominee(viewer)).toBeNull();
    const actions = await db.auditEntry.findMany({
      where: { subjectUserId: viewer.userId },
      orderBy: { id: 'asc' },
    });
    expect(actions.map(({ action }) => action)).toEqual([
      'nominee.named',
      'nominee.named',
      'nominee.removed',
    ]);
    for (const { details } of actions) expect(details).toEqual({});
  });

  it('stays one, however many submits come at once', async () => {
    const viewer = await signIn();
    const answers = await Promise.all(Array.from({ length: 8 }, () => save()));
    expect(answers.every(({ ok }) => ok)).toBe(true);
    expect(await db.nominee.count({ where: { userId: viewer.userId } })).toBe(1);
  });

  it('must be reachable', async () => {
    await signIn();
    expect(await save({ ...ravi, email: '', phone: '' })).toMatchObject({
      ok: false,
      fieldErrors: { email: nomineeMessages.unreachable },
    });
    expect(await db.nominee.count()).toBe(0);
  });

  it.each([
    ['name', ''],
    ['name', 'a\0b'],
    ['relation', ' '],
    ['email', 'ravi@example.in, sita@example.in'],
    ['phone', 'call me'],
  ])('refuses a %s like %j', async (field, value) => {
    await signIn();
    const answer = await save({ ...ravi, [field]: value });
    expect(!answer.ok && Object.keys(answer.fieldErrors ?? {})).toEqual([field]);
    expect(await db.nominee.count()).toBe(0);
  });

  it('cannot be seen, changed or removed by a stranger', async () => {
    const owner = await signIn();
    await save();
    const other = await signIn();
    expect(await ownNominee(other)).toBeNull();
    await save({ ...ravi, name: 'Somebody else' });
    await remove();
    expect(await ownNominee(owner)).toMatchObject({ name: 'Ravi Rao' });
  });

  it('cannot be named by guests, or with a user id from the form', async () => {
    expect(await save()).toMatchObject({ ok: false });
    const { userId } = await signIn();
    expect(await save({ ...ravi, userId })).toMatchObject({ ok: false });
    expect(await saveNominee(null, { name: { not: '' } })).toMatchObject({ ok: false });
    expect(await db.nominee.count()).toBe(0);
  });
});
