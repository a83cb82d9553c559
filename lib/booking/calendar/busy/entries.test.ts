import { describe, expect, it } from 'vitest';
import {
  at,
  event,
  first,
  found,
  freeBusy,
  type Lines,
  moved,
  other,
  told,
  weekly,
} from '@/test/booking/other-calendars';

describe('an entry', () => {
  const hour = ['DTSTART:20261207T100000Z', 'DTEND:20261207T110000Z'];
  const next = other('DTSTART:20261208T100000Z', 'DTEND:20261208T110000Z');
  const invited = (...people: Lines) => event(...hour, 'ORGANIZER:mailto:o@x.test', ...people);
  const me = (answer: string) => `ATTENDEE;CN="Me: A";PARTSTAT=${answer}:mailto:me@x.test`;
  const him = (answer: string) => `ATTENDEE;PARTSTAT=${answer};CN=Him:MAILTO:him@x.test`;
  told([
    [
      'of a whole day that ends on it',
      [event('DTSTART;VALUE=DATE:20261207', 'DTEND;VALUE=DATE:20261207')],
      ['12-06 18:30 12-07 18:30'],
    ],
    ['of a day without VALUE=DATE', [event('DTSTART:20261207')], ['12-06 18:30 12-07 18:30']],
    ['that ends when it begins', [event('DTSTART:20261207T100000Z', 'DTEND:20261207T100000Z')], []],
    ['that ends before it begins', [event('DTSTART:20261207T100000Z', 'DTEND:20261207T090000Z')], [], 1],
    [
      'of a day that no month has',
      [event('DTSTART:20270231T100000Z', 'DURATION:PT1H'), next],
      at('12-08'),
      1,
    ],
    [
      'with a line that is none',
      [event('DESCRIPTION:Patients\\: ', 'Asha R', '', 'Note', ...hour), next],
      at('12-08'),
      1,
    ],
    ['without its end', [['BEGIN:VEVENT', 'UID:three', ...hour], next], at('12-08'), 1],
    ['without its beginning', [[...hour, 'END:VEVENT'], next], at('12-08'), 1],
    [
      'with a line that is none in its alarm',
      [event(...hour, 'BEGIN:VALARM', 'no line', 'END:VALARM')],
      at('12-07'),
    ],
    ['that Outlook shows as free', [event(...hour, 'TRANSP:OPAQUE', 'X-MICROSOFT-CDO-BUSYSTATUS:FREE')], []],
    [
      'that Outlook shows as tentative',
      [event(...hour, 'X-MICROSOFT-CDO-BUSYSTATUS:TENTATIVE')],
      at('12-07'),
    ],
    ['that Outlook shows as out of office', [event(...hour, 'X-MICROSOFT-CDO-BUSYSTATUS:OOF')], at('12-07')],
    ['without a word about it', [event(...hour, 'STATUS:TENTATIVE')], at('12-07')],
    ['free, with a parameter', [event(...hour, 'TRANSP;X-FROM="a:b":TRANSPARENT')], []],
    ['cancelled, with a parameter', [event(...hour, 'STATUS;X-A=b:CANCELLED')], []],
    ['of a length with a parameter', [event('DTSTART:20261207T100000Z', 'DURATION;X-A=b:PT1H')], at('12-07')],
    ['free in small letters', [event(...hour, 'transp:transparent')], []],
    ['that its owner declined', [invited(me('DECLINED'), him('ACCEPTED'))], []],
    ['that another declined', [invited(me('ACCEPTED'), him('DECLINED'))], at('12-07')],
    [
      'that the therapist declined, named second',
      [invited(him('ACCEPTED'), 'ATTENDEE;PARTSTAT=DECLINED:mailto:asha@practice.test')],
      [],
    ],
    [
      'that a guest of the therapist declined',
      [event(...hour, 'ORGANIZER:mailto:asha@practice.test', him('DECLINED'))],
      at('12-07'),
    ],
    [
      'that whom the calendar is named after declined',
      [['X-WR-CALNAME:him@x.test'], invited(me('ACCEPTED'), him('DECLINED'))],
      [],
    ],
    [
      'one of a series that its owner declined',
      [weekly('RRULE:FREQ=WEEKLY;COUNT=2'), moved('RECURRENCE-ID:20261214T033000Z', me('DECLINED'))],
      [first],
    ],
    [
      'in lines that are folded',
      [event('DTSTART;TZID=Europe/', ' London:20261207T10', '\t0000', 'DURATION:PT1H')],
      at('12-07'),
    ],
  ]);

  it('is known as the owner’s by the address that most invitations name', async () => {
    const many = ['a', 'b', 'c'].map((guest, day) => [
      'BEGIN:VEVENT',
      `DTSTART:2026120${day + 1}T100000Z`,
      'DURATION:PT1H',
      'ORGANIZER:mailto:alias@practice.test',
      `ATTENDEE;PARTSTAT=DECLINED:mailto:${guest}@x.test`,
      'END:VEVENT',
    ]);
    expect(await found(many)).toEqual({ busy: at('12-01', '12-02', '12-03'), unread: 0 });
  });
});

describe('free and busy times', () => {
  told([
    [
      'of two periods',
      [freeBusy('FREEBUSY;FBTYPE=BUSY:20261207T100000Z/20261207T110000Z,20261208T100000Z/PT1H')],
      at('12-07', '12-08'),
    ],
    ['without a type', [freeBusy('FREEBUSY:20261207T100000Z/PT1H')], at('12-07')],
    [
      'of four types',
      [
        freeBusy(
          'FREEBUSY;FBTYPE=FREE:20261207T100000Z/PT1H',
          'FREEBUSY;FBTYPE=BUSY-TENTATIVE:20261208T100000Z/PT1H',
          'FREEBUSY;FBTYPE=BUSY-UNAVAILABLE:20261209T100000Z/PT1H',
          'FREEBUSY;FBTYPE=X-AWAY:20261210T100000Z/PT1H',
        ),
      ],
      at('12-08', '12-09', '12-10'),
    ],
    [
      'beside an entry',
      [freeBusy('FREEBUSY:20261207T100000Z/PT1H'), other('DTSTART:20261208T100000Z', 'DURATION:PT1H')],
      at('12-07', '12-08'),
    ],
    [
      'of four periods, one that is none and one that ends before it begins',
      [
        freeBusy(
          'FREEBUSY:20261207T100000Z/PT1H,tomorrow/PT1H',
          'FREEBUSY:20261208T100000Z/20261208T090000Z,20261209T100000Z/PT1H',
        ),
      ],
      at('12-07', '12-09'),
      2,
    ],
    [
      'with a line that is none and one with a colon too many',
      [freeBusy('Note', 'FREEBUSY:20261207T100000Z/PT1H', 'FREEBUSY:20261208:T100000Z/PT1H')],
      at('12-07'),
      2,
    ],
    [
      'that cannot be read',
      [freeBusy('FREEBUSY:tomorrow'), other('DTSTART:20261208T100000Z', 'DURATION:PT1H')],
      at('12-08'),
      1,
    ],
    ['without any period', [freeBusy('DTSTART:20261201T000000Z', 'DTEND:20270201T000000Z')], []],
  ]);
});

describe('a calendar', () => {
  it('of 10,000 entries is read within its bounds', { tags: ['slow'], timeout: 20_000 }, async () => {
    const many = Array.from({ length: 10_000 }, (_, number) => {
      const day = new Date(Date.UTC(2026, 11, 1 + (number % 300)))
        .toISOString()
        .slice(0, 10)
        .replaceAll('-', '');
      return [
        'BEGIN:VEVENT',
        `UID:${number}`,
        `DTSTART;TZID=India Standard Time:${day}T1${number % 10}0000`,
        'DURATION:PT30M',
        'END:VEVENT',
      ];
    });
    const { busy, unread } = await found(many);
    expect({ busy: busy.length, unread }).toEqual({ busy: 300 * 1, unread: 0 });
  });
});
