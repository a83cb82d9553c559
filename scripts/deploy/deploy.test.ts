import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { request } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { helplines, moreHelplines } from '@/content/helplines';
import { freePort } from '../services/ports';

const site = readFileSync('deploy/nginx/site.conf', 'utf8');
const settings = readFileSync('.env.example', 'utf8');

describe('the recipes', () => {
  it('name only settings that exist', () => {
    const known = new Set([...settings.matchAll(/^#?([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name));
    const script = readFileSync('deploy/one-machine.sh', 'utf8');
    const written = /<<SETTINGS\n([\s\S]+?)\nSETTINGS/.exec(script)?.[1] ?? '';
    const names = [...written.matchAll(/^([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name);
    expect(names.length).toBeGreaterThan(8);
    expect(names.filter((name) => !known.has(name))).toEqual([]);
    const services = z.object({
      services: z.record(z.string(), z.object({ environment: z.record(z.string(), z.unknown()).optional() })),
    });
    const compose = services.parse(parse(readFileSync('deploy/compose.yaml', 'utf8'), { merge: true }));
    const { app, worker } = compose.services;
    const given = [...Object.keys(app?.environment ?? {}), ...Object.keys(worker?.environment ?? {})];
    expect(given.length).toBeGreaterThan(4);
    // Emptied: the file that all of them read holds the password of the tables' owner.
    known.add('DATABASE_PASSWORD');
    expect(given.filter((name) => !known.has(name))).toEqual([]);
    for (const served of [app, worker]) {
      expect(served?.environment).toMatchObject({ DATABASE_PASSWORD: '' });
      expect(served?.environment).not.toHaveProperty('DATABASE_OWNER_URL');
      expect(served?.environment?.DATABASE_URL).toContain('//antarman_server:');
    }
    for (const owning of [compose.services.migrate, compose.services.backup]) {
      expect(owning?.environment?.DATABASE_OWNER_URL).toContain('//antarman:');
    }
  });

  it('can be read by the shell that runs them', () => {
    for (const file of ['deploy/one-machine.sh', 'deploy/rollback.sh']) {
      expect(spawnSync('bash', ['-n', file], { encoding: 'utf8' }).stderr).toBe('');
    }
  });

  it('show numbers to call that the helplines of the product have as well', () => {
    const away = readFileSync('deploy/nginx/away.html', 'utf8');
    const shown = [...away.matchAll(/href="tel:([^"]+)"/g)].map(([, number]) => number);
    expect(shown.length).toBeGreaterThan(2);
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
      // Only the place of the runtime differs between machines.
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

type Answer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: Buffer;
};

describe('nginx', { tags: ['slow'] }, () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  const seen: { url: string; headers: Record<string, unknown> }[] = [];
  let ports: { http: number; https: number };
  let nginx: ReturnType<typeof spawn>;
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
      .setHeader('Cache-Control', 's-maxage=31536000');
    outgoing.end(page);
  };

  /** The configuration as `deploy/one-machine.sh` installs it, on ports and in folders of this test. */
  function writeConfiguration(): string {
    const key = path.join(folder, 'privkey.pem');
    const cert = path.join(folder, 'fullchain.pem');
    const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2'];
    execFileSync('openssl', ['req', ...kind, '-subj', '/CN=localhost', '-keyout', key, '-out', cert], {
      stdio: 'ignore',
    });
    mkdirSync(path.join(folder, 'away'));
    copyFileSync('deploy/nginx/away.html', path.join(folder, 'away', 'away.html'));
    const own = site
      .replaceAll('/etc/letsencrypt/live/HOST_NAME', folder)
      .replaceAll('HOST_NAME', 'localhost')
      .replaceAll('/var/cache/nginx/antarman', path.join(folder, 'cache'))
      .replaceAll('/var/lib/antarman-nginx', path.join(folder, 'away'))
      .replaceAll('/var/www/acme', path.join(folder, 'acme'))
      .replace('127.0.0.1:3000', `127.0.0.1:${appPort}`)
      .replace(/listen 80;\n\s+listen \[::\]:80;/, `listen 127.0.0.1:${ports.http};`)
      .replace(
        /listen 443 ssl http2;\n\s+listen \[::\]:443 ssl http2;/,
        `listen 127.0.0.1:${ports.https} ssl http2;`,
      );
    writeFileSync(path.join(folder, 'site.conf'), own);
    const modules = '/usr/share/nginx/modules-available';
    const loads = existsSync(modules)
      ? readdirSync(modules)
          .filter((name) => name.includes('brotli-filter'))
          .map((name) => readFileSync(path.join(modules, name), 'utf8'))
      : [];
    // Started by root, its processes would lose the right to read this folder.
    const user = process.getuid?.() === 0 ? 'user root;' : '';
    const main = `${loads.join('')} ${user}
      daemon off; error_log ${folder}/error.log; pid ${folder}/nginx.pid; events {}
      http { access_log off; default_type text/plain; include ${folder}/site.conf;
        client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/f;
        uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s; }`;
    const file = path.join(folder, 'nginx.conf');
    writeFileSync(file, main.replaceAll('modules/ngx', '/usr/lib/nginx/modules/ngx'));
    return file;
  }

  function ask(address: string, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const options = {
        host: '127.0.0.1',
        port: ports.https,
        path: address,
        headers: { host: 'localhost', ...headers },
        rejectUnauthorized: false,
      };
      request(options, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks),
          }),
        );
      })
        .once('error', reject)
        .end();
    });
  }

  const untilAnswered = () =>
    vi.waitFor(async () => expect((await ask('/')).status).toBe(200), { timeout: 30_000, interval: 100 });

  beforeAll(async () => {
    app = createServer(answer);
    await new Promise<void>((ready) => app.listen(0, '127.0.0.1', ready));
    appPort = (app.address() as AddressInfo).port;
    ports = { http: await freePort(), https: await freePort() };
    const file = writeConfiguration();
    const checked = spawnSync('/usr/sbin/nginx', ['-t', '-c', file, '-e', `${folder}/error.log`], {
      encoding: 'utf8',
    });
    expect(checked.stderr).toContain('test is successful');
    nginx = spawn('/usr/sbin/nginx', ['-c', file, '-e', `${folder}/error.log`], { stdio: 'ignore' });
    await untilAnswered();
  });
  afterAll(async () => {
    nginx.kill();
    await once(nginx, 'exit');
    app.closeAllConnections();
    app.close();
  });

  it('passes pages, small, and tells the product who really asks', async () => {
    const brotli = await ask('/about?x=1', {
      'accept-encoding': 'br',
      'x-forwarded-for': '203.0.113.9',
      'x-forwarded-host': 'evil.example',
    });
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(brotli.body).toString()).toBe(page);
    const gzip = await ask('/about', { 'accept-encoding': 'gzip' });
    expect(gunzipSync(gzip.body).toString()).toBe(page);
    const arrived = seen.find(({ url }) => url === '/about?x=1')?.headers;
    expect(arrived).toMatchObject({
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-host': 'localhost',
      'x-forwarded-proto': 'https',
      host: 'localhost',
    });
  });

  it('keeps files of the build, and no page, whatever it says of itself', async () => {
    const times = (url: string) => seen.filter((one) => one.url === url).length;
    for (let round = 0; round < 3; round += 1) {
      expect((await ask('/_next/static/chunks/a.js')).status).toBe(200);
      expect((await ask('/kept')).status).toBe(200);
    }
    expect(times('/_next/static/chunks/a.js')).toBe(1);
    expect(times('/kept')).toBe(3);
  });

  it('sends plain http to https, and hides the figures from strangers', async () => {
    const plain = await fetch(`http://127.0.0.1:${ports.http}/about?x=1`, {
      redirect: 'manual',
      headers: { host: 'localhost' },
    });
    expect([plain.status, plain.headers.get('location')]).toEqual([308, 'https://localhost/about?x=1']);
    expect(site).toMatch(/location = \/api\/metrics \{\s+allow 127\.0\.0\.1;\s+allow ::1;\s+deny all;/);
  });

  it('shows whom to call while the product is away', async () => {
    app.closeAllConnections();
    await new Promise((closed) => app.close(closed));
    const away = await ask('/resources/crisis-support');
    expect(away.status).toBe(502);
    expect(away.body.toString()).toContain('href="tel:14416"');
    expect(away.headers['cache-control']).toBe('no-store');
    expect((await ask('/_next/static/chunks/a.js')).status).toBe(200);
    app = createServer(answer);
    await new Promise<void>((ready) => app.listen(appPort, '127.0.0.1', ready));
    await untilAnswered();
  });
});
