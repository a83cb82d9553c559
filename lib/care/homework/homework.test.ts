import { beforeEach, describe, expect, it, vi } from 'vitest';
import { giveConsents, withdrawConsent } from '@/lib/account/consent/commands';
import type { MemberOf } from '@/lib/account/session/session';
import { answerOwnHomework, giveClientHomework, takeOwnHomeworkBack } from '@/lib/care/homework/actions';
import { listClientHomework, listOwnHomework } from '@/lib/care/homework/queries';
import { homeworkFormKind, homeworkWords, mostOpen } from '@/lib/care/homework/rules';
import { rotateKeys } from '@/lib/care/keys/rotate';
import { admissionMessages } from '@/lib/server/action/messages';
import { db } from '@/lib/server/db';
import { setUpDatabase } from '@/test/database/database';
import { searchDump } from '@/test/marker/search';
import { queuedNews } from '@/test/notification/news';
import { createClientOf, createPractice, createStranger, type Person } from '@/test/payment/quotations';
import { formOf, usableToken } from '@/test/server/form';
import { as, setUpVisitor } from '@/test/server/visitor';

setUpDatabase();
setUpVisitor();

let asha: Awaited<ReturnType<typeof createPractice>>;
let meera: Person;
const clientOf = ({ viewer }: Person) => viewer as MemberOf<'client'>;

beforeEach(async () => {
  asha = await createPractice();
  meera = await createClientOf(asha.therapist);
});

function give(
  given: Readonly<Record<string, string>> = {},
  who: Person = asha,
  token = usableToken(homeworkFormKind),
) {
  as(who);
  const fields = { client: meera.viewer.profile.id, tool: '', task: 'Two stops by tram.', due: '' };
  return giveClientHomework(null, formOf({ ...fields, ...given }, token));
}

const homeworkId = async () => (await db.homework.findFirstOrThrow()).id;

async function answer(given: Readonly<Record<string, string>>, who: Person = meera) {
  as(who);
  const fields = { homework: await homeworkId(), outcome: 'done', line: '', ...given };
  return answerOwnHomework(null, formOf(fields, ''));
}

describe('giving homework', () => {
  it('keeps it sealed, once for one form, and tells the client neutrally', async () => {
    const token = usableToken(homeworkFormKind);
    for (const _ of [1, 2]) {
      expect(await give({ tool: 'worry-tree', due: '24/12/2099' }, asha, token)).toMatchObject({ ok: true });
    }
    expect(await give({ task: 'Something else.' }, asha, token)).toMatchObject({
      message: homeworkWords.alreadyGiven,
    });
    const both = [
      await listOwnHomework(clientOf(meera)),
      await listClientHomework(asha.viewer, meera.viewer.profile.id),
    ];
    for (const list of both) {
      expect(list).toMatchObject([
        { task: 'Two stops by tram.', due: '2099-12-24', tool: { title: 'Worry Tree' }, outcome: null },
      ]);
    }
    expect([...(await searchDump(['Two stops']))]).toEqual([]);
    expect(await db.notification.findMany()).toMatchObject([
      { userId: meera.viewer.userId, title: `${asha.therapist.name} assigned something to you` },
    ]);
  });

  it('goes with the consent for what one shares about one’s health, and none is given after', async () => {
    const consent = { purposes: ['care'], source: 'onboarding' } as const;
    const agree = () =>
      db.$transaction((tx) => giveConsents(tx, { userId: meera.viewer.userId, ...consent }));
    const ravi = await createClientOf(asha.therapist);
    await agree();
    expect(await give()).toMatchObject({ ok: true });
    expect(await answer({ line: 'It was hard.' })).toMatchObject({ ok: true });
    expect(await give({ client: ravi.viewer.profile.id })).toMatchObject({ ok: true });
    expect(await withdrawConsent(meera.viewer, 'care')).toEqual({ withdrawn: true });
    expect(await listOwnHomework(clientOf(meera))).toEqual([]);
    expect(await listOwnHomework(clientOf(ravi))).toHaveLength(1);
    expect(await give()).toMatchObject({ ok: false, message: homeworkWords.noConsent });
    await agree();
    expect(await give()).toMatchObject({ ok: true });
  });

  it('is refused for strangers, without anything to do, for a past day, and when too much is open', async () => {
    const stranger = await createStranger();
    expect(await give({ client: stranger.viewer.profile.id })).toMatchObject({
      message: homeworkWords.noClient,
    });
    expect(await give({}, await createPractice())).toMatchObject({ message: homeworkWords.noClient });
    expect(await give({ task: ' ' })).toMatchObject({ fieldErrors: { task: homeworkWords.nothing } });
    expect(await give({ task: '', tool: 'no-such-sheet' })).toMatchObject({ ok: false });
    expect(await give({ due: '1/1/2020' })).toMatchObject({ fieldErrors: { due: homeworkWords.past } });
    expect(await give({}, meera)).toMatchObject({ message: admissionMessages.otherRole });
    expect(await db.homework.count()).toBe(0);
    for (let given = 0; given < mostOpen; given += 1) expect(await give()).toMatchObject({ ok: true });
    expect(await give()).toMatchObject({ message: homeworkWords.tooMany });
  });
});

describe('answering homework', () => {
  beforeEach(async () => {
    await give();
  });

  it('is one line and a yes or no, may change, and tells the therapist once', async () => {
    expect(await answer({ line: 'Only one stop.', outcome: 'not_done' })).toMatchObject({ ok: true });
    expect(await answer({ line: 'Both stops!' })).toMatchObject({ ok: true });
    expect(await listClientHomework(asha.viewer, meera.viewer.profile.id)).toMatchObject([
      { task: 'Two stops by tram.', line: 'Both stops!', outcome: 'done' },
    ]);
    expect(await listClientHomework(asha.viewer, meera.viewer.profile.id, 'open')).toEqual([]);
    expect(await listOwnHomework(clientOf(meera), 'open')).toEqual([]);
    expect(await db.notification.count({ where: { userId: asha.viewer.userId } })).toBe(1);
    const { userId } = asha.viewer;
    expect(await queuedNews()).toContainEqual({ userId, title: 'A client answered' });
    as(asha);
    expect(await takeOwnHomeworkBack(null, formOf({ homework: await homeworkId() }, ''))).toMatchObject({
      message: homeworkWords.isAnswered,
    });
  });

  it('belongs to its two people alone', async () => {
    const others = [await createPractice(), await createStranger(), await createClientOf(asha.therapist)];
    for (const other of others) {
      expect(await answer({}, other)).toMatchObject({ ok: false });
      expect(await listOwnHomework(clientOf(other))).toEqual([]);
      if (other !== others[2]) {
        expect(await listClientHomework(other.viewer, meera.viewer.profile.id)).toEqual([]);
      }
    }
    as(others[0] ?? asha);
    expect(await takeOwnHomeworkBack(null, formOf({ homework: await homeworkId() }, ''))).toMatchObject({
      message: homeworkWords.unknown,
    });
    as(asha);
    expect(await takeOwnHomeworkBack(null, formOf({ homework: await homeworkId() }, ''))).toMatchObject({
      ok: true,
    });
    expect(await db.homework.count()).toBe(0);
  });

  it('waits for the right key: nothing is read or written with another one', async () => {
    const { sealed } = await db.homework.findFirstOrThrow();
    vi.stubEnv('SEALING_KEY', Buffer.alloc(32, 7).toString('base64'));
    expect(await answer({ line: 'Lost?' })).toMatchObject({ ok: false, message: homeworkWords.sealed });
    expect(await listOwnHomework(clientOf(meera))).toBeNull();
    vi.unstubAllEnvs();
    expect((await db.homework.findFirstOrThrow()).sealed).toEqual(sealed);
    expect(await listOwnHomework(clientOf(meera))).toHaveLength(1);
  });

  it('opens under a new key once the keys are rotated', async () => {
    vi.stubEnv('SEALING_KEYS_BEFORE', process.env.SEALING_KEY ?? '');
    vi.stubEnv('SEALING_KEY', Buffer.alloc(32, 9).toString('base64'));
    await rotateKeys();
    vi.stubEnv('SEALING_KEYS_BEFORE', '');
    expect(await listOwnHomework(clientOf(meera))).toHaveLength(1);
    vi.unstubAllEnvs();
  });
});
