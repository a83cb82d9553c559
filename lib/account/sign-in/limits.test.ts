import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { hashPassword } from '@/lib/account/password/hashing';
import { signIn } from '@/lib/account/sign-in/actions';
import { tryPassword } from '@/lib/account/sign-in/credentials';
import { signInLimits } from '@/lib/account/sign-in/limits';
import { db } from '@/lib/server/db';
import { env } from '@/lib/server/env';
import { reserve } from '@/lib/server/rate-limit/consume';
import { setUpDatabase } from '@/test/database/database';
import { fillLimits, usesOfLimits } from '@/test/server/limits';
import { comeFrom, newVisitor, sent, visitor } from '@/test/server/visitor';
import { createUser } from '@/test/therapist/factories';

setUpDatabase();

const email = 'asha@example.in';
const password = 'slow rivers carry leaves';
const home = '203.0.113.7';
const made = hashPassword(password);

beforeEach(async () => {
  newVisitor();
  comeFrom(home);
  await createUser({ email, passwordHash: await made });
});

const enter = (given = password, address = email) =>
  signIn(null, sent({ email: address, password: given, next: '' }));
const wrong = (address = email) => enter('not the password', address);

async function failFrom(network: string, times: number): Promise<void> {
  for (let time = 0; time < times; time++) {
    await reserve(db, signInLimits({ email, network, device: undefined }));
  }
}

/** Uses up tries of one account from everywhere. */
async function failOn(address: string, times: number): Promise<void> {
  await reserve(db, signInLimits({ email: address, network: '198.51.100.4', device: undefined }));
  await fillLimits('sign-in-account', times);
}

const refused =
  /^Too many attempts\. Please wait (?:1 minute|\d{1,2} minutes), or set a new password with the link/;

describe('tries of a password', () => {
  it('are ten in one place for one account, for known and unknown addresses alike', {
    tags: ['slow'],
  }, async () => {
    for (const address of [email, 'nobody@example.in']) {
      const answers = await Promise.all(Array.from({ length: 12 }, () => wrong(address)));
      const looked = answers.filter(({ message }) => message === 'Invalid email or password');
      expect(looked).toHaveLength(10);
      for (const { message } of answers) if (message !== looked[0]?.message) expect(message).toMatch(refused);
    }
    expect(await enter()).toMatchObject({ ok: false, message: expect.stringMatching(refused) });
  });

  it('count only when they were wrong', async () => {
    await failFrom(home, 9);
    for (let time = 0; time < 3; time++) {
      newVisitor();
      comeFrom(home);
      expect(await enter()).toMatchObject({ ok: true });
    }
    newVisitor();
    comeFrom(home);
    expect(await wrong()).toMatchObject({ message: 'Invalid email or password' });
    expect(await enter()).toMatchObject({ ok: false, message: expect.stringMatching(refused) });
  });

  it('refused in one place fill nobody else’s limits', async () => {
    await failFrom(home, 50);
    expect(await usesOfLimits('sign-in-account')).toBe(10);
    expect(await usesOfLimits('sign-in-network')).toBe(10);
    expect(await usesOfLimits('sign-in-all')).toBe(10);
    comeFrom('198.51.100.4');
    expect(await enter()).toMatchObject({ ok: true });
  });

  it('share one limit for all addresses of an IPv6 network', async () => {
    comeFrom('2001:db8:1:2::1');
    await failFrom('2001:db8:1:2::/64', 10);
    comeFrom('2001:db8:1:2:ffff::9');
    expect(await enter()).toMatchObject({ ok: false, message: expect.stringMatching(refused) });
    comeFrom('2001:db8:1:3::1');
    expect(await enter()).toMatchObject({ ok: true });
  });

  it('do not depend on what a visitor claims about their address', async () => {
    await failFrom(home, 10);
    for (const name of ['x-forwarded-for', 'x-real-ip', 'forwarded', 'x-client-ip', 'cf-connecting-ip']) {
      visitor.headers.set(name, '192.0.2.1');
    }
    expect(await enter()).toMatchObject({ ok: false, message: expect.stringMatching(refused) });
  });
});

describe('while strangers try an account from everywhere', () => {
  it('the one who has been here before gets in past a full limit of the account', async () => {
    expect(await enter()).toMatchObject({ ok: true });
    await failFrom('198.51.100.4', 1);
    await fillLimits('sign-in-account', 100);
    comeFrom('192.0.2.50');
    expect(await enter()).toMatchObject({ ok: true });

    newVisitor();
    comeFrom('192.0.2.51');
    expect(await enter()).toMatchObject({ ok: false, message: expect.stringMatching(refused) });
  });

  it('a known device has ten tries of its own, and none for other accounts', async () => {
    await enter();
    await createUser({ email: 'ravi@example.in', passwordHash: await made });
    await failOn('ravi@example.in', 100);
    expect(await enter(password, 'ravi@example.in')).toMatchObject({ ok: false });
    for (let time = 0; time < 10; time++) {
      expect(await wrong()).toMatchObject({ message: 'Invalid email or password' });
    }
    expect(await wrong()).toMatchObject({ message: expect.stringMatching(refused) });
  });

  it('a cookie made up, or made for another account, makes no device known', async () => {
    await enter();
    const genuine = visitor.jar.get('antarman.known')?.value ?? '';
    const [nonce, proof = ''] = genuine.split('.');
    await createUser({ email: 'ravi@example.in', passwordHash: await made });
    for (const address of [email, 'ravi@example.in']) await failOn(address, 100);
    for (const [value, address] of [
      [`AAAAAAAAAAAAAAAA.${proof}`, email],
      [`${nonce}.${proof.slice(1)}A`, email],
      [genuine, 'ravi@example.in'],
      ['~~~~', email],
    ] as const) {
      visitor.jar.set('antarman.known', { value, flags: {} });
      expect(await enter(password, address)).toMatchObject({ ok: false });
    }
  });

  it('nobody is locked out by failures everywhere: a new device of a calm network gets in, with fewer tries', async () => {
    await failFrom('198.51.100.4', 1);
    await fillLimits('sign-in-all', 6_000);
    comeFrom('192.0.2.50');
    expect(await enter()).toMatchObject({ ok: true });
    newVisitor();
    comeFrom('192.0.2.51');
    for (let time = 0; time < 3; time++) {
      expect(await wrong()).toMatchObject({ message: 'Invalid email or password' });
    }
    expect(await wrong()).toMatchObject({ message: expect.stringMatching(refused) });
    comeFrom('192.0.2.52');
    await reserve(
      db,
      signInLimits({ email: 'other@example.in', network: '192.0.2.52', device: undefined }, false),
    );
    await fillLimits('sign-in-network', 30);
    expect(await enter()).toMatchObject({ message: expect.stringMatching(refused) });
  });

  it('a block of IPv6 addresses is one place, however many networks are in it', async () => {
    comeFrom('2001:db8:7:1::1');
    expect(await wrong('other@example.in')).toMatchObject({ message: 'Invalid email or password' });
    await fillLimits('sign-in-network', 600);
    comeFrom('2001:db8:7:ffff::1');
    expect(await enter()).toMatchObject({ message: expect.stringMatching(refused) });
    comeFrom('2001:db8:8:1::1');
    expect(await enter()).toMatchObject({ ok: true });
  });

  it('a network alone cannot try more than 300 times', async () => {
    await failFrom(home, 1);
    await fillLimits('sign-in-network', 300);
    expect(await enter(password, 'other@example.in')).toMatchObject({
      message: expect.stringMatching(refused),
    });
  });
});

const lanes = 40;
const triesOfLane = 10;

/** A separate server process that makes wrong tries, forty at a time, and reports the answers. */
const server = `
  import { tryPassword } from './lib/account/sign-in/credentials.ts';
  import { closeDatabase } from './lib/server/db/index.ts';
  const answers = [];
  async function lane() {
    for (let time = 0; time < ${triesOfLane}; time++) {
      const given = { email: '${email}', password: 'not the password', network: '${home}' };
      answers.push(await tryPassword(given, undefined).then(({ outcome }) => outcome, () => 'failed'));
    }
  }
  console.log('ready');
  for await (const _ of process.stdin);
  await Promise.all(Array.from({ length: ${lanes} }, lane));
  console.log(JSON.stringify(answers));
  await closeDatabase();
`;

/** Starts the other server, which waits for a line on its input before it begins. */
async function otherServer(): Promise<{ readonly begin: () => Promise<string[]> }> {
  const imports = ['tsx', './scripts/runtime/allow-server-only.mjs'].flatMap((name) => ['--import', name]);
  const child = spawn(process.execPath, [...imports, '--input-type=module', '-e', server], {
    env: { ...process.env, DATABASE_URL: env.DATABASE_URL },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  expect(await lines.next()).toMatchObject({ value: 'ready' });
  return {
    begin: async () => {
      child.stdin.end();
      const { value } = await lines.next();
      return z.array(z.string()).parse(JSON.parse(value));
    },
  };
}

/** The same tries from this process. */
async function thisServer(): Promise<string[]> {
  const answers: string[] = [];
  const given = { email, password: 'not the password', network: home };
  async function lane() {
    for (let time = 0; time < triesOfLane; time++) {
      answers.push(
        await tryPassword(given, undefined).then(
          ({ outcome }) => outcome,
          () => 'failed',
        ),
      );
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane));
  return answers;
}

describe('two servers at once', () => {
  it('check exactly ten passwords of eight hundred', { tags: ['slow'] }, async () => {
    const other = await otherServer();
    const answers = (await Promise.all([other.begin(), thisServer()])).flat();
    const count = (answer: string) => answers.filter((given) => given === answer).length;
    expect(answers).toHaveLength(800);
    expect(count('wrong')).toBe(10);
    expect(answers).toContain('limited');
    expect(count('limited') + count('failed')).toBe(790);
    expect(await usesOfLimits('sign-in-account')).toBe(10);
  });
});
