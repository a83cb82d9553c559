import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { connect as connectTls } from 'node:tls';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { freePort } from '@/scripts/services/ports';
import { selfSigned } from '@/test/counterpart/certificate';
import { hasRelay } from '@/test/counterpart/relay';
import { asks, attributes, keyOf, reach, type StunServer } from '../doctor/stun';

const secret = 'a-secret-that-both-sides-share';
const realm = 'www.example.in';
const createPermission = 0x0008;
const peerAddress = 0x0012;
const magic = [0x21, 0x12, 0xa4, 0x42];

const configuration = (...given: readonly string[]) =>
  execFileSync('bash', ['deploy/coturn/configure.sh', realm, ...given], {
    encoding: 'utf8',
    env: { ...process.env, TURN_SECRET: secret },
  });

function certificateFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'relay-'));
  const { key, cert } = selfSigned(['localhost']);
  writeFileSync(path.join(folder, 'privkey.pem'), key);
  writeFileSync(path.join(folder, 'fullchain.pem'), cert);
  return folder;
}

/** Coturn with the recipe's configuration, on a test's ports. */
async function startConfigured() {
  const [port, securePort] = [await freePort(), await freePort()];
  const folder = certificateFolder();
  const file = path.join(folder, 'turnserver.conf');
  const text = configuration(folder)
    .replace('listening-port=3478', `listening-port=${port}`)
    .replace('tls-listening-port=5349', `tls-listening-port=${securePort}`);
  writeFileSync(file, `${text}listening-ip=127.0.0.1\nrelay-ip=127.0.0.1\npidfile=${folder}/pid\n`);
  const turn = spawn('turnserver', ['-c', file, '--log-file=stdout'], { stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [turn.stdout, turn.stderr]) {
    stream.on('data', (chunk) => {
      said += chunk;
    });
  }
  onTestFinished(async () => {
    const ended = once(turn, 'exit');
    turn.kill('SIGKILL');
    await ended;
  });
  const place = { host: '127.0.0.1', port, by: 'tcp' } as const;
  const server = await vi.waitFor(() => reach(place), { timeout: 30_000, interval: 100 });
  onTestFinished(() => server.close());
  return { server, securePort, said: () => said };
}

/** Authenticates like a browser in a call. @returns a function that sends signed requests */
async function signIn(server: StunServer, user: string) {
  const wanted = [attributes.requestedTransport, Buffer.from([17, 0, 0, 0])] as const;
  const open = await server.ask(asks.allocate, [wanted]);
  expect(open.refused).toBe(401);
  const given = (name: number) => open.attributes.get(name) ?? Buffer.alloc(0);
  expect(given(attributes.realm).toString()).toBe(realm);
  const password = createHmac('sha1', secret).update(user).digest('base64');
  const signed = [
    [attributes.username, Buffer.from(user)],
    [attributes.realm, given(attributes.realm)],
    [attributes.nonce, given(attributes.nonce)],
  ] as const;
  const key = keyOf(user, realm, password);
  expect((await server.ask(asks.allocate, [wanted, ...signed], key)).refused).toBeNull();
  return (peer: string) => {
    const address = peer.split('.').map((part, index) => Number(part) ^ (magic[index] ?? 0));
    const port = [0x23 ^ 0x21, 0x28 ^ 0x12];
    const about = [peerAddress, Buffer.from([0, 1, ...port, ...address])] as const;
    return server.ask(createPermission, [about, ...signed], key);
  };
}

describe('the configuration of the relay', () => {
  it('has TLS only with a certificate, and another address outside only where one is given', () => {
    const plain = configuration(path.join(tmpdir(), 'no-certificate'));
    expect(plain).toContain('\nno-tls\n');
    expect(plain).not.toMatch(/^(cert|pkey|external-ip)=/m);
    const folder = certificateFolder();
    const secure = configuration(folder, '203.0.113.9/10.0.0.5');
    expect(secure).toContain(`\ncert=${folder}/fullchain.pem\npkey=${folder}/privkey.pem\n`);
    expect(secure).toContain('\nexternal-ip=203.0.113.9/10.0.0.5\n');
    expect(secure).not.toContain('\nno-tls\n');
  });

  it('is not written without the secret', () => {
    const { status, stdout, stderr } = spawnSync('bash', ['deploy/coturn/configure.sh', realm], {
      encoding: 'utf8',
      env: { ...process.env, TURN_SECRET: '' },
    });
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toContain('TURN_SECRET');
  });

  it.skipIf(!hasRelay())(
    'is what coturn understands: strangers outside are reached, a private network is not',
    {
      tags: ['slow'],
      timeout: 60_000,
    },
    async () => {
      const { server, securePort, said } = await startConfigured();
      const permit = await signIn(server, `${Math.ceil(Date.now() / 1000) + 60}:visit`);
      expect((await permit('203.0.113.9')).refused).toBeNull();
      for (const inside of [
        '10.1.2.3',
        '172.20.0.1',
        '192.168.1.1',
        '169.254.169.254',
        '100.64.0.1',
        '127.0.0.1',
      ]) {
        expect([inside, (await permit(inside)).refused]).toEqual([inside, 403]);
      }
      const secure = connectTls({ host: '127.0.0.1', port: securePort, rejectUnauthorized: false });
      onTestFinished(() => void secure.destroy());
      await once(secure, 'secureConnect');
      expect(secure.getProtocol()).toMatch(/^TLSv1\.[23]$/);
      expect(said()).not.toMatch(/bad configuration/i);
    },
  );
});
