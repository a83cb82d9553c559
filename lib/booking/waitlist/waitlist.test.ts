import { describe, expect, it } from 'vitest';
import { answerWaitlist, endOverdue } from '@/lib/booking/waitlist/commands';
import { joinWaitlist } from '@/lib/booking/waitlist/join';
import { countWaiting, positionOfLink } from '@/lib/booking/waitlist/queries';
import { hasWaitlist, offeredUntil, placeInWords, usualWait } from '@/lib/booking/waitlist/rules';
import { day, hour } from '@/lib/format/duration';
import { db } from '@/lib/server/db';
import { setUpWaitlist } from '@/test/booking/waitlist';
import { setUpDatabase } from '@/test/database/database';
import { createProfile, createTherapist, createUser } from '@/test/therapist/factories';

setUpDatabase();

const { people, accept, catcher, entryOf, join, mails, settle, tokenOf, wait } = setUpWaitlist();

describe('joining', () => {
  it('counts once the owner of the address has confirmed, by one mail that names no therapist', async () => {
    expect(await join('asha@example.in')).toEqual({ done: true, confirmed: false });
    expect(await countWaiting(people().therapist.id)).toEqual({ waiting: 0, since: null, offered: 0 });
    await settle();
    expect(mails()).toEqual(['asha@example.in: Please confirm your place']);
    const { html = '' } = catcher.caught[0]?.mail ?? {};
    expect(html).not.toContain(people().therapist.name);
    const token = /\/waitlist\/([\w.-]+)/.exec(html)?.[1] ?? '';
    expect(await positionOfLink(token)).toMatchObject({
      state: 'unconfirmed',
      therapist: { name: people().therapist.name },
    });
    expect(await answerWaitlist(token, 'confirm')).toBe(true);
    expect(await answerWaitlist(token, 'confirm')).toBe(true);
    expect(await positionOfLink(token)).toMatchObject({ state: 'waiting', place: 1, waiting: 1 });
    expect(await countWaiting(people().therapist.id)).toMatchObject({ waiting: 1, since: expect.any(Date) });
  });

  it('again is the same answer, the same place and no second mail that day', { tags: ['slow'] }, async () => {
    const id = await wait('asha@example.in');
    const before = await entryOf('asha@example.in');
    expect(await join('asha@example.in')).toEqual({ done: true, confirmed: false });
    expect(await db.waitlistEntry.count()).toBe(1);
    expect(await entryOf('asha@example.in')).toMatchObject({ id, confirmedAt: before.confirmedAt });
    await settle();
    expect(catcher.caught).toHaveLength(1);
  });

  it('needs no confirming by a member for the address that they have proven, and for no other', {
    tags: ['slow'],
  }, async () => {
    const { user } = await createProfile();
    expect(await join(user.email, user.id)).toEqual({ done: true, confirmed: true });
    expect(await join('other@example.in', user.id)).toEqual({ done: true, confirmed: false });
    const unproven = await createUser({ emailVerifiedAt: null });
    expect(await join(unproven.email, unproven.id)).toEqual({ done: true, confirmed: false });
    expect(await countWaiting(people().therapist.id)).toMatchObject({ waiting: 1 });
    await settle();
    expect(mails()).toContain(`${user.email}: Your place on the waitlist`);
  });

  it('is refused where a time is free soon, nothing can be booked, or nobody is shown', {
    tags: ['slow'],
  }, async () => {
    await accept();
    expect(await join('asha@example.in')).toEqual({ done: false, because: 'closed' });
    const bare = await createTherapist({ acceptingNewClients: false });
    for (const slug of [bare.slug, 'nobody']) {
      expect(
        await joinWaitlist(
          { therapist: slug, email: 'asha@example.in', timeZone: 'Asia/Kolkata', limits: [] },
          null,
        ),
      ).toEqual({
        done: false,
        because: 'unknown',
      });
    }
    expect(await db.waitlistEntry.count()).toBe(0);
  });

  it('confirms no longer after two days, and writes to one address five times a day at most', {
    tags: ['slow'],
  }, async () => {
    await join('asha@example.in', null, new Date(Date.now() - 49 * hour));
    const { id } = await entryOf('asha@example.in');
    expect(await answerWaitlist(tokenOf(id), 'confirm')).toBe(false);
    expect(await positionOfLink(tokenOf(id))).toMatchObject({ state: 'ended', because: 'unconfirmed' });
    for (let made = 0; made < 6; made++) {
      const other = await createTherapist({ acceptingNewClients: false });
      await db.calendar.create({ data: { therapistId: other.id } });
      await joinWaitlist(
        { therapist: other.slug, email: 'asha@example.in', timeZone: 'Asia/Kolkata', limits: [] },
        null,
      );
    }
    expect(await db.waitlistEntry.count()).toBe(5);
  });

  it('opens nothing with a forged or old link', { tags: ['slow'] }, async () => {
    const [one, other] = [await wait('asha@example.in'), await wait('ravi@example.in')];
    for (const token of [
      tokenOf(one).replace(one, other),
      tokenOf(one, new Date(Date.now() - 400 * day)),
      'nonsense',
    ]) {
      expect(await positionOfLink(token)).toBeNull();
      expect(await answerWaitlist(token, 'leave')).toBe(false);
    }
    expect(await countWaiting(people().therapist.id)).toMatchObject({ waiting: 2 });
  });
});

describe('a place', () => {
  it('is the honest one: by the moment of confirming, without those who left', {
    tags: ['slow'],
  }, async () => {
    const [first, second, third] = [
      await wait('a@example.in'),
      await wait('b@example.in'),
      await wait('c@example.in'),
    ];
    expect(await positionOfLink(tokenOf(third))).toMatchObject({ place: 3, waiting: 3 });
    expect(await answerWaitlist(tokenOf(first), 'leave')).toBe(true);
    expect(await answerWaitlist(tokenOf(first), 'leave')).toBe(false);
    expect(await positionOfLink(tokenOf(third))).toMatchObject({ place: 2, waiting: 2 });
    expect(await positionOfLink(tokenOf(second))).toMatchObject({ place: 1, waiting: 2 });
    expect(await db.waitlistEntry.findUniqueOrThrow({ where: { id: first } })).toMatchObject({
      email: null,
      endedBecause: 'left',
    });
    // The address is free to join again, at the end.
    await db.rateLimit.deleteMany();
    const again = await wait('a@example.in');
    expect(await positionOfLink(tokenOf(again))).toMatchObject({ place: 3, waiting: 3 });
  });

  it.each([
    [{ place: 3, waiting: 5 }, '3rd of 5'],
    [{ place: 11, waiting: 22 }, '11th of 22'],
    [{ place: 1, waiting: 1 }, 'the only one'],
  ])('reads well', { tags: ['slow'] }, (place, words) => {
    expect(placeInWords(place)).toBe(words);
  });

  it('promises a usual wait only when it was measured', { tags: ['slow'] }, () => {
    expect(usualWait(null)).toBeNull();
    expect(usualWait(2)).toContain('less than a week');
    expect(usualWait(8)).toContain('a week');
    expect(usualWait(20)).toContain('3 weeks');
  });
});

describe('a place that is too old', () => {
  it('ends after half a year with a mail, and the address goes with it', { tags: ['slow'] }, async () => {
    const id = await wait('asha@example.in');
    await endOverdue(new Date(Date.now() + 179 * day));
    expect(await entryOf('asha@example.in')).toMatchObject({ endedAt: null });
    await endOverdue(new Date(Date.now() + 181 * day));
    catcher.caught.length = 0;
    await settle();
    expect(mails()).toContain('asha@example.in: Your place on the waitlist has ended');
    expect(await db.waitlistEntry.findUniqueOrThrow({ where: { id } })).toMatchObject({
      email: null,
      endedBecause: 'expired',
    });
  });
});

describe('the rules', () => {
  const now = new Date('2026-11-20T06:00:00Z');
  const inHours = (hours: number) => new Date(now.getTime() + hours * hour);

  it('open a waitlist where nobody is taken or nothing is free for two weeks', { tags: ['slow'] }, () => {
    expect(hasWaitlist({ accepting: false, nextFree: inHours(1).toISOString() }, now)).toBe(true);
    expect(hasWaitlist({ accepting: true, nextFree: null }, now)).toBe(true);
    expect(hasWaitlist({ accepting: true, nextFree: inHours(14 * 24).toISOString() }, now)).toBe(false);
    expect(hasWaitlist({ accepting: true, nextFree: inHours(14 * 24 + 1).toISOString() }, now)).toBe(true);
  });

  it('keep a time for a day, never into its last two hours, and offer none that is too near', {
    tags: ['slow'],
  }, () => {
    expect(offeredUntil(inHours(100), now)).toEqual(inHours(24));
    expect(offeredUntil(inHours(20), now)).toEqual(inHours(18));
    expect(offeredUntil(inHours(5), now)).toEqual(inHours(3));
    expect(offeredUntil(inHours(4), now)).toBeNull();
  });
});
