import fc from 'fast-check';
import { expect, it } from 'vitest';
import { optionalPhoneField, phoneField } from '@/lib/format/phone';

const asha = '+919876543210';

it.each([
  ['98765 43210', asha],
  ['098765 43210', asha],
  ['+91 98765 43210', asha],
  ['+91-98765-43210', asha],
  ['91 98765 43210', asha],
  ['0091 98765 43210', asha],
  ['(0) 98765-43210', asha],
  ['tel: 9876543210', asha],
  ['９８７６５ ４３２１０', asha],
  ['022 2556 3291', '+912225563291'],
  ['+1 (212) 555-0142', '+12125550142'],
  ['0044 20 7946 0958', '+442079460958'],
  ['+971 50 123 4567', '+971501234567'],
])('reads %j', (typed, number) => {
  expect(phoneField('no').parse(typed)).toBe(number);
});

it.each(['12', '98765', '98765 4321', 'call me', '+91 12345 67890 1', '+999 1234567'])(
  'refuses %j',
  (typed) => {
    expect(optionalPhoneField('no').safeParse(typed).error?.issues[0]?.message).toBe('no');
  },
);

it('reads a mobile number however it is divided and begun', () => {
  const spaced = (digits: string, marks: readonly string[]) =>
    [...digits].map((digit, index) => `${digit}${marks[index] ?? ''}`).join('');
  fc.assert(
    fc.property(
      fc.stringMatching(/^98[1-9]\d{7}$/),
      fc.constantFrom('', '0', '+91', '+91 ', '0091 '),
      fc.array(fc.constantFrom('', ' ', '-'), { maxLength: 9 }),
      (digits, begin, marks) => {
        expect(phoneField('no').parse(`${begin}${spaced(digits, marks)}`)).toBe(`+91${digits}`);
      },
    ),
  );
});
