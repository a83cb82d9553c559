import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { fieldErrorsOf, refusalOf } from '@/lib/server/action/field-errors';
import { actionMessages } from '@/lib/server/action/messages';

describe('the message of a refused form', () => {
  it('says that something is missing as soon as one field with an error is empty', () => {
    const errors = { name: 'Enter your name', email: 'Enter an email address' };
    expect(refusalOf(errors, { name: 'Asha', email: 'asha' })).toBe(actionMessages.check);
    expect(refusalOf(errors, { name: '  ', email: 'asha' })).toBe(actionMessages.required);
  });

  it('does not count an empty field without an error', () => {
    expect(refusalOf({ email: 'Enter an email address' }, { email: 'asha', phone: '' })).toBe(
      actionMessages.check,
    );
  });

  it('has one message for each field, in the order of the form', () => {
    const schema = z.object({
      b: z.string().min(3, 'b is short').regex(/\d/, 'b has no digit'),
      a: z.literal('on', 'a'),
    });
    const { error } = schema.safeParse({ a: '', b: 'x' });
    const said = error ? fieldErrorsOf(error, ['a', 'b']) : {};
    expect(Object.entries(said)).toEqual([
      ['a', 'a'],
      ['b', 'b is short'],
    ]);
  });
});
