import { describe, expect, it } from 'vitest';
import { minuteInWords } from '@/lib/format/time';
import { everyTimeZone } from '@/lib/format/zone-choices';
import { mailWelcome, mailWhenWelcome } from '@/lib/notification/mail';
import { savePreferences } from '@/lib/notification/preferences/actions';
import { ownPreferences, reminderWays } from '@/lib/notification/preferences/queries';
import {
  closingMinutes,
  openingMinutes,
  preferenceMessages,
  usualPreferences,
} from '@/lib/notification/preferences/rules';
import { admissionMessages } from '@/lib/server/action/messages';
import { db } from '@/lib/server/db';
import { signIn } from '@/test/account/signed-in';
import { inTwoRuns } from '@/test/case/sample';
import { setUpDatabase } from '@/test/database/database';
import { sendSeen } from '@/test/server/form';
import { setUpVisitor } from '@/test/server/visitor';
import { createProfile, createUser } from '@/test/therapist/factories';

setUpDatabase();
setUpVisitor();

/** The form with its default values. */
const untouched = {
  remindDay: 'on',
  remindHour: 'on',
  remindJoin: 'on',
  remindByPush: 'on',
  mailReminders: 'on',
  mailQuotations: 'on',
  mailRequests: 'on',
  contactFrom: '480',
  contactUntil: '1200',
  timeZone: 'Asia/Kolkata',
};

const save = (changes: Readonly<Record<string, string>> = {}) =>
  sendSeen(savePreferences, { ...untouched, ...changes });
const audited = async () =>
  (await db.auditEntry.findMany({ where: { action: 'notifications.changed' }, orderBy: { id: 'asc' } })).map(
    ({ details }) => details,
  );
const rows = () => db.notificationPreferences.findMany();

describe('preferences', () => {
  it('are the defaults until somebody chooses, as in the database', async () => {
    const viewer = await signIn();
    expect(await ownPreferences(viewer)).toEqual(usualPreferences);
    await db.notificationPreferences.create({ data: { userId: viewer.userId } });
    expect(await ownPreferences(viewer)).toEqual(usualPreferences);
  });

  it('are saved whole, with a line for the log that names what changed', async () => {
    const viewer = await signIn();
    const answer = await save({
      mailReminders: '',
      contactFrom: '0',
      contactUntil: '1440',
      timeZone: 'America/New_York',
    });
    expect(answer).toMatchObject({ ok: true, message: preferenceMessages.saved });
    expect(await ownPreferences(viewer)).toEqual({
      reminders: usualPreferences.reminders,
      mails: { reminder: false, quotation: true, request: true },
      fromMinute: 0,
      untilMinute: 1440,
      timeZone: 'America/New_York',
    });
    expect(await audited()).toEqual([{ fields: ['mailReminders', 'contactHours', 'timeZone'] }]);
    await save({ timeZone: 'America/New_York' });
    expect(await audited()).toHaveLength(2);
  });

  it('have the times of reminders that somebody chose, and those of their role until then', async () => {
    const viewer = await signIn();
    await save({ remindDay: '', remindThree: 'on', remindByPush: '' });
    expect((await ownPreferences(viewer)).reminders).toEqual({
      times: ['three', 'hour', 'join'],
      byPush: false,
    });
    expect(await audited()).toEqual([{ fields: ['reminderTimes', 'remindByPush'] }]);
    expect(await reminderWays(db, viewer.userId, 'three')).toEqual({ mail: true, push: false, texts: true });
    expect(await reminderWays(db, viewer.userId, 'day')).toEqual({ mail: false, push: false, texts: false });
    await save({ remindDay: '', remindHour: '', remindJoin: '' });
    expect((await ownPreferences(viewer)).reminders.times).toEqual([]);
    const { userId } = await createProfile({ role: 'therapist' });
    expect((await ownPreferences({ userId })).reminders.times).toEqual(['hour', 'join']);
  });

  it('write nothing when nothing was changed', async () => {
    await signIn();
    expect(await save()).toMatchObject({ ok: true });
    expect(await rows()).toEqual([]);
    expect(await audited()).toEqual([]);
  });

  it('end the same, however often one submits', { tags: ['slow'] }, async () => {
    await signIn();
    const answers = await Promise.all(Array.from({ length: 6 }, () => save({ mailRequests: '' })));
    expect(answers.every(({ ok }) => ok)).toBe(true);
    expect(await rows()).toMatchObject([{ mailRequests: false }]);
    expect(await audited()).toHaveLength(1);
  });

  it('sent by two tabs become those of one of them, whole', async () => {
    const viewer = await signIn();
    await Promise.all([
      save({ contactFrom: '540', contactUntil: '600' }),
      save({ contactFrom: '60', contactUntil: '120' }),
    ]);
    const { fromMinute, untilMinute } = await ownPreferences(viewer);
    expect(['540-600', '60-120']).toContain(`${fromMinute}-${untilMinute}`);
  });

  it('keep choices that a role does not offer', async () => {
    const { userId } = await createProfile({ role: 'admin' });
    const viewer = await signIn(userId);
    const unticked = { mailReminders: '', mailQuotations: '', mailRequests: '' };
    expect(await save(unticked)).toMatchObject({ ok: true });
    expect((await ownPreferences(viewer)).mails).toEqual(usualPreferences.mails);
  });

  it('affect nobody else', async () => {
    const other = await signIn();
    await signIn();
    await save({ mailReminders: '', timeZone: 'Asia/Dubai' });
    expect(await ownPreferences(other)).toEqual(usualPreferences);
  });

  it('can be any of the offered times and places', { tags: ['slow'] }, async () => {
    await signIn();
    expect(openingMinutes.map(minuteInWords)).toHaveLength(48);
    expect([0, 30, 480, 720, 750, 1410, 1440].map(minuteInWords)).toEqual([
      'Midnight',
      '12:30 am',
      '8:00 am',
      '12:00 noon',
      '12:30 pm',
      '11:30 pm',
      'Midnight',
    ]);
    expect(closingMinutes.at(-1)).toBe(1440);
    const profile = await createProfile();
    for (const timeZone of everyTimeZone()) {
      await db.profile.update({ where: { id: profile.id }, data: { timeZone } });
    }
    expect(await save({ timeZone: 'Asia/Calcutta' })).toMatchObject({ ok: true });
    expect(await rows()).toEqual([]);
  });

  for (const { cases, tags } of inTwoRuns([
    ['contactUntil', { contactFrom: '1200', contactUntil: '480' }],
    ['contactUntil', { contactFrom: '600', contactUntil: '600' }],
    ['contactUntil', { contactUntil: '1441' }],
    ['contactUntil', { contactUntil: '0' }],
    ['contactFrom', { contactFrom: '-30' }],
    ['contactFrom', { contactFrom: '485' }],
    ['contactFrom', { contactFrom: '4.8e2' }],
    ['contactFrom', { contactFrom: ' 480' }],
    ['contactFrom', { contactFrom: '' }],
    ['timeZone', { timeZone: '' }],
    ['timeZone', { timeZone: 'Mars/Olympus' }],
    ['timeZone', { timeZone: '+05:30' }],
    ['timeZone', { timeZone: 'Asia/Kolkata\0' }],
    ['mailReminders', { mailReminders: 'yes' }],
    ['remindThree', { remindThree: '3' }],
    ['mailQuotations', { mailQuotations: '{"not":""}' }],
  ])) {
    it.each(cases)('refuse a bad %s: %j', { tags }, async (field, change) => {
      await signIn();
      expect(await save(change)).toMatchObject({ ok: false, fieldErrors: { [field]: expect.any(String) } });
      expect(await rows()).toEqual([]);
      expect(await db.profile.count({ where: { timeZone: { not: 'Asia/Kolkata' } } })).toBe(0);
    });
  }

  it('accept no other column, no object and no guest', async () => {
    expect(await save({ mailReminders: '' })).toMatchObject({ message: admissionMessages.signedOut });
    const viewer = await signIn();
    for (const form of [{ ...untouched }, { timeZone: { not: '' } }, null, 'x'])
      expect(await savePreferences(null, form)).toMatchObject({ ok: false });
    for (const column of ['userId', 'role', 'contactFromMinute', 'mailSecurity'])
      expect(await save({ [column]: viewer.userId })).toMatchObject({ ok: false });
    expect(await rows()).toEqual([]);
  });
});

describe('a mail that can wait', () => {
  const jobs = () => db.$queryRaw<{ task: string; key: string | null; runAt: Date }[]>`
    SELECT task_identifier AS task, key, run_at AS "runAt" FROM graphile_worker.jobs ORDER BY id`;
  const mail = { kind: 'quotation', task: 'send-test-mail', payload: { quotationId: 'q' } } as const;

  it('goes out at once inside the hours, and when they open outside of them', async () => {
    const { userId } = await createProfile();
    const noon = new Date('2026-11-24T06:30:00Z');
    const night = new Date('2026-11-24T18:30:00Z');
    expect(await mailWhenWelcome(db, { ...mail, userId, jobKey: 'first' }, noon)).toBe(true);
    expect(await mailWhenWelcome(db, { ...mail, userId }, night)).toBe(true);
    expect(await jobs()).toEqual([
      { task: 'send-test-mail', key: 'first', runAt: noon },
      { task: 'send-test-mail', key: null, runAt: new Date('2026-11-25T02:30:00Z') },
    ]);
  });

  it('follows the person’s clock, summer time included', async () => {
    const { userId } = await createProfile({ timeZone: 'America/New_York' });
    await mailWhenWelcome(db, { ...mail, userId }, new Date('2026-03-08T05:00:00Z'));
    expect(await jobs()).toMatchObject([{ runAt: new Date('2026-03-08T12:00:00Z') }]);
  });

  it('keeps to Indian time for somebody without a profile, or with a zone that no clock knows', async () => {
    const night = new Date('2026-11-24T18:30:00Z');
    const { userId } = await createProfile({ timeZone: 'Mars/Olympus' });
    for (const id of [userId, (await createUser()).id])
      await mailWhenWelcome(db, { ...mail, userId: id }, night);
    expect((await jobs()).map(({ runAt }) => runAt)).toEqual(Array(2).fill(new Date('2026-11-25T02:30:00Z')));
  });

  it('does not go to somebody who does not want it, to nobody, or after a rollback', async () => {
    const { userId } = await createProfile();
    await db.notificationPreferences.create({ data: { userId, mailQuotations: false } });
    expect(await mailWhenWelcome(db, { ...mail, userId })).toBe(false);
    expect(await mailWhenWelcome(db, { ...mail, userId: crypto.randomUUID() })).toBe(false);
    const undo = new Error('undo');
    const undone = db.$transaction(async (tx) => {
      await mailWhenWelcome(tx, { ...mail, userId, kind: 'request' });
      throw undo;
    });
    await expect(undone).rejects.toBe(undo);
    expect(await jobs()).toEqual([]);
  });

  it('is asked about again by its job: inside the hours it goes, outside it is queued again for the next ones', async () => {
    const { userId } = await createProfile();
    const noon = new Date('2026-11-24T06:30:00Z');
    const night = new Date('2026-11-24T18:30:00Z');
    const own = { ...mail, userId, jobKey: 'own' };
    expect(await mailWelcome(db, own, noon)).toBe('now');
    expect(await jobs()).toEqual([]);
    expect(await mailWelcome(db, own, night)).toBe('later');
    const morning = new Date('2026-11-25T02:30:00Z');
    expect(await jobs()).toEqual([{ task: 'send-test-mail', key: 'own', runAt: morning }]);
    expect(await mailWelcome(db, own, morning)).toBe('now');
  });

  it('goes out no earlier than its time, and inside the hours after it', async () => {
    const { userId } = await createProfile();
    const noon = new Date('2026-11-24T06:30:00Z');
    const notBefore = new Date('2026-11-24T08:00:00Z');
    await mailWhenWelcome(db, { ...mail, userId, notBefore }, noon);
    expect(await mailWelcome(db, { ...mail, userId, notBefore }, noon)).toBe('later');
    await mailWhenWelcome(db, { ...mail, userId, notBefore: new Date('2026-11-24T18:30:00Z') }, noon);
    const times = (await jobs()).map(({ runAt }) => runAt);
    expect(times).toEqual([notBefore, notBefore, new Date('2026-11-25T02:30:00Z')]);
  });

  it('is unwanted by its job once its kind is switched off or the account is gone; news are not switched off', async () => {
    const { userId } = await createProfile();
    const none = { mailQuotations: false, mailRequests: false, mailReminders: false };
    await db.notificationPreferences.create({ data: { userId, ...none } });
    const [noon, night] = [new Date('2026-11-24T06:30:00Z'), new Date('2026-11-24T18:30:00Z')];
    for (const now of [noon, night]) {
      expect(await mailWelcome(db, { ...mail, userId }, now)).toBe('unwanted');
      expect(await mailWelcome(db, { ...mail, userId: crypto.randomUUID() }, now)).toBe('unwanted');
    }
    expect(await jobs()).toEqual([]);
    expect(await mailWelcome(db, { ...mail, userId, kind: 'news' }, noon)).toBe('now');
    expect(await mailWelcome(db, { ...mail, userId, kind: 'news' }, night)).toBe('later');
  });

  it('keeps to the usual hours of India for somebody without an account', async () => {
    const stranger = { ...mail, userId: null };
    expect(await mailWelcome(db, stranger, new Date('2026-11-24T14:29:00Z'))).toBe('now');
    expect(await mailWelcome(db, stranger, new Date('2026-11-24T14:30:00Z'))).toBe('later');
    expect(await jobs()).toMatchObject([{ runAt: new Date('2026-11-25T02:30:00Z') }]);
  });
});
