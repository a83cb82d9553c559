import { type ChildProcess, execFileSync, type SpawnSyncReturns, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { type RequestOptions, request } from 'node:https';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '@/scripts/services/ports';
import { type Answer, answerOf } from './loopback';

const program = '/usr/sbin/nginx';

function makeCertificate(folder: string): void {
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2'];
  const files = ['-keyout', path.join(folder, 'privkey.pem'), '-out', path.join(folder, 'fullchain.pem')];
  execFileSync('openssl', ['req', ...kind, '-subj', '/CN=localhost', ...files], { stdio: 'ignore' });
}

type Ports = { readonly http: number; readonly https: number };

type Options = {
  /** Serves without TLS, for comparison with a server without it. */
  readonly plain?: boolean;
  /** Worker processes, one by default. */
  readonly workers?: number;
};

/** The configuration as `deploy/one-machine.sh` installs it, with a test's ports and folder. */
function writeConfiguration(
  folder: string,
  ports: Ports,
  servers: readonly number[],
  { plain = false, workers = 1 }: Options,
): string {
  makeCertificate(folder);
  mkdirSync(path.join(folder, 'away'));
  copyFileSync('deploy/nginx/away.html', path.join(folder, 'away', 'away.html'));
  const own = readFileSync('deploy/nginx/site.conf', 'utf8')
    .replaceAll('/etc/letsencrypt/live/HOST_NAME', folder)
    .replaceAll('HOST_NAME', 'localhost')
    .replaceAll('/var/cache/nginx/antarman', path.join(folder, 'cache'))
    .replaceAll('/var/lib/antarman-nginx', path.join(folder, 'away'))
    .replaceAll('/var/log/nginx', folder)
    .replaceAll('/var/www/acme', path.join(folder, 'acme'))
    .replaceAll(/server 127\.0\.0\.1:3000( [^;]+;)/g, (_, limits: string) =>
      servers.map((port) => `server 127.0.0.1:${port}${limits}`).join('\n'),
    )
    .replace(/listen 80;\n\s+listen \[::\]:80;/, `listen 127.0.0.1:${ports.http};`)
    .replace(
      /listen 443 ssl http2;\n\s+listen \[::\]:443 ssl http2;/,
      `listen 127.0.0.1:${ports.https}${plain ? '' : ' ssl http2'};`,
    );
  writeFileSync(path.join(folder, 'site.conf'), own);
  // If root started it, its processes would lose the right to read this folder.
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const [, connections] =
    /worker_connections.+\\1(\d+);/.exec(readFileSync('deploy/one-machine.sh', 'utf8')) ?? [];
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(
    file,
    `${user} daemon off; worker_processes ${workers}; error_log ${folder}/error.log; pid ${folder}/nginx.pid;
    worker_rlimit_nofile 65536; events { worker_connections ${connections}; }
    http { access_log off; keepalive_requests 1000000; include /etc/nginx/mime.types; default_type text/plain; include ${folder}/site.conf; ${temporary.join(' ')} }`,
  );
  return file;
}

/**
 * Waits until nginx listens on all its ports: it writes its process id after that.
 * @throws its output if it ends, for example because a port is taken
 */
async function started(nginx: ChildProcess, folder: string, log: string): Promise<void> {
  const file = path.join(folder, 'nginx.pid');
  while (nginx.exitCode === null) {
    // The check of the configuration has left an empty one.
    if (existsSync(file) && readFileSync(file, 'utf8') !== '') return;
    await wait(50);
  }
  const said = readFileSync(log, 'utf8').match(/\[emerg\].*/)?.[0];
  throw new Error(`nginx has ended: ${said}`);
}

/**
 * The real nginx with the configuration of `deploy/`, for the host `localhost`, on free ports of this
 * computer.
 * @param servers ports of the product's web servers
 */
export async function startNginx(servers: readonly number[], options: Options = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  const ports = { http: await freePort(), https: await freePort() };
  const file = writeConfiguration(folder, ports, servers, options);
  const log = path.join(folder, 'error.log');
  const checked: SpawnSyncReturns<string> = spawnSync(program, ['-t', '-c', file, '-e', log], {
    encoding: 'utf8',
  });
  if (checked.status !== 0) throw new Error(checked.stderr);
  const nginx = spawn(program, ['-c', file, '-e', log], { stdio: 'ignore' });
  await started(nginx, folder, log);
  return {
    ports,
    /** The folders of the configuration: `build` for the build's files, `public` for public files. */
    fileFolder: path.join(folder, 'away'),
    /** Its error log so far. */
    faults: () => readFileSync(log, 'utf8'),
    /** Sends a request over TLS. @throws if it does not answer */
    ask(
      address: string,
      { headers, ...options }: RequestOptions = {},
      body?: Buffer | string,
    ): Promise<Answer> {
      return new Promise((resolve, reject) => {
        const asked = request(
          {
            host: '127.0.0.1',
            port: ports.https,
            path: address,
            rejectUnauthorized: false,
            ...options,
            headers: { host: 'localhost', ...headers },
          },
          (response) => resolve(answerOf(response)),
        );
        asked.once('error', reject);
        asked.end(body);
      });
    },
    async stop(): Promise<void> {
      if (nginx.exitCode === null) {
        const ended = once(nginx, 'exit');
        nginx.kill();
        await ended;
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
