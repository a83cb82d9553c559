import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressTyped, isMailbox, normaliseAddress } from '@/lib/format/email-address';
import { anyText } from '@/test/case/any-text';

describe('email address', () => {
  it.each(['meera@example.in', 'm.iyer+care@mail.example.co.in', "o'neil@example.com", 'a@b.io'])(
    'accepts %s',
    (address) => expect(isMailbox(address)).toBe(true),
  );

  it.each([
    ['nothing', ''],
    ['no @', 'meera'],
    ['two @', 'a@b@c.in'],
    ['a list', 'v@x.in, e@x.in'],
    ['a list with semicolons', 'v@x.in;e@x.in'],
    ['a quoted second address', '"e@attacker.com"@victim.com'],
    ['a name and brackets', 'Meera <meera@example.in>'],
    ['a comment', 'meera(x)@example.in'],
    ['a space', 'me era@example.in'],
    ['a line end', 'meera@example.in\nBcc: evil@example.in'],
    ['a carriage return', 'meera@example.in\r.in'],
    ['no top domain', 'meera@localhost'],
    ['a dot at the end', 'meera@example.in.'],
    ['two dots', 'me..era@example.in'],
    ['a dot before @', 'meera.@example.in'],
    ['a dash first in a label', 'meera@-example.in'],
    ['a number address', 'meera@[127.0.0.1]'],
    ['letters outside ASCII', 'mеera@example.in'],
    ['an encoded line end', 'meera%0d%0a@example.in\u0000'],
    [
      'too many letters',
      `${'a'.repeat(60)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(20)}.in`,
    ],
  ])('refuses %s', (_, address) => expect(isMailbox(normaliseAddress(address))).toBe(false));

  it('folds wide and capital letters and outer spaces before it checks', () => {
    expect(normaliseAddress(' Ａ＠X.in ')).toBe('a@x.in');
  });

  it('looks for no address in more than a thousand letters', () => {
    expect(addressTyped(`asha@example.in${';'.repeat(900)}`)).toBe('asha@example.in');
    for (const around of [' ', ';', '<', '\u200b', '\u0301\u0323']) {
      const text = `asha@example.in${around.repeat(20_000)}`;
      expect(isMailbox(addressTyped(text)), around).toBe(false);
      expect(addressTyped(text).length).toBe(1_000);
    }
  });

  it('decides on any text quickly and without a throw', () => {
    fc.assert(
      fc.property(anyText({ maxLength: 400 }), (given) => {
        const address = normaliseAddress(given);
        if (isMailbox(address)) expect(address).toMatch(/^[^\s,;<>()"]+@[^\s,;<>()"@]+$/);
      }),
    );
  });
});
