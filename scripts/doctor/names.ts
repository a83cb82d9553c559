import { Resolver } from 'node:dns/promises';
import { type Finding, look, ok, wrong } from './finding';

/** Uses the given DNS server, or the system's. An answer takes at most five seconds. */
export function resolverFor(server: string | undefined): Resolver {
  const resolver = new Resolver({ timeout: 2_500, tries: 2 });
  if (server) resolver.setServers([server]);
  return resolver;
}

const absent = new Set(['ENOTFOUND', 'ENODATA']);

async function texts(resolver: Resolver, name: string): Promise<readonly string[]> {
  try {
    return (await resolver.resolveTxt(name)).map((parts) => parts.join(''));
  } catch (error) {
    if (error instanceof Error && 'code' in error && absent.has(String(error.code))) return [];
    throw error;
  }
}

/** Whether the host of the public address resolves. */
export async function hostFindings(resolver: Resolver, host: string): Promise<readonly Finding[]> {
  const answers = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
  const addresses = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
  if (addresses.length > 0) return [ok('DNS', `${host} leads to ${addresses.join(', ')}`)];
  return [
    wrong(
      'DNS',
      `${host} leads nowhere`,
      'Add an A record (and AAAA) with the address of the proxy where the name is registered.',
    ),
  ];
}

function spfFindings(domain: string, records: readonly string[]): readonly Finding[] {
  const [only, ...others] = records.filter((text) => /^v=spf1(?: |$)/i.test(text));
  const example = `Ask your mail provider for its record, such as "v=spf1 include:… -all", and set it as TXT of ${domain}.`;
  if (!only) return [wrong('SPF', `${domain} does not say who may send its mail`, example)];
  if (others.length > 0) {
    return [
      wrong('SPF', `${domain} has ${others.length + 1} records, so none counts`, 'Join them into one.'),
    ];
  }
  if (/\+all|(?:^| )all/i.test(only))
    return [wrong('SPF', `${domain} lets anybody send: ${only}`, 'End it with -all.')];
  if (/[-~]all| redirect=/i.test(only)) return [ok('SPF', only)];
  return [look('SPF', `${domain} does not refuse others: ${only}`, 'End it with -all.')];
}

async function dkimFindings(
  resolver: Resolver,
  domain: string,
  selector: string | undefined,
): Promise<readonly Finding[]> {
  if (!selector) {
    return [
      look(
        'DKIM',
        'not looked for',
        'Set DKIM_SELECTOR to the part before ._domainkey in the name of the record that your mail provider gave you.',
      ),
    ];
  }
  const name = `${selector}._domainkey.${domain}`;
  const key = (await texts(resolver, name)).find((text) => /(?:^|;)\s*p=/.test(text));
  if (!key) return [wrong('DKIM', `${name} has no key`, 'Copy the record from your mail provider.')];
  if (/(?:^|;)\s*p=\s*(?:;|$)/.test(key))
    return [
      wrong('DKIM', `${name} is withdrawn (empty key)`, 'Copy the current record from your mail provider.'),
    ];
  return [ok('DKIM', `${name} has a key`)];
}

/** A name without its own record inherits its parent's. */
async function dmarcFindings(resolver: Resolver, domain: string): Promise<readonly Finding[]> {
  const above = domain.split('.').slice(1).join('.');
  const names = above.includes('.') ? [domain, above] : [domain];
  for (const name of names) {
    const policy = (await texts(resolver, `_dmarc.${name}`)).find((text) => /^v=DMARC1\s*;/i.test(text));
    if (!policy) continue;
    if (/;\s*p=(?:quarantine|reject)\b/i.test(policy)) return [ok('DMARC', policy)];
    return [
      look(
        'DMARC',
        `_dmarc.${name} only watches: ${policy}`,
        'Change p=none to p=quarantine once SPF and DKIM hold.',
      ),
    ];
  }
  return [
    wrong(
      'DMARC',
      `_dmarc.${domain} is missing, so large providers sort our mail out`,
      `Set TXT of _dmarc.${domain} to "v=DMARC1; p=quarantine; rua=mailto:…".`,
    ),
  ];
}

/** Whether other mail servers can verify our mail. */
export async function mailNameFindings(
  resolver: Resolver,
  domain: string,
  selector: string | undefined,
): Promise<readonly Finding[]> {
  return [
    ...spfFindings(domain, await texts(resolver, domain)),
    ...(await dkimFindings(resolver, domain, selector)),
    ...(await dmarcFindings(resolver, domain)),
  ];
}
