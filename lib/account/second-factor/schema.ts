import * as z from 'zod';
import { plainRecoveryCode, secondFactorMessages } from '@/lib/account/second-factor/rules';
import { figuresTyped } from '@/lib/format/typed/text';

const code = z
  .string()
  .transform((typed) => figuresTyped(typed).replaceAll(' ', ''))
  .pipe(z.string().regex(/^\d{6}$/, secondFactorMessages.codeShape));

export const codeSchema = z.strictObject({ code });

/** Only `returnPath` turns `next` into a redirect. */
export const confirmSchema = z.strictObject({ code, next: z.string() });

export const recoverSchema = z.strictObject({
  recoveryCode: z.string().transform((typed, context) => {
    const plain = plainRecoveryCode(typed);
    if (plain === null) context.addIssue({ code: 'custom', message: secondFactorMessages.recoveryShape });
    return plain ?? z.NEVER;
  }),
  next: z.string(),
});
