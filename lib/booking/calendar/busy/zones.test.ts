import { describe } from 'vitest';
import { event, type Lines, other, told } from '@/test/booking/other-calendars';

/** An hour from ten o'clock on 7 December 2026, in a zone of this name. */
const inZone = (zone: string): Lines =>
  event(`DTSTART;TZID=${zone}:20261207T100000`, `DTEND;TZID=${zone}:20261207T110000`);
const summer = (zone: string): Lines =>
  event(`DTSTART;TZID=${zone}:20270707T100000`, `DTEND;TZID=${zone}:20270707T110000`);
const london = ['12-07 10:00 11:00'];
const kolkata = ['12-07 04:30 05:30'];
const newYork = ['12-07 15:00 16:00'];

describe('a zone without a description in the file', () => {
  told([
    ['a Windows name', [inZone('GMT Standard Time')], london],
    ['a Windows name of India', [inZone('India Standard Time')], kolkata],
    ['a Windows name in summer', [summer('GMT Standard Time')], ['07-07 09:00 10:00']],
    ['a Windows name in small letters', [inZone('eastern standard time')], newYork],
    ['a text of Windows', [inZone('"(UTC+05:30) Chennai, Kolkata, Mumbai, New Delhi"')], kolkata],
    [
      'a text of Windows without quotes',
      [inZone('(UTC+05:30) Chennai, Kolkata, Mumbai, New Delhi')],
      kolkata,
    ],
    ['an older text of Windows', [inZone('"(GMT+05:30) Calcutta, Chennai, Mumbai, New Delhi"')], kolkata],
    ['a text of Windows without a place', [inZone('"(UTC-05:00) Eastern Time (US & Canada)"')], newYork],
    [
      'a text of Windows in summer',
      [summer('"(UTC+00:00) Dublin, Edinburgh, Lisbon, London"')],
      ['07-07 09:00 10:00'],
    ],
    ['a path', [inZone('/freeassociation.sourceforge.net/Europe/London')], london],
    ['a path of nothing', [inZone('/Europe/London')], london],
    ['a path with a version', [inZone('/citadel.org/20210210_1/Asia/Kolkata')], kolkata],
    [
      'a path before three words',
      [inZone('/mozilla.org/20050126_1/America/Argentina/Buenos_Aires')],
      ['12-07 13:00 14:00'],
    ],
    ['an address of Microsoft', [inZone('tzone://Microsoft/Utc')], london],
    ['a name in quotes', [inZone('"Europe/London"')], london],
    ['a name with a space', [inZone('America/New York')], newYork],
    ['an earlier name', [inZone('Asia/Calcutta')], kolkata],
    ['an offset', [inZone('GMT+0530')], kolkata],
    ['an offset with a colon, without quotes', [inZone('UTC+05:30')], kolkata],
    ['an offset west of London', [inZone('"GMT-05:00"')], newYork],
    [
      'an offset behind the time',
      [event('DTSTART:20261207T100000+0530', 'DTEND:20261207T110000+0530')],
      kolkata,
    ],
    ['IST', [inZone('IST')], kolkata],
    [
      'a name that means nothing',
      [inZone('Nowhere/Land'), other('DTSTART:20261208T100000Z', 'DURATION:PT1H')],
      ['12-08 10:00 11:00'],
      1,
    ],
    ['a name of one’s own', [inZone('Customized Time Zone')], [], 1],
    ['a short name that means several', [inZone('BST')], [], 1],
    ['a text whose offset and place differ', [inZone('"(UTC+04:00) Chennai"')], [], 1],
    [
      'no name, in an entry of last year',
      [event('DTSTART;TZID=Nowhere:20251207T100000', 'DTEND;TZID=Nowhere:20251207T110000')],
      [],
    ],
  ]);
});

const zoneOfFile = (name: string, ...rules: Lines): Lines => [
  'BEGIN:VTIMEZONE',
  `TZID:${name}`,
  ...rules,
  'END:VTIMEZONE',
];
const plus4 = [
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0400',
  'TZOFFSETTO:+0400',
  'END:STANDARD',
];

describe('a clock', () => {
  const hour = event('DTSTART:20261207T100000', 'DTEND:20261207T110000');
  told([
    ['of the calendar, for times without a zone', [['X-WR-TIMEZONE:Europe/London'], hour], london],
    ['of the calendar, by its Windows name', [['X-WR-TIMEZONE:Eastern Standard Time'], hour], newYork],
    ['of the calendar, with a parameter', [['X-WR-TIMEZONE;VALUE=TEXT:Europe/London'], hour], london],
    ['of the calendar, by another name', [['TIMEZONE-ID:Europe/London'], hour], london],
    ['of a calendar that cannot be named', [['X-WR-TIMEZONE:Nowhere'], hour], [], 1],
    ['of the therapist, for times without any', [hour], kolkata],
    [
      'of the therapist, for whole days of a calendar elsewhere',
      [['X-WR-TIMEZONE:Europe/London'], event('DTSTART;VALUE=DATE:20261207')],
      ['12-06 18:30 12-07 18:30'],
    ],
    [
      'that the file describes, under a name with a parameter',
      [
        zoneOfFile('My Zone', ...plus4).map((line) => line.replace('TZID:', 'TZID;X-SOURCE=TZINFO:')),
        inZone('My Zone'),
      ],
      ['12-07 06:00 07:00'],
    ],
    [
      'that the file describes, under a name of its own',
      [zoneOfFile('Customized Time Zone', ...plus4), inZone('Customized Time Zone')],
      ['12-07 06:00 07:00'],
    ],
    [
      'that the file describes without a rule, by its name',
      [zoneOfFile('Europe/London'), inZone('Europe/London')],
      london,
    ],
    [
      'that the file describes with a broken line, by its name',
      [zoneOfFile('Europe/London', 'BEGIN:STANDARD', 'no line', 'END:STANDARD'), inZone('Europe/London')],
      london,
    ],
    [
      'that skips the time',
      [event('DTSTART;TZID=Europe/London:20270328T013000', 'DURATION:PT1H')],
      ['03-28 01:30 02:30'],
    ],
    [
      'that shows the time twice',
      [event('DTSTART;TZID=Europe/London:20271031T013000', 'DURATION:PT1H')],
      ['10-31 00:30 01:30'],
    ],
  ]);
});
