import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emailField } from '@/lib/format/email-address';
import { paiseTyped } from '@/lib/format/money';
import { optionalPhoneField, phoneField } from '@/lib/format/phone';
import { personName } from '@/lib/format/plain-text';
import { clockTyped, localTimeTyped } from '@/lib/format/typed/clock';
import { dayTyped } from '@/lib/format/typed/day';
import { figuresField } from '@/lib/format/typed/fields';
import { asciiDigits, figuresTyped, oneLine } from '@/lib/format/typed/text';
import { anyText } from '@/test/case/any-text';

/**
 * The zero of each script that is used for numbers in India and its neighbours, with some that follow others
 * closely.
 */
const zeros = {
  Devanagari: '०',
  Bengali: '০',
  Gurmukhi: '੦',
  Gujarati: '૦',
  Odia: '୦',
  Tamil: '௦',
  Telugu: '౦',
  Kannada: '೦',
  Malayalam: '൦',
  'Arabic-Indic': '٠',
  'Urdu and Persian': '۰',
  'Meetei Mayek': '꯰',
  'Ol Chiki': '᱐',
  'full width': '０',
  'mathematical bold': '𝟎',
} as const;

const inScript = (zero: string, text: string) =>
  text.replace(/[0-9]/g, (digit) => String.fromCodePoint((zero.codePointAt(0) ?? 0) + Number(digit)));

describe.each(Object.entries(zeros))('figures in %s', (_, zero) => {
  const typed = (text: string) => inScript(zero, text);

  it('are read as phone, amount, day, time, code and reference', () => {
    expect(phoneField('wrong').parse(typed('98765 43210'))).toBe('+919876543210');
    expect(optionalPhoneField('wrong').parse(typed('+91 98765-43210'))).toBe('+919876543210');
    expect(paiseTyped(typed('₹1,20,500.50'))).toBe(12_050_050);
    expect(dayTyped(typed('24/12/2026'))).toBe('2026-12-24');
    expect(clockTyped(typed('6:30 pm'))).toBe('18:30');
    expect(localTimeTyped(typed('24/12/2026, 6:30 pm'))).toBe('2026-12-24T18:30');
    expect(figuresField(/^\d{6}$/, 'wrong').parse(typed('123456'))).toBe('123456');
    expect(figuresTyped(typed('UTR 632500000002'))).toBe('UTR 632500000002');
  });
});

it('reads every run of ten digits in Unicode by its place, and leaves every other sign alone', () => {
  for (let code = 0; code < 0x11_0000; code += 1) {
    if (code >= 0xd800 && code <= 0xdfff) continue;
    const sign = String.fromCodePoint(code);
    if (/\p{Nd}/u.test(sign)) expect(asciiDigits(sign), sign).toMatch(/^[0-9]$/);
  }
  fc.assert(
    fc.property(anyText({ maxLength: 60 }), (text) => {
      expect(asciiDigits(text).replace(/[0-9]/g, '')).toBe(text.replace(/\p{Nd}/gu, ''));
    }),
  );
});

describe('one line', () => {
  it.each([
    ['a space of no width', 'As\u200bha', 'Asha'],
    ['a byte order mark', '\ufeffAsha Rao', 'Asha Rao'],
    ['a byte order mark within', 'As\ufeffha', 'Asha'],
    ['marks of direction', '\u200fAsha\u200e \u202aRao\u202c', 'Asha Rao'],
    ['the mark of Arabic letters', '\u061cAsha', 'Asha'],
    ['isolates', '\u2068Asha\u2069', 'Asha'],
    ['a soft hyphen', 'Lak\u00adshmi', 'Lakshmi'],
    ['a word joiner', 'A\u2060B', 'AB'],
    ['a hard space', 'Asha\u00a0Rao\u202f', 'Asha Rao'],
    ['a line separator', 'Asha\u2028Rao', 'Asha Rao'],
    ['a joiner between Latin letters', 'As\u200dha R\u200cao', 'Asha Rao'],
    ['a joiner at an end', 'लक्ष्मी\u200c', 'लक्ष्मी'],
    ['nothing of a conjunct', 'क्\u200dष श्\u200cय', 'क्\u200dष श्\u200cय'],
    ['nothing of a Persian compound', 'می\u200cخواهم', 'می\u200cخواهم'],
    ['nothing of joined emoji', '👩\u200d⚕️', '👩\u200d⚕️'],
  ])('drops %s', (_, typed, line) => expect(oneLine(typed)).toBe(line));

  it('stays the same when it is read again', () => {
    fc.assert(
      fc.property(anyText({ maxLength: 120 }), (text) => {
        expect(oneLine(oneLine(text))).toBe(oneLine(text));
      }),
    );
  });
});

const name = personName({ missing: 'missing', tooLong: 'too long' }, 120);

describe('a person’s name', () => {
  it.each([
    'Ramesh Kumar S/O Ram Lal',
    'Sunita d/o Late Shri B.L. Sharma',
    'Kamla Devi w/o Mohan',
    'Master Arjun c/o Meera Iyer',
    'Kumar a/l Subramaniam',
    'Priya a/p Maniam',
    'Smt./Kum. Leela',
    'Dr. K. R. Narayanan',
    'Dr.Rao',
    'J.P. Naik (Retd.)',
    "Zoé O'Neil-D’Souza",
    'Mohd. Iqbal @ Babu',
    'Rao & Sons',
    'K',
    'Madonna',
    'लक्ष्मी नारायण',
    'শ্রীমতী ঘোষ',
    'முத்துலட்சுமி',
    'ശ്രീജ നായർ',
    'ਗੁਰਪ੍ਰੀਤ ਕੌਰ',
    'محمد اقبال',
    '陈 美玲',
  ])('may be %j', (typed) => expect(name.parse(typed)).toBe(typed));

  it('takes a backslash that was typed for a slash', () => {
    expect(name.parse('Ramesh S\\O Ram')).toBe('Ramesh S/O Ram');
  });

  it.each([
    'https://evil.example/x',
    'http:evil.example',
    '\\\\host\\share',
    'see evil.example/x now',
    'www.evil.example',
    'a@evil.example',
    'Asha <b>Rao</b>',
    'Asha [x](y)',
    '{{name}}',
    'a=b',
    'a|b',
    '12345',
    '...',
    '🙂',
  ])('is not %j', (typed) => {
    expect(name.safeParse(typed).error?.issues[0]?.message).toContain('without links and symbols');
  });
});

const email = emailField({ missing: 'missing', malformed: 'malformed' });

describe('an address in a form', () => {
  it.each([
    'asha@example.in,',
    'asha@example.in.',
    'asha@example.in;',
    'asha@example.in , ',
    '<asha@example.in>',
    '(asha@example.in)',
    '"asha@example.in"',
    'mailto:asha@example.in',
    'MAILTO:Asha@Example.in',
    'mailto:asha@example.in?subject=Hello',
    '<mailto:asha@example.in>',
    '<asha@example.in>;',
    'asha@example.in\u200b',
    '\ufeffasha@example.in',
    '\u202aasha@example.in\u202c',
    'asha\u00ad@example.in',
    'asha@exam\u200cple.in',
    '\u00a0asha@example.in\u00a0',
    'ａｓｈａ＠example.in',
  ])('is found in %j', (typed) => expect(email.parse(typed)).toBe('asha@example.in'));

  it.each([
    'v@x.in, e@x.in',
    'v@x.in;e@x.in',
    '<v@x.in><e@x.in>',
    'v@x.in <e@x.in>',
    'Asha Rao <asha@example.in>',
    '"Rao, Asha" <asha@example.in>;',
    'a b@example.in',
    'mailto:',
    '<>',
    'asha@example',
  ])('is never chosen out of %j', (typed) => expect(email.safeParse(typed).success).toBe(false));
});
