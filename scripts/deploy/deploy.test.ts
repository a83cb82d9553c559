import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { helplines, moreHelplines } from '@/content/helplines';
import { startNginx } from '@/test/counterpart/nginx';
import { lessMemory } from '../steps/node';
import { serverProcess } from '../steps/serve';

const site = readFileSync('deploy/nginx/site.conf', 'utf8');
const settings = readFileSync('.env.example', 'utf8');

describe('the recipes', () => {
  it('name only settings that exist', () => {
    const known = new Set([...settings.matchAll(/^#?([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name));
    const script = readFileSync('deploy/one-machine.sh', 'utf8');
    const written = /<<SETTINGS\n([\s\S]+?)\nSETTINGS/.exec(script)?.[1] ?? '';
    const names = [...written.matchAll(/^([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name);
    expect(names).toContain('DATABASE_URL');
    expect(names.filter((name) => !known.has(name))).toEqual([]);
    const services = z.object({
      services: z.record(z.string(), z.object({ environment: z.record(z.string(), z.unknown()).optional() })),
    });
    const compose = services.parse(parse(readFileSync('deploy/compose.yaml', 'utf8'), { merge: true }));
    const { app, worker } = compose.services;
    const given = [...Object.keys(app?.environment ?? {}), ...Object.keys(worker?.environment ?? {})];
    expect(given).toContain('STORAGE_DIR');
    // Emptied, because the file that all of them read holds the password of the tables' owner.
    known.add('DATABASE_PASSWORD');
    expect(given.filter((name) => !known.has(name))).toEqual([]);
    for (const served of [app, worker]) {
      expect(served?.environment).toMatchObject({ DATABASE_PASSWORD: '' });
      expect(served?.environment).not.toHaveProperty('DATABASE_OWNER_URL');
      expect(served?.environment?.DATABASE_URL).toContain('//antarman_server:');
    }
    expect(compose.services.relay?.environment).toHaveProperty('TURN_SECRET');
    for (const owning of [compose.services.migrate, compose.services.backup]) {
      expect(owning?.environment?.DATABASE_OWNER_URL).toContain('//antarman:');
    }
  });

  it('give the server the same settings for its memory', () => {
    const unit = readFileSync('deploy/systemd/antarman.service', 'utf8');
    const image = readFileSync('Dockerfile', 'utf8');
    const wanted = Object.entries(lessMemory)
      .map(([name, value]) => `${name}=${value}`)
      .join(' ');
    expect(unit).toContain(`\nEnvironment=${wanted}\n`);
    expect(image).toContain(`\nENV ${wanted}\n`);
    expect(serverProcess({ host: '', port: 1, distDir: '' }, 'start').env).toMatchObject(lessMemory);
  });

  it('leave the list of packages as the build has read it', () => {
    for (const file of ['deploy/one-machine.sh', 'Dockerfile']) {
      const prunes = readFileSync(file, 'utf8').match(/npm prune .*/g) ?? [];
      expect([file, prunes.length]).toEqual([file, 1]);
      expect(prunes[0]).toContain(' --no-save');
    }
  });

  it('can be read by the shell that runs them', () => {
    const scripts = ['one-machine.sh', 'rollback.sh', 'coturn/configure.sh', 'coturn/certificate.sh'];
    for (const file of scripts.map((name) => path.join('deploy', name))) {
      expect(spawnSync('bash', ['-n', file], { encoding: 'utf8' }).stderr).toBe('');
    }
  });

  it('show numbers to call that the helplines of the product have as well', () => {
    const away = readFileSync('deploy/nginx/away.html', 'utf8');
    const shown = [...away.matchAll(/href="tel:([^"]+)"/g)].map(([, number]) => number);
    expect(shown).toContain('14416');
    const alwaysOpen = [...helplines, ...moreHelplines]
      .filter((line) => line.alwaysOpen)
      .map(({ dial }) => dial);
    expect(shown.filter((number) => !alwaysOpen.includes(number ?? ''))).toEqual([]);
  });
});

describe('the units', { tags: ['slow'] }, () => {
  it('are what systemd understands', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'units-'));
    const units = readdirSync('deploy/systemd');
    for (const unit of units) {
      // Only the path of the runtime differs between servers.
      const text = readFileSync(path.join('deploy/systemd', unit), 'utf8');
      writeFileSync(path.join(folder, unit), text.replaceAll('/usr/bin/node', process.execPath));
    }
    const files = units.map((unit) => path.join(folder, unit));
    const { stderr, error } = spawnSync('systemd-analyze', ['verify', '--man=no', ...files], {
      encoding: 'utf8',
    });
    expect(error).toBeUndefined();
    expect(stderr.split('\n').filter((line) => line.includes(folder) || /antarman/.test(line))).toEqual([]);
  });
});

describe('nginx', { tags: ['slow'] }, () => {
  const seen: { url: string; headers: Record<string, unknown> }[] = [];
  let nginx: Awaited<ReturnType<typeof startNginx>>;
  let app: ReturnType<typeof createServer>;
  let appPort: number;

  const page = `<!doctype html><title>Page</title>${'<p>Words that repeat. </p>'.repeat(200)}`;
  const answer: RequestListener = (incoming, outgoing) => {
    seen.push({ url: incoming.url ?? '', headers: incoming.headers });
    if (incoming.url?.startsWith('/_next/static/')) {
      outgoing
        .setHeader('Content-Type', 'text/javascript')
        .setHeader('Cache-Control', 'public, max-age=31536000, immutable');
      outgoing.end('export {};');
      return;
    }
    outgoing
      .setHeader('Content-Type', 'text/html; charset=utf-8')
      .setHeader('Cache-Control', 's-maxage=1, stale-while-revalidate=1');
    outgoing.end(`${page}${JSON.stringify([incoming.url, incoming.headers])}`);
  };

  const untilAnswered = () =>
    vi.waitFor(async () => expect((await nginx.ask('/')).status).toBe(200), {
      timeout: 30_000,
      interval: 100,
    });

  beforeAll(async () => {
    app = createServer(answer);
    await new Promise<void>((ready) => app.listen(0, '127.0.0.1', ready));
    appPort = (app.address() as AddressInfo).port;
    nginx = await startNginx([appPort]);
    await untilAnswered();
  });
  afterAll(async () => {
    await nginx.stop();
    app.closeAllConnections();
    app.close();
  });

  it('sends plain http to https, and hides the figures from strangers', async () => {
    const plain = await fetch(`http://127.0.0.1:${nginx.ports.http}/about?x=1`, {
      redirect: 'manual',
      headers: { host: 'localhost' },
    });
    expect([plain.status, plain.headers.get('location')]).toEqual([308, 'https://localhost/about?x=1']);
    expect(site).toMatch(/location = \/api\/metrics \{\s+allow 127\.0\.0\.1;\s+allow ::1;\s+deny all;/);
  });

  it('answers others while one visitor holds ten thousand connections open', {
    timeout: 120_000,
  }, async () => {
    const idle: Socket[] = [];
    let accepted = 0;
    for (let number = 1; number <= 10_000; number += 1) {
      const localAddress = `127.0.2.${1 + (number % 10)}`;
      const socket = connect({ host: '127.0.0.1', port: nginx.ports.https, localAddress });
      socket.on('error', () => undefined);
      socket.once('connect', () => {
        accepted += 1;
      });
      idle.push(socket);
      if (number % 500 > 0) continue;
      await once(socket, 'connect');
      expect([number, (await nginx.ask('/about')).status]).toEqual([number, 200]);
    }
    await vi.waitFor(() => expect(accepted).toBe(10_000), 30_000);
    for (const socket of idle) socket.destroy();
  });

  /** Runs this while the server behind nginx is down. */
  async function whileAway(check: () => Promise<void>): Promise<void> {
    app.closeAllConnections();
    await new Promise((closed) => app.close(closed));
    await check();
    app = createServer(answer);
    await new Promise<void>((ready) => app.listen(appPort, '127.0.0.1', ready));
    await untilAnswered();
  }
  const crisis = '/resources/crisis-support';

  it('shows whom to call while the product is away', async () => {
    expect((await nginx.ask('/_next/static/chunks/a.js')).status).toBe(200);
    await whileAway(async () => {
      for (const address of ['/other', crisis]) {
        const away = await nginx.ask(address);
        expect([address, away.status, away.headers['cache-control']]).toEqual([address, 502, 'no-store']);
        expect(away.body.toString()).toContain('href="tel:14416"');
      }
      expect((await nginx.ask('/_next/static/chunks/a.js')).status).toBe(200);
    });
  });

  it('keeps the page of whom to call for the time when the product is away, and for no other', async () => {
    await nginx.ask(`${crisis}?q=evil`);
    await nginx.ask(crisis, { headers: { 'x-forwarded-host': 'evil.example', rsc: 'evil' } });
    expect((await nginx.ask(crisis)).status).toBe(200);
    await wait(3_200);
    await whileAway(async () => {
      for (const address of [crisis, `${crisis}?from=home`]) {
        const answer = await nginx.ask(address);
        expect([answer.status, answer.body.toString().includes(page)]).toEqual([200, true]);
        expect(answer.body.toString()).not.toContain('evil');
      }
      // Data for scripts is a different answer: a browser that does not get it requests the page.
      expect((await nginx.ask(crisis, { headers: { rsc: '1' } })).status).toBe(502);
    });
  });
});
