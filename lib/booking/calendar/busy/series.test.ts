import { describe } from 'vitest';
import { at, event, first, moved, other, second, third, told, weekly } from '@/test/booking/other-calendars';

describe('a series in a zone that the file does not describe', () => {
  told([
    ['that ends at an instant', [weekly('RRULE:FREQ=WEEKLY;UNTIL=20261221T033000Z')], [first, second, third]],
    ['that ends a second before one', [weekly('RRULE:FREQ=WEEKLY;UNTIL=20261221T032959Z')], [first, second]],
    ['that ends with a day', [weekly('RRULE:FREQ=WEEKLY;UNTIL=20261221')], [first, second, third]],
    [
      'that ends at a time of its own clock',
      [weekly('RRULE:FREQ=WEEKLY;UNTIL=20261221T090000')],
      [first, second, third],
    ],
    [
      'without one, by its instant',
      [weekly('RRULE:FREQ=WEEKLY;COUNT=3', 'EXDATE:20261214T033000Z')],
      [first, third],
    ],
    [
      'without one, by its day',
      [weekly('RRULE:FREQ=WEEKLY;COUNT=3', 'EXDATE;VALUE=DATE:20261214')],
      [first, third],
    ],
    [
      'without two, in another zone',
      [weekly('RRULE:FREQ=WEEKLY;COUNT=3', 'EXDATE;TZID=Europe/London:20261207T033000,20261221T033000')],
      [second],
    ],
    [
      'without one, by a time without a zone',
      [weekly('RRULE:FREQ=WEEKLY;COUNT=3', 'EXDATE:20261214T090000')],
      [first, third],
    ],
    [
      'one of which was moved, by its instant',
      [weekly('RRULE:FREQ=WEEKLY;COUNT=3'), moved('RECURRENCE-ID:20261214T033000Z')],
      [first, '12-15 09:30 10:30', third],
    ],
    [
      'one of which was moved, by its day',
      [weekly('RRULE:FREQ=WEEKLY;COUNT=3'), moved('RECURRENCE-ID;VALUE=DATE:20261214')],
      [first, '12-15 09:30 10:30', third],
    ],
    [
      'one of which was moved, named first',
      [moved('RECURRENCE-ID;TZID=India Standard Time:20261214T090000'), weekly('RRULE:FREQ=WEEKLY;COUNT=3')],
      [first, '12-15 09:30 10:30', third],
    ],
    [
      'one of which was cancelled',
      [weekly('RRULE:FREQ=WEEKLY;COUNT=3'), moved('RECURRENCE-ID:20261214T033000Z', 'STATUS:CANCELLED')],
      [first, third],
    ],
    [
      'one of which was cancelled without a time',
      [weekly('RRULE:FREQ=WEEKLY;COUNT=3'), event('RECURRENCE-ID:20261214T033000Z', 'STATUS:CANCELLED')],
      [first, third],
    ],
    [
      'one of which was moved to a zone without a name',
      [
        weekly('RRULE:FREQ=WEEKLY;COUNT=3'),
        event(
          'RECURRENCE-ID:20261214T033000Z',
          'DTSTART;TZID=Nowhere:20261215T150000',
          'DTEND;TZID=Nowhere:20261215T160000',
        ),
      ],
      [first, second, third],
      1,
    ],
    [
      'all later ones of which were moved',
      [
        weekly('RRULE:FREQ=WEEKLY;COUNT=3'),
        event(
          'RECURRENCE-ID;RANGE=THISANDFUTURE:20261214T033000Z',
          'DTSTART;TZID=Asia/Kolkata:20261215T150000',
          'DTEND;TZID=Asia/Kolkata:20261215T160000',
        ),
      ],
      [first, '12-15 09:30 10:30', '12-22 09:30 10:30'],
    ],
    [
      'with a time more',
      [weekly('RRULE:FREQ=WEEKLY;COUNT=1', 'RDATE:20261209T033000Z')],
      [first, '12-09 03:30 04:30'],
    ],
    [
      'with a period more',
      [weekly('RDATE;VALUE=PERIOD:20261209T033000Z/PT2H')],
      [first, '12-09 03:30 05:30'],
    ],
    [
      'cancelled but for one',
      [weekly('RRULE:FREQ=WEEKLY;COUNT=3', 'STATUS:CANCELLED'), moved('RECURRENCE-ID:20261214T033000Z')],
      ['12-15 09:30 10:30'],
    ],
    [
      'with a rule that is none',
      [weekly('RRULE:FREQ=SOMETIMES'), other('DTSTART:20261208T100000Z', 'DURATION:PT1H')],
      ['12-08 10:00 11:00'],
      1,
    ],
  ]);
});

const rule = (start: string, line: string) =>
  event(`DTSTART:${start}T100000Z`, 'DURATION:PT1H', `RRULE:${line}`);
describe('a rule', () => {
  told([
    [
      'of weekdays',
      [rule('20261207', 'FREQ=WEEKLY;BYDAY=MO,WE,FR;COUNT=4')],
      at('12-07', '12-09', '12-11', '12-14'),
    ],
    [
      'of every second week',
      [rule('20261207', 'FREQ=WEEKLY;INTERVAL=2;COUNT=3')],
      at('12-07', '12-21', '01-04'),
    ],
    [
      'of the last Friday of a month',
      [rule('20261225', 'FREQ=MONTHLY;BYDAY=-1FR;COUNT=3')],
      at('12-25', '01-29', '02-26'),
    ],
    ['of the second Tuesday', [rule('20261208', 'FREQ=MONTHLY;BYDAY=2TU;COUNT=2')], at('12-08', '01-12')],
    [
      'of the last working day',
      [rule('20261231', 'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1;COUNT=2')],
      at('12-31', '01-29'),
    ],
    ['of the 31st', [rule('20261231', 'FREQ=MONTHLY;BYMONTHDAY=31;COUNT=3')], at('12-31', '01-31', '03-31')],
    [
      'of a day that a month has not',
      [rule('20261231', 'FREQ=MONTHLY;COUNT=3')],
      at('12-31', '01-31', '03-31'),
    ],
    [
      'of 29 February, which 2027 has not',
      [rule('20240229', 'FREQ=YEARLY'), other('DTSTART:20261208T100000Z', 'DURATION:PT1H')],
      at('12-08'),
    ],
    [
      'of whole days, up to midnight of India',
      [event('DTSTART;VALUE=DATE:20261207', 'RRULE:FREQ=DAILY;UNTIL=20261208T183000Z')],
      ['12-06 18:30 12-09 18:30'],
    ],
    [
      'of whole days, without one',
      [event('DTSTART;VALUE=DATE:20261207', 'RRULE:FREQ=DAILY;COUNT=3', 'EXDATE;VALUE=DATE:20261208')],
      ['12-06 18:30 12-07 18:30', '12-08 18:30 12-09 18:30'],
    ],
    [
      'over the end of summer time',
      [event('DTSTART;TZID=Europe/London:20270321T090000', 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY;COUNT=2')],
      ['03-21 09:00 10:00', '03-28 08:00 09:00'],
    ],
  ]);
});
