import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { mailConfirmation } from '@/lib/account/email-confirmation/jobs';
import { hashPassword } from '@/lib/account/password/hashing';
import { requestPasswordReset } from '@/lib/account/recovery/actions';
import { mailPasswordReset } from '@/lib/account/recovery/jobs';
import { signIn } from '@/lib/account/sign-in/actions';
import { signUp } from '@/lib/account/sign-up/actions';
import { accountTasks } from '@/lib/account/task-names';
import { db } from '@/lib/server/db';
import { inTwoRuns } from '@/test/case/sample';
import { setUpDatabase } from '@/test/database/database';
import { setUpMailCatcher } from '@/test/notification/mail-catcher';
import { newVisitor, sent } from '@/test/server/visitor';
import { createUser } from '@/test/therapist/factories';

setUpDatabase();

const catcher = setUpMailCatcher();

const password = 'slow rivers carry leaves';
const made = hashPassword(password);

beforeEach(async () => {
  newVisitor();
  await createUser({ email: 'victim@example.in', passwordHash: await made });
});

/** Other spellings of an address that already has an account. */
const duplicates = [
  ...[
    'Victim@Example.IN',
    ' victim@example.in',
    'victim@example.in\n',
    '\tvictim@example.in ',
    'VICTIM@EXAMPLE.IN',
  ],
  // Wide, mathematical, circled and small letters; wide and small signs (NFKC).
  ...[
    'ｖictim@example.in',
    'victim＠example.in',
    'victim@example．in',
    '𝐯𝐢𝐜𝐭𝐢𝐦@example.in',
    'ⓥictim@example.in',
  ],
  ...[
    'victim﹫example.in',
    'ᵛⁱctim@example.in',
    'victim@exampℓe.in',
    '\u00a0victim@example.in',
    '\u3000victim@example.in',
  ],
  // Invisible marks, and characters around a pasted address.
  ...[
    'vic\u200btim@example.in',
    '\u202evictim@example.in',
    'victim@example.in\u200d',
    'vic\u00adtim@example.in',
  ],
  ...['<victim@example.in>', 'victim@example.in>', 'mailto:victim@example.in', 'victim@example.in.'],
];

/** Texts that some programs would read as one mailbox, though they are none. */
const malformed = [
  ...[
    '',
    ' ',
    '@',
    'victim',
    'victim@',
    '@example.in',
    'victim@example',
    'victim@localhost',
    'victim example.in',
  ],
  ...[
    'victim@@example.in',
    'a@b@example.in',
    'victim@example.in@evil.example',
    'victim@evil.example@example.in',
  ],
  ...[
    'victim@example.in,evil@evil.example',
    'evil@evil.example, victim@example.in',
    'a@b.in;evil@evil.example',
  ],
  ...[
    'a@b.in evil@evil.example',
    '"evil@evil.example"@example.in',
    '"victim"@example.in',
    'victim@"example.in"',
  ],
  ...['Victim <evil@evil.example>', 'Victim <victim@example.in>', '<victim@example.in><evil@evil.example>'],
  ...['victim(evil@evil.example)@example.in', 'victim@example.in(comment)', 'victim@example.in (x)'],
  ...[
    'victim@example.in\r\nBcc: evil@evil.example',
    'victim@example.in\nTo: evil@evil.example',
    'vic\rtim@example.in',
  ],
  ...['victim@example.in%0aBcc:evil@evil.example', 'victim@example.in\u0000', 'victim\u0000@example.in'],
  ...['.victim@example.in', 'victim.@example.in', 'vic..tim@example.in', 'victim@.example.in'],
  ...[
    'victim@example..in',
    'victim@-example.in',
    'victim@example-.in',
    'victim@exa_mple.in',
    'victim@example.i',
  ],
  ...[
    'victim@[127.0.0.1]',
    'victim@127.0.0.1',
    'victim@[IPv6:::1]',
    'victim@example.in:25',
    'evil.example!victim@example.in x',
  ],
  // Cyrillic, Greek, dotless, invisible and reversed letters; a name in another script.
  ...['vіctim@example.in', 'victim@examрle.in', 'νictim@example.in', 'vıctim@example.in'],
  ...['शिकार@example.in', 'victim@भारत.in'],
  ...[
    'victim@ⅇvil@example.in',
    `${'a'.repeat(65)}@example.in`,
    `a@${'b'.repeat(64)}.in`,
    `a@${'b.'.repeat(127)}in`,
  ],
];

const verification = z.strictObject({ tokenId: z.string() });
const reset = z.strictObject({ userId: z.string(), tokenId: z.string() });

/** Sends all waiting mail and returns the recipients of the envelopes. */
async function recipients(): Promise<readonly string[]> {
  const jobs = await db.$queryRaw<{ task: string; payload: unknown }[]>`
    SELECT task.identifier AS task, payload FROM graphile_worker._private_jobs AS job
    JOIN graphile_worker._private_tasks AS task ON task.id = job.task_id`;
  for (const { task, payload } of jobs) {
    if (task === accountTasks.mailConfirmation) await mailConfirmation(verification.parse(payload).tokenId);
    else await mailPasswordReset(reset.parse(payload));
  }
  return catcher.caught.flatMap((mail) => mail.recipients);
}

const chosen = { password: 'green lamps after rain', confirmPassword: 'green lamps after rain' };
const newcomer = (email: string) =>
  signUp(null, sent({ fullName: 'Eve', email, ...chosen, terms: 'on', next: '' }));

describe('addresses that are not what they seem', () => {
  for (const { cases, tags } of inTwoRuns(malformed))
    it.each(cases)('%j makes no account, opens none and gets no mail', { tags }, async (email) => {
      const answers = [
        await newcomer(email),
        await signIn(null, sent({ email, password, next: '' })),
        await requestPasswordReset(null, sent({ email })),
      ];
      for (const answer of answers) {
        expect(answer).toMatchObject({ ok: false, fieldErrors: { email: expect.any(String) } });
      }
      expect(await db.user.count()).toBe(1);
      expect(await recipients()).toEqual([]);
    });

  for (const { cases, tags } of inTwoRuns(duplicates))
    it.each(cases)('%j means the existing account, in every form', { tags }, async (email) => {
      expect(await newcomer(email)).toMatchObject({
        ok: false,
        message: 'An account with this email already exists',
      });
      expect(await signIn(null, sent({ email, password, next: '' }))).toMatchObject({ ok: true });
      await requestPasswordReset(null, sent({ email }));
      expect(await db.user.count()).toBe(1);
      expect(await recipients()).toEqual(['victim@example.in']);
    });

  it('keep to one mailbox each when they are valid', { tags: ['slow'] }, async () => {
    const sound = [
      "o'neil@example.in",
      'a+b@example.in',
      '{x}|y@example.in',
      'a/b=c@example.in',
      'x@sub.example.co.in',
    ];
    for (const email of sound) expect(await newcomer(email)).toMatchObject({ ok: true });
    expect((await recipients()).toSorted()).toEqual(sound.toSorted());
  });
});
