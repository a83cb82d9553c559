import { describe, expect, it } from 'vitest';
import {
  calendarLocation,
  canJoin,
  mapAddress,
  meetingInWords,
  meetingWithoutName,
  noMeeting,
  roomOf,
} from '@/lib/care/meeting/rules';

const link = 'https://meet.example.in/asha';
const terms = { mode: 'video', meeting: noMeeting, other: 'Asha Rao', reader: 'person' } as const;

describe('joining', () => {
  const startsAt = new Date('2026-11-24T13:00:00Z');
  const endsAt = new Date('2026-11-24T13:45:00Z');
  it.each([
    ['2026-11-24T12:44:59.999Z', false],
    ['2026-11-24T12:45:00.000Z', true],
    ['2026-11-24T13:44:59.999Z', true],
    ['2026-11-24T13:45:00.000Z', false],
  ])('at %s: %s', (now, open) => {
    expect(canJoin({ startsAt, endsAt }, new Date(now))).toBe(open);
  });

  it('opens a room only for a video call', () => {
    const meeting = { ...noMeeting, link };
    expect(roomOf('video', meeting, 'host')).toBe(link);
    expect(roomOf('phone', meeting, 'host')).toBeNull();
    expect(roomOf(null, meeting, 'host')).toBeNull();
  });

  it('in the product’s own room lasts until half an hour after, and each has an address of their own', () => {
    const rooms = { host: `${link}-host`, person: `${link}-person` };
    const meeting = { ...noMeeting, ownRoom: rooms };
    expect(roomOf('video', meeting, 'person')).toBe(rooms.person);
    expect(calendarLocation({ ...terms, meeting, reader: 'host' })).toBe(rooms.host);
    const late = new Date('2026-11-24T14:14:59.999Z');
    expect(canJoin({ startsAt, endsAt, meeting }, late)).toBe(true);
    expect(canJoin({ startsAt, endsAt, meeting }, new Date(late.getTime() + 1))).toBe(false);
  });
});

describe('how the two meet', () => {
  it('says whose turn it is to call, from both sides', () => {
    const meeting = { ...noMeeting, caller: 'host', phone: '+919876543210' } as const;
    const call = { ...terms, mode: 'phone', meeting };
    expect(meetingInWords(call)).toBe('Asha Rao calls you on +919876543210.');
    expect(meetingInWords({ ...call, reader: 'host', other: 'Meera Iyer' })).toBe(
      'You call Meera Iyer on +919876543210.',
    );
    expect(meetingInWords({ ...call, meeting: { ...meeting, caller: 'person' } })).toBe(
      'You call Asha Rao on +919876543210.',
    );
    expect(meetingInWords({ ...call, meeting: noMeeting })).toContain('not agreed');
  });

  it('says the same without a name', () => {
    const meeting = { ...noMeeting, caller: 'host', phone: '+919876543210' } as const;
    expect(meetingWithoutName({ mode: 'phone', meeting, reader: 'person' })).toBe(
      'Your therapist calls you on +919876543210.',
    );
    expect(meetingWithoutName({ mode: 'phone', meeting, reader: 'host' })).toBe(
      'You call your client on +919876543210.',
    );
  });

  it('says what is missing, and that a mail will bring it', () => {
    expect(meetingInWords(terms)).toMatch(/Asha Rao has not shared the link yet. We will email you/);
    expect(meetingInWords({ ...terms, mode: 'in_person' })).toMatch(/has not shared the address yet/);
    expect(meetingInWords({ ...terms, mode: 'video', reader: 'host' })).toMatch(/^You have not/);
  });

  it('gives calendars a place', () => {
    expect(calendarLocation({ ...terms, meeting: { ...noMeeting, link } })).toBe(link);
    expect(
      calendarLocation({
        ...terms,
        mode: 'in_person',
        meeting: { ...noMeeting, address: '4 Hill Road\nPune' },
      }),
    ).toBe('4 Hill Road Pune');
    expect(calendarLocation(terms)).toBeUndefined();
  });

  it('leads to a map by a link with nothing but the address', () => {
    const url = new URL(mapAddress('4 Hill Road,\nPune & around'));
    expect(url.searchParams.get('query')).toBe('4 Hill Road, Pune & around');
    expect(url.origin).toBe('https://www.google.com');
  });
});
