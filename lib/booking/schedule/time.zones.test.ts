import { afterEach, describe, expect, it } from 'vitest';
import { instantOfLocal, timeOf } from '@/lib/booking/schedule/time';

const ownZone = process.env.TZ;

afterEach(() => {
  if (ownZone === undefined) delete process.env.TZ;
  else process.env.TZ = ownZone;
});

const cases = [
  ['2026-11-24T18:30', 'Asia/Kolkata', '2026-11-24T13:00:00Z'],
  ['2026-11-24T18:30', 'Asia/Kathmandu', '2026-11-24T12:45:00Z'],
  ['2026-07-01T09:00', 'Europe/London', '2026-07-01T08:00:00Z'],
  ['2026-12-01T09:00', 'Europe/London', '2026-12-01T09:00:00Z'],
  ['2026-03-08T01:59', 'America/Los_Angeles', '2026-03-08T09:59:00Z'],
  ['2026-03-08T03:00', 'America/Los_Angeles', '2026-03-08T10:00:00Z'],
  // Occurs twice on that night: this is the first.
  ['2026-11-01T01:30', 'America/Los_Angeles', '2026-11-01T08:30:00Z'],
  ['2026-04-05T01:45', 'Australia/Lord_Howe', '2026-04-04T14:45:00Z'],
] as const;

describe.each(['UTC', 'Asia/Kolkata', 'America/Los_Angeles'])('on a server in %s', (zone) => {
  it.each(cases)('%s in %s is %s', (local, timeZone, instant) => {
    process.env.TZ = zone;
    expect(instantOfLocal(local, timeZone)).toEqual(new Date(instant));
  });

  it('a time that the clocks skip does not exist', () => {
    process.env.TZ = zone;
    expect(instantOfLocal('2026-03-08T02:30', 'America/Los_Angeles')).toBeNull();
    expect(instantOfLocal('2026-03-29T01:00', 'Europe/London')).toBeNull();
    expect(instantOfLocal('2026-10-04T02:15', 'Australia/Lord_Howe')).toBeNull();
    expect(instantOfLocal('2026-03-08T02:30', 'Asia/Kolkata')).not.toBeNull();
  });
});

describe('the time of a session', () => {
  const now = new Date('2026-11-20T09:00:00Z');
  const at = (startsAt: string, held = false) =>
    timeOf({ startsAt, timeZone: 'UTC', durationMinutes: 45, held }, now);

  it('lies between the next minute and a year from now, or has ended within ninety days', () => {
    expect(at('2026-11-20T09:01')).toMatchObject({ startsAt: new Date('2026-11-20T09:01:00Z') });
    expect(at('2026-11-20T09:00')).toEqual({ because: 'past' });
    expect(at('2027-11-21T09:00')).toHaveProperty('endsAt');
    expect(at('2027-11-21T09:01')).toEqual({ because: 'too-far' });
    expect(at('2026-11-20T08:15', true)).toHaveProperty('endsAt');
    expect(at('2026-11-20T08:16', true)).toEqual({ because: 'not-past' });
    expect(at('2026-08-22T09:00', true)).toHaveProperty('endsAt');
    expect(at('2026-08-22T08:59', true)).toEqual({ because: 'too-old' });
  });
});
