import { beforeEach, expect, it } from 'vitest';
import { accountJobs } from '@/lib/account/jobs';
import { hashPassword } from '@/lib/account/password/hashing';
import { signIn } from '@/lib/account/sign-in/actions';
import { accountTasks } from '@/lib/account/task-names';
import { db } from '@/lib/server/db';
import { setUpDatabase } from '@/test/database/database';
import { catchMail } from '@/test/notification/mail-catcher';
import { runDueJobs } from '@/test/server/jobs';
import { newVisitor, sent, visitor } from '@/test/server/visitor';
import { createProfile } from '@/test/therapist/factories';

setUpDatabase();

const email = 'asha@example.in';
const password = 'slow rivers carry leaves';
const made = hashPassword(password);
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

beforeEach(() => newVisitor());

const person = async (role: 'client' | 'therapist') => {
  const { userId } = await createProfile({ role });
  await db.user.update({ where: { id: userId }, data: { email, passwordHash: await made } });
};
const enter = async () => {
  visitor.headers.set('user-agent', firefox);
  expect(await signIn(null, sent({ email, password, next: '' }))).toMatchObject({ ok: true });
};
const told = () =>
  db.$queryRaw<{ sessionId: string }[]>`
    SELECT payload ->> 'sessionId' AS "sessionId" FROM graphile_worker._private_jobs j
    JOIN graphile_worker._private_tasks t ON t.id = j.task_id
    WHERE t.identifier = ${accountTasks.mailNewBrowser}`;

it('tells a therapist of the first sign-in from a browser, and of no later one from it', async () => {
  await person('therapist');
  const { caught } = await catchMail();
  await enter();
  const [first] = await told();
  expect(first?.sessionId).toBe((await db.userSession.findFirstOrThrow()).id);
  await enter();
  expect(await told()).toHaveLength(1);
  newVisitor();
  await enter();
  expect(await told()).toHaveLength(2);
  await runDueJobs(accountJobs);
  expect(caught.map(({ recipients, mail }) => [recipients, mail.subject])).toEqual(
    Array(2).fill([[email], 'Your account was opened in a new browser']),
  );
  expect(caught[0]?.mail.text).toContain('Firefox on Linux');
  expect(caught[0]?.mail.text).toContain('/account/devices');
});

it('tells no client, whose mailbox somebody else may read', async () => {
  await person('client');
  await enter();
  expect(await told()).toEqual([]);
});
