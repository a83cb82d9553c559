import path from 'node:path';
import { isPublicOrigin } from '@/lib/process/samples';
import { checkEnvironment, env } from '@/lib/server/env';
import { buildFindings } from './build';
import { answerFindings, certificateFindings } from './certificate';
import { roleFindings } from './database-role';
import { type Finding, findings, ok, reasonOf, wrong } from './finding';
import { backupFindings, clockFindings, diskFindings, proxyFindings } from './machine';
import { mailFindings } from './mail';
import { hostFindings, mailNameFindings, resolverFor } from './names';
import { reachFindings } from './reach';
import { relayFindings } from './relay';
import { replicaFindings } from './replica';
import { migrationFindings, queueFindings, sampleFindings, storeFindings } from './stored';

export type Question = {
  readonly mailTo?: string;
  /** DNS server to ask instead of the system's. */
  readonly dnsServer?: string;
  readonly now: Date;
};

async function publicFindings({ dnsServer, now }: Question): Promise<readonly Finding[]> {
  const origin = new URL(env.APP_URL);
  const resolver = resolverFor(dnsServer);
  const domain = /@([^>@]+)>?$/.exec(env.MAIL_FROM)?.[1] ?? '';
  const names = 'Look at /etc/resolv.conf: this machine must reach a server of names.';
  return [
    ...(await findings('DNS', () => hostFindings(resolver, origin.hostname), names)),
    ...(await certificateFindings(origin, now)),
    ...(await answerFindings(origin)),
    ...(await findings('Mail names', () => mailNameFindings(resolver, domain, env.DKIM_SELECTOR), names)),
    ...proxyFindings(),
  ];
}

/** Checks everything that a running product needs; changes nothing and sends at most one test mail. */
export async function examine(question: Question): Promise<readonly Finding[]> {
  try {
    checkEnvironment('run');
  } catch (error) {
    return [
      wrong(
        'Settings',
        reasonOf(error),
        'Set it in .env; .env.example explains each. The other checks need it.',
      ),
    ];
  }
  const database = 'Look whether Postgres runs and DATABASE_URL is right.';
  const folders = [
    path.dirname(path.dirname(import.meta.dirname)),
    ...(env.BACKUP_TO?.startsWith('/') ? [env.BACKUP_TO] : []),
  ];
  return [
    ok('Settings', 'complete'),
    ...(await findings('Build', () => buildFindings(), 'Run `npm run build`.')),
    ...(await findings('Tables', migrationFindings, database)),
    ...(await findings('Database role', roleFindings, database)),
    ...(await findings(
      'Replica',
      replicaFindings,
      'Look whether it runs and DATABASE_REPLICA_URL is right.',
    )),
    ...(await findings('Queue', queueFindings, database)),
    ...(await findings('Samples', sampleFindings, database)),
    ...(await findings('Clock', clockFindings, database)),
    ...(await findings(
      'Store',
      storeFindings,
      'Look whether the store runs, the keys of S3_… are right and the buckets exist.',
    )),
    ...(await mailFindings(question.mailTo)),
    ...reachFindings(),
    ...(await relayFindings(question.now)),
    ...(await findings(
      'Disk',
      () => diskFindings(folders),
      'Make the folder of BACKUP_TO; the user of the product must be able to read it.',
    )),
    ...(await findings(
      'Backup',
      () => backupFindings(question.now),
      'Look whether BACKUP_TO is right and can be read.',
    )),
    ...(isPublicOrigin(env.APP_URL)
      ? await publicFindings(question)
      : [ok('Address', `${env.APP_URL} is not public: names and certificates are not looked at`)]),
  ];
}
