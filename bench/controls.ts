import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { env as settings } from '@/lib/server/env';
import { startNginx as startRecipe } from '@/test/counterpart/nginx';
import { freePort } from '../scripts/services/ports';
import { compressFolder } from '../scripts/steps/compress';
import { elementsOf } from './elements';

/** A server for comparison with the product. */
export type Control = { readonly port: number; readonly stop: () => Promise<void> };

/** One page of the product as sent. */
export type SentPage = {
  readonly name: string;
  readonly html: string;
  readonly bytes: Buffer;
  readonly coding: string;
};

const root = path.dirname(import.meta.dirname);
const floor = path.join(import.meta.dirname, 'floor');
const next = path.join(root, 'node_modules', 'next', 'dist', 'bin', 'next');

async function answering(port: number, server: ChildProcess, name: string): Promise<void> {
  let said = '';
  server.stderr?.on('data', (chunk) => {
    said = `${said}${chunk}`.slice(-300);
  });
  for (let tries = 0; tries < 600 && server.exitCode === null; tries++) {
    const answer = await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined);
    if (answer) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${name} does not answer: ${said.replace(/\s+/g, ' ')}`);
}

function stopperOf(server: ChildProcess) {
  return async () => {
    if (server.exitCode !== null) return;
    const ended = once(server, 'exit');
    server.kill('SIGTERM');
    await ended;
  };
}

/** The body of a page without its scripts. */
function bodyOf(html: string): string {
  const body = /<body\b[^>]*>([\s\S]*)<\/body>/.exec(html)?.[1] ?? html;
  return body.replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '');
}

/**
 * A bare application of the same framework that serves the same markup for each visit: F, at `/made/<name>`,
 * from one text, and R, at `/rendered/<name>`, from its elements. Builds it first.
 */
export async function startFloor(pages: readonly SentPage[]): Promise<Control> {
  const folder = mkdtempSync(path.join(tmpdir(), 'antarman-floor-'));
  for (const { name, html } of pages) {
    const body = bodyOf(html);
    writeFileSync(path.join(folder, `${name}.html`), body);
    writeFileSync(path.join(folder, `${name}.json`), JSON.stringify(elementsOf(body)));
  }
  const env = { PATH: process.env.PATH, NEXT_TELEMETRY_DISABLED: '1', BENCH_PAGES: folder };
  const built = spawnSync(process.execPath, [next, 'build', floor], {
    cwd: floor,
    env: { ...env, NODE_ENV: 'production' },
    encoding: 'utf8',
  });
  if (built.status !== 0)
    throw new Error(`The bare application was not built:\n${built.stdout}${built.stderr}`);
  const port = await freePort();
  const server = spawn(process.execPath, [next, 'start', floor, '--port', String(port)], {
    cwd: floor,
    env: { ...env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  await answering(port, server, 'The bare application');
  return { port, stop: stopperOf(server) };
}

/** N: nginx with the same bytes, at `/<name>`. Undefined if nginx is not installed. */
export async function startNginx(pages: readonly SentPage[]): Promise<Control | undefined> {
  if (spawnSync('nginx', ['-v']).error) return undefined;
  const folder = mkdtempSync(path.join(tmpdir(), 'antarman-nginx-'));
  // If root starts nginx, it reads files as another user.
  chmodSync(folder, 0o755);
  mkdirSync(path.join(folder, 'pages'));
  for (const { name, bytes } of pages) writeFileSync(path.join(folder, 'pages', name), bytes);
  const port = await freePort();
  const places = pages.map(
    ({ name, coding }) =>
      `location = /${name} { default_type "text/html; charset=utf-8"; ${coding ? `add_header Content-Encoding ${coding};` : ''} root ${folder}/pages; }`,
  );
  const configuration = path.join(folder, 'nginx.conf');
  writeFileSync(
    configuration,
    `daemon off; worker_processes 1; pid ${folder}/pid; error_log stderr crit;
events { worker_connections 1024; }
http {
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000; open_file_cache max=100;
  client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
  server { listen 127.0.0.1:${port}; ${places.join('\n')} }
}`,
  );
  const server = spawn('nginx', ['-c', configuration, '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  await answering(port, server, 'nginx');
  return { port, stop: stopperOf(server) };
}

/**
 * E: the product's own nginx (`deploy/nginx/site.conf`) in front of the running copy, with the files of its
 * build. Undefined if nginx is not installed.
 * @param plain without TLS, like N
 */
export async function startEdge(
  port: number,
  { plain }: { readonly plain: boolean },
): Promise<Control | undefined> {
  if (spawnSync('nginx', ['-v']).error) return undefined;
  const { ports, fileFolder, stop } = await startRecipe([port], { plain });
  const build = path.join(root, settings.NEXT_DIST_DIR, 'static');
  await compressFolder(build);
  mkdirSync(path.join(fileFolder, 'build', '_next'), { recursive: true });
  symlinkSync(build, path.join(fileFolder, 'build', '_next', 'static'));
  symlinkSync(path.join(root, 'public'), path.join(fileFolder, 'public'));
  return { port: ports.https, stop };
}
