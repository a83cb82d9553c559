import { randomBytes, randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { nameBusySource, queueDueReadings, removeBusySource } from '@/lib/booking/calendar/busy/commands';
import { ownBusySource } from '@/lib/booking/calendar/busy/queries';
import { readBusyTimes } from '@/lib/booking/calendar/busy/read';
import { findCalendar, listFreeSlots } from '@/lib/booking/calendar/queries';
import { readOwnCalendar } from '@/lib/booking/calendar/view/queries';
import { holdSlot } from '@/lib/booking/hold/commands';
import { nextFreeJobs } from '@/lib/booking/next-free/jobs';
import { rotateKeys } from '@/lib/care/keys/rotate';
import { day, hour, minute } from '@/lib/format/duration';
import { notificationJobs } from '@/lib/notification/jobs';
import { db } from '@/lib/server/db';
import { openAllHours } from '@/test/booking/hours';
import { setUpHttpsCounterpart } from '@/test/counterpart/https-counterpart';
import { setUpDatabase } from '@/test/database/database';
import { searchDump } from '@/test/marker/search';
import { setUpMailCatcher } from '@/test/notification/mail-catcher';
import { createPractice, createStranger } from '@/test/payment/quotations';
import { runDueJobs } from '@/test/server/jobs';

setUpDatabase();
const counterpart = setUpHttpsCounterpart();
const catcher = setUpMailCatcher();

const request = { id: 'request-1', network: '203.0.113.7' };

let asha: Awaited<ReturnType<typeof createPractice>>;
let calendarId: string;
let nine: Date;

beforeEach(async () => {
  asha = await createPractice();
  const everyDay = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, startMinute: 540, endMinute: 720 }));
  const calendar = await db.calendar.create({
    data: { therapistId: asha.therapist.id, noticeMinutes: 60, hours: { create: everyDay } },
  });
  calendarId = calendar.id;
  const inTwoDays = new Date(Date.now() + 2 * day + 5.5 * hour).toISOString().slice(0, 10);
  nine = new Date(`${inTwoDays}T09:00:00+05:30`);
});

const later = (minutes: number) => new Date(nine.getTime() + minutes * minute);
const stamp = (moment: Date) => moment.toISOString().replace(/[-:]|\.\d+/g, '');

/** Makes the other calendar serve these times. */
function serve(...times: readonly (readonly [Date, Date])[]): void {
  const events = times.map(([from, until], number) => [
    'BEGIN:VEVENT',
    `UID:${number}`,
    'SUMMARY:Tamarind with Meera',
    'LOCATION:Jackfruit Road',
    `DTSTART:${stamp(from)}`,
    `DTEND:${stamp(until)}`,
    'END:VEVENT',
  ]);
  const file = ['BEGIN:VCALENDAR', 'VERSION:2.0', ...events.flat(), 'END:VCALENDAR', ''].join('\r\n');
  counterpart.answer((_request, response) =>
    response.writeHead(200, { 'content-type': 'text/calendar' }).end(file),
  );
}

const name = (path = '/secret-tamarind.ics') =>
  nameBusySource(asha.viewer, counterpart.origin + path, request);
const read = (now = new Date()) => readBusyTimes(calendarId, { network: counterpart.network(), now });

async function freeAt(startsAt: Date): Promise<boolean> {
  const calendar = await findCalendar({ therapist: asha.therapist.slug });
  if (!calendar) throw new Error('expected a calendar');
  return (await listFreeSlots(calendar, { range: { from: startsAt, until: startsAt } })).length > 0;
}

const hold = (startsAt: Date) =>
  holdSlot({
    calendar: { therapist: asha.therapist.slug },
    startsAt,
    viewerTimeZone: 'Asia/Kolkata',
    submissionKey: randomUUID(),
    clientId: null,
  });

const storedTimes = () =>
  db.busyTime.findMany({ select: { id: true, startsAt: true, endsAt: true }, orderBy: { startsAt: 'asc' } });

describe('a therapist’s other calendar', () => {
  it('takes its times from what can be booked, and gives them back when it is removed', async () => {
    serve([later(0), later(60)]);
    await name();
    expect(await read()).toEqual({ read: true, count: 1, unread: 0 });
    expect([await freeAt(nine), await freeAt(later(60))]).toEqual([false, true]);
    expect(await hold(nine)).toMatchObject({ held: false, because: 'taken' });
    expect(await removeBusySource(asha.viewer, request)).toBe(true);
    expect(await storedTimes()).toEqual([]);
    expect(await freeAt(nine)).toBe(true);
    expect(await hold(nine)).toMatchObject({ held: true });
  });

  it('changes the next free time in the directory', async () => {
    const next = async () => {
      await runDueJobs(nextFreeJobs);
      return (await db.therapist.findUniqueOrThrow({ where: { id: asha.therapist.id } })).nextFreeAt;
    };
    const first = await next();
    expect(first).not.toBeNull();
    serve([new Date(), later(60)]);
    await name();
    await read();
    expect(await next()).toEqual(later(60));
    await removeBusySource(asha.viewer, request);
    expect(await next()).toEqual(first);
  });

  it('is in the calendar as busy, by day, without a word of it anywhere', async () => {
    const midnight = later(15 * 60);
    serve([later(0), later(60)], [later(120), new Date(midnight.getTime() + day)]);
    await name();
    await read();
    const date = new Date(nine.getTime() + 5.5 * hour).toISOString().slice(0, 10);
    const calendar = await readOwnCalendar(asha.viewer, { view: 'list', date });
    const near = calendar?.busy.filter(({ startsAt }) => startsAt >= nine);
    expect(near).toMatchObject([
      { startsAt: nine, endsAt: later(60), local: `${date}T09:00`, wholeDay: false },
      { startsAt: later(120), endsAt: midnight, wholeDay: false },
      { startsAt: midnight, wholeDay: true },
    ]);
    expect(calendar?.entries).toEqual([]);
    expect([...(await searchDump(['amarind', 'ackfruit']))]).toEqual([]);
  });

  it('is read again without writing what is the same', async () => {
    serve([later(0), later(60)], [later(120), later(180)]);
    await name();
    await read();
    const [first] = await storedTimes();
    serve([later(0), later(60)], [later(120), later(150)]);
    await read();
    const now = await storedTimes();
    expect(now[0]).toEqual(first);
    expect(now.map(({ endsAt }) => endsAt)).toEqual([later(60), later(150)]);
  });

  it('keeps what it read before while it fails, says why, and tells the therapist after a day, once', async () => {
    await openAllHours(asha.viewer);
    serve([later(0), later(60)]);
    await name();
    await read();
    counterpart.answer((_request, response) => response.writeHead(404).end());
    const start = new Date();
    for (const hours of [0, 1, 23.9, 24.1, 25]) {
      const reading = await read(new Date(start.getTime() + hours * hour));
      expect(reading).toEqual({ read: false, failure: 'refused' });
    }
    expect(await freeAt(nine)).toBe(false);
    expect((await ownBusySource(asha.viewer))?.source).toMatchObject({
      failure: 'refused',
      failingSince: start,
      count: 1,
    });
    const told = await db.notification.findMany({ where: { userId: asha.viewer.userId } });
    expect(told.map(({ kind }) => kind)).toEqual(['calendar.unread']);
    await db.$executeRaw`SELECT graphile_worker.reschedule_jobs(ARRAY[id], run_at := now()) FROM graphile_worker.jobs`;
    await runDueJobs(notificationJobs);
    expect(catcher.caught.map(({ mail }) => mail.subject)).toEqual(['You have a new notification']);
    serve([later(0), later(60)]);
    await read();
    expect((await ownBusySource(asha.viewer))?.source).toMatchObject({ failure: null, failingSince: null });
  });

  const calendarOf = (events: string) => `BEGIN:VCALENDAR\nVERSION:2.0\n${events}END:VCALENDAR\n`;
  const wholeDay = 'BEGIN:VEVENT\nDTSTART;VALUE=DATE:20270110\nEND:VEVENT\n';
  const endless =
    'BEGIN:VEVENT\nUID:1\nDTSTART:20260101T000000Z\nDURATION:PT1S\nRRULE:FREQ=SECONDLY\nEND:VEVENT\n';
  const bodies: Readonly<Record<string, () => string>> = {
    '/page': () => '<!doctype html><title>Sign in</title>',
    '/large': () => 'a'.repeat(5_300_000),
    '/many': () => calendarOf(wholeDay.repeat(100_000)),
    '/endless': () => calendarOf(endless),
  };
  type Case = readonly [path: string, failure: string];
  const quick: readonly Case[] = [
    ['/moved', 'private-network'],
    ['/page', 'not-a-calendar'],
    ['/large', 'too-large'],
    ['/gone', 'refused'],
    ['/broken', 'unreachable'],
  ];
  const slow: readonly Case[] = [
    ['/many', 'too-many'],
    ['/endless', 'too-many'],
    ['/drip', 'too-slow'],
  ];
  for (const [cases, tags] of [
    [quick, []],
    [slow, ['slow']],
  ] as const) {
    it.each(cases)(
      '%s is said to be %s and leaves what was read before',
      {
        tags: [...tags],
        timeout: 60_000,
      },
      async (path, failure) => {
        serve([later(0), later(60)]);
        await name(path);
        await read();
        let drip: NodeJS.Timeout | undefined;
        counterpart.answer(({ url = '' }, response) => {
          if (url === '/moved') response.writeHead(302, { location: 'https://192.168.0.1/' }).end();
          else if (url === '/drip') drip = setInterval(() => response.write('B'), 100);
          else if (bodies[url]) response.writeHead(200).end(bodies[url]());
          else response.writeHead(url === '/gone' ? 410 : 500).end();
        });
        expect(await read()).toEqual({ read: false, failure });
        clearInterval(drip);
        expect(await storedTimes()).toMatchObject([{ startsAt: nine, endsAt: later(60) }]);
        expect(await freeAt(nine)).toBe(false);
      },
    );
  }

  it('is read in the background every quarter of an hour', async () => {
    await name();
    await queueDueReadings();
    const queued = async () =>
      (
        await db.$queryRaw<{ n: number }[]>`
        SELECT count(*)::int AS n FROM graphile_worker.jobs WHERE task_identifier = 'read-busy-times'`
      )[0]?.n;
    expect(await queued()).toBe(1);
    await db.$executeRaw`SELECT graphile_worker.complete_jobs(array_agg(id)) FROM graphile_worker.jobs`;
    await queueDueReadings();
    expect(await queued()).toBe(0);
    await queueDueReadings(new Date(Date.now() + 15 * minute));
    expect(await queued()).toBe(1);
  });

  it('whose address was replaced during the reading keeps nothing of the old one', async () => {
    serve([later(0), later(60)]);
    await name();
    const { network } = counterpart;
    let asked = false;
    const slow = {
      ...network(),
      resolve: async (host: string) => {
        if (!asked) await name('/another.ics');
        asked = true;
        return network().resolve(host);
      },
    };
    expect(await readBusyTimes(calendarId, { network: slow })).toBeNull();
    expect(await storedTimes()).toEqual([]);
  });

  it('has a sealed address that only the right master key opens, also after a rotation', async () => {
    serve([later(0), later(60)]);
    await name();
    expect((await ownBusySource(asha.viewer))?.source?.masked).toBe('counterpart.test/••••••');
    const former = process.env.SEALING_KEY ?? '';
    vi.stubEnv('SEALING_KEY', randomBytes(32).toString('base64'));
    expect(await read()).toEqual({ read: false, failure: 'sealed' });
    expect((await ownBusySource(asha.viewer))?.source?.masked).toBeNull();
    vi.stubEnv('SEALING_KEYS_BEFORE', former);
    expect(await rotateKeys()).toMatchObject({ wrapped: 1, closed: 0 });
    vi.stubEnv('SEALING_KEYS_BEFORE', '');
    expect(await read()).toMatchObject({ read: true });
    vi.unstubAllEnvs();
  });

  it('belongs to its therapist: another one and a client see and remove none', async () => {
    serve([later(0), later(60)]);
    await name();
    const others = [(await createPractice()).viewer, (await createStranger()).viewer];
    for (const viewer of others) {
      expect((await ownBusySource(viewer))?.source ?? null).toBeNull();
      expect(await removeBusySource(viewer, request)).toBe(false);
    }
    expect(await db.busySource.count()).toBe(1);
  });
});
