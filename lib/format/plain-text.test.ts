import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lineOfText, nameForMail, pageOfText } from '@/lib/format/plain-text';
import { anyText } from '@/test/case/any-text';

const messages = { missing: 'missing', tooLong: 'too long' };
const line = lineOfText(messages, 80);
const page = pageOfText(messages, 500);
const anything = anyText({ maxLength: 120 });

describe('a line of text', () => {
  it.each([
    ['  Meera   Iyer ', 'Meera Iyer'],
    ['Meera\r\nBcc: x', 'Meera Bcc: x'],
    ['Meera\u202e\u200bIyer', 'MeeraIyer'],
    ['मीरा अय्यर', 'मीरा अय्यर'],
    ["Zoé O'Neil-D’Souza", "Zoé O'Neil-D’Souza"],
  ])('makes %j into %j', (typed, plain) => expect(line.parse(typed)).toBe(plain));

  it('never keeps a control, a direction mark or a line end', () => {
    fc.assert(
      fc.property(anything, (typed) => {
        const { data, success } = line.safeParse(typed);
        if (success) expect(data).not.toMatch(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/u);
      }),
    );
  });

  it.each(['', '   ', '\u200b\u200b', '\u202e'])('takes %j as empty', (typed) => {
    expect(line.safeParse(typed).error?.issues[0]?.message).toBe('missing');
  });

  it('counts what it keeps, not what was typed', () => {
    expect(line.safeParse(` ${'x'.repeat(80)} `).success).toBe(true);
    expect(line.safeParse('x'.repeat(81)).error?.issues[0]?.message).toBe('too long');
  });
});

describe('a page of text', () => {
  it('keeps paragraphs and tabs, and makes line ends equal', () => {
    expect(page.parse('\r\nOne\r\ntwo\rthree\n\n\tfour\u0007\n')).toBe('One\ntwo\nthree\n\n\tfour');
  });

  it('stays the same when it is read again', () => {
    fc.assert(
      fc.property(anything, (typed) => {
        const { data, success } = page.safeParse(typed);
        if (success) expect(page.parse(data)).toBe(data);
      }),
    );
  });
});

describe('a name for mail', () => {
  it.each([
    ['Dr.Rao', 'Dr. Rao'],
    ['A.P.J. Abdul Kalam', 'A. P. J. Abdul Kalam'],
    ['You won: https://evil.example/x', 'You won https evil. example x'],
    ['Meera <evil@evil.example>', 'Meera evil evil. example'],
  ])('makes %j into %j', (name, safe) => expect(nameForMail(name)).toBe(safe));

  it('has nothing that mail programs turn into a link', () => {
    fc.assert(
      fc.property(anything, (name) => {
        expect(nameForMail(name)).not.toMatch(/[:/@<>]|\.\S/);
      }),
    );
  });
});
