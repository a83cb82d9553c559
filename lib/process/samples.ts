import 'server-only';
import { site } from '@/content/site';
import { db } from '@/lib/server/db';
import { EnvironmentError, env, isLoopback } from '@/lib/server/env';
import { log } from '@/lib/server/log';
import { legalIdentityNow } from '@/lib/site/owner/queries';

/** Names that cannot be resolved from outside (RFC 2606, RFC 6761, RFC 6762, RFC 9476). */
const reserved = /(?:^|\.)(?:localhost|local|test|example|invalid|internal|home\.arpa)$/;
/** Addresses of networks that cannot be reached from outside (RFC 1918). */
const privateNetwork = /^(?:10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.)[\d.]+$/;

/** Whether people outside this computer and its network can reach this origin. */
export function isPublicOrigin(origin: string): boolean {
  const { hostname } = new URL(origin);
  return !isLoopback(hostname) && !reserved.test(hostname) && !privateNetwork.test(hostname);
}

type Payee = { readonly upiId: string | null; readonly bank: { readonly ifsc: string } | null };

/** The bank and the UPI provider of the sample payee do not exist. */
export function isSamplePayee({ upiId, bank }: Payee): boolean {
  return upiId?.endsWith('@samplebank') === true || bank?.ifsc.startsWith('DEMO') === true;
}

function samplePayee(): readonly string[] {
  const { upiId, bank } = site.payee;
  if (!isSamplePayee(site.payee)) return [];
  return [
    `the payee in content/site.ts (${upiId}, ${bank.ifsc}): set who is really paid, and public/payment-qr.jpg with it`,
  ];
}

/** The sample text of `content/site.ts`, before the owner has edited it. */
const sampleAddress = 'Bengaluru, Karnataka, India';
const demoAccounts = '@demo.test';

async function storedSamples(): Promise<readonly string[]> {
  const { legalName, address } = await legalIdentityNow(db);
  const accounts = await db.user.findMany({
    where: { email: { endsWith: demoAccounts, mode: 'insensitive' } },
    orderBy: { email: 'asc' },
    take: 3,
    select: { email: true },
  });
  const identity = `the legal identity (${legalName}, ${address}): publish the real one in the back office under Content, or set it in content/site.ts`;
  const people = `demo accounts (${accounts.map(({ email }) => email).join(', ')}), whose password is printed in the README: use a database without demo data`;
  return [address === sampleAddress ? [identity] : [], accounts.length > 0 ? [people] : []].flat();
}

/**
 * Sample values that visitors would believe, each with the way to replace it.
 * @throws when the database does not answer
 */
export async function samplesInPlace(): Promise<readonly string[]> {
  return [...samplePayee(), ...(await storedSamples())];
}

/**
 * Refuses to serve sample values to the public. If the database does not answer, its sample values go
 * unnoticed.
 * @throws EnvironmentError that names each of them, if APP_URL is public
 */
export async function refuseSamples(): Promise<void> {
  if (!isPublicOrigin(env.APP_URL)) return;
  const samples = [...samplePayee()];
  try {
    samples.push(...(await storedSamples()));
  } catch (error) {
    // A server starts without its database, and serves once that is back.
    log.warn('sample values could not be looked for', { error });
  }
  if (samples.length === 0) return;
  throw new EnvironmentError(
    `APP_URL (${env.APP_URL}) is public, but sample values are still in place: ${samples.join('; ')}.`,
  );
}
