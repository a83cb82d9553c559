import 'server-only';
import { z } from 'zod';
import { operatingVariables } from './operating';
import { reachTogether, reachVariables } from './reach';

/** A variable that is missing or malformed. The message is one line and never holds the value. */
export class EnvironmentError extends Error {
  override name = 'EnvironmentError';
}

const loopbackHosts = new Set(['localhost', '127.0.0.1', '[::1]']);

export function isLoopback(hostname: string): boolean {
  return loopbackHosts.has(hostname);
}

function parseUrl(text: string): URL | undefined {
  return URL.canParse(text) ? new URL(text) : undefined;
}

function isWebUrl(text: string): boolean {
  const url = parseUrl(text);
  if (!url || url.username || url.password) return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && loopbackHosts.has(url.hostname));
}

const origin = z
  .string()
  .refine((text) => {
    const url = parseUrl(text);
    return isWebUrl(text) && url?.pathname === '/' && !url.search && !url.hash;
  })
  .transform((text) => new URL(text).origin);
const webUrl = z.string().refine(isWebUrl);
const httpUrl = z.string().refine((text) => ['http:', 'https:'].includes(parseUrl(text)?.protocol ?? ''));
const postgresUrl = z.string().refine((text) => {
  const url = parseUrl(text);
  return ['postgres:', 'postgresql:'].includes(url?.protocol ?? '') && (url?.pathname.length ?? 0) > 1;
});
const smtpUrl = z.string().refine((text) => {
  const url = parseUrl(text);
  return ['smtp:', 'smtps:'].includes(url?.protocol ?? '') && url?.hostname !== '';
});
const mailbox = z.string().regex(/^(?:[^<>\r\n]+ <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/);
const bucket = z.string().regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/);
const whole = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .refine((number) => number >= least && number <= most);
const key32 = z
  .string()
  .refine((text) => /^[A-Za-z0-9+/]{43}=$/.test(text) && Buffer.from(text, 'base64').length === 32);

/** The rule for each variable; `wants` completes the sentence "NAME is missing: it wants …". */
const variables = {
  NODE_ENV: {
    schema: z.enum(['development', 'test', 'production']).default('development'),
    wants: 'development, test or production',
  },
  PORT: { schema: whole(0, 65535).default(3000), wants: 'a port number from 0 to 65535' },
  HOST: {
    schema: z
      .string()
      .regex(/^[\w.:-]{1,253}$/)
      .optional(),
    wants: 'the address to listen on, such as 127.0.0.1 or 0.0.0.0',
  },
  APP_URL: {
    schema: origin,
    wants: 'the public origin without a path, such as https://www.example.in (http only on localhost)',
  },
  DATA_DIR: { schema: z.string().default('.data'), wants: 'a folder that can be written to' },
  DATABASE_URL: {
    schema: postgresUrl,
    wants: 'a PostgreSQL address such as postgresql://user:password@host:5432/name',
  },
  DATABASE_POOL_MAX: {
    schema: whole(1, 500).default(10),
    wants: 'the most connections of one process, 1 to 500',
  },
  DATABASE_WAIT_MS: {
    schema: whole(100, 60_000).default(2_000),
    wants: 'how long a request may wait for a connection or a row, in milliseconds, 100 to 60000',
  },
  STORAGE_DIR: {
    schema: z.string().startsWith('/').optional(),
    wants: 'a folder for uploaded files, on a product of one machine without an object store',
  },
  S3_ENDPOINT: { schema: httpUrl, wants: 'the http(s) address of an S3-compatible store' },
  S3_REGION: {
    schema: z
      .string()
      .regex(/^[\w-]+$/)
      .default('us-east-1'),
    wants: 'a region name such as ap-south-1',
  },
  S3_ACCESS_KEY_ID: { schema: z.string(), wants: 'the access key of the store' },
  S3_SECRET_ACCESS_KEY: { schema: z.string(), wants: 'the secret key of the store' },
  S3_BUCKET_PROFILE_PICTURES: {
    schema: bucket.default('profile-pictures'),
    wants: 'a bucket name (3 to 63 small letters, digits, dots, dashes)',
  },
  S3_BUCKET_PRIVATE: {
    schema: bucket.default('payment-screenshots'),
    wants: 'a bucket name (3 to 63 small letters, digits, dots, dashes)',
  },
  SMTP_URL: { schema: smtpUrl, wants: 'a mail server such as smtp://user:password@host:587' },
  MAIL_FROM: { schema: mailbox, wants: 'a sender such as Antarman <hello@example.in>' },
  SUPPORT_EMAIL: { schema: z.email(), wants: 'the email address that answers people' },
  NEXTAUTH_SECRET: { schema: z.string().min(32), wants: 'a random secret of at least 32 characters' },
  NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: {
    schema: key32,
    wants: '32 random bytes in base64 (openssl rand -base64 32)',
  },
  SEALING_KEY: {
    schema: key32,
    wants:
      '32 random bytes in base64 (openssl rand -base64 32), kept apart from the database and its backups',
  },
  SEALING_KEYS_BEFORE: {
    schema: z
      .string()
      .default('')
      .transform((text) => text.split(/[\s,]+/).filter(Boolean))
      .pipe(z.array(key32)),
    wants: 'the former values of SEALING_KEY, separated by commas, until npm run keys:rotate has run',
  },
  GOOGLE_CLIENT_ID: { schema: z.string().optional(), wants: 'the client id of the sign-in provider' },
  GOOGLE_CLIENT_SECRET: { schema: z.string().optional(), wants: 'the client secret of the sign-in provider' },
  GOOGLE_ISSUER: {
    schema: webUrl.default('https://accounts.google.com'),
    wants: 'the https address of an OpenID provider',
  },
  SCHEDULING_URL: { schema: webUrl.optional(), wants: 'the https address of the booking page' },
  NEWSLETTER_URL: { schema: webUrl.optional(), wants: 'the https address of the newsletter page' },
  WHATSAPP_URL: { schema: webUrl.optional(), wants: 'the https address of the chat' },
  CALENDLY_TOKEN: { schema: z.string().optional(), wants: 'an access token' },
  CALENDLY_API_URL: {
    schema: webUrl.default('https://api.calendly.com'),
    wants: 'the https address of the booking API',
  },
  STRIPE_SECRET_KEY: { schema: z.string().optional(), wants: 'the secret key of the card provider' },
  STRIPE_WEBHOOK_SECRET: {
    schema: z.string().optional(),
    wants: 'the signing secret of the endpoint /api/webhooks/stripe',
  },
  STRIPE_API_URL: {
    schema: origin.default('https://api.stripe.com'),
    wants: 'the origin of the card provider’s API',
  },
  RAZORPAY_KEY_ID: { schema: z.string().optional(), wants: 'the key id of the payment provider' },
  RAZORPAY_KEY_SECRET: { schema: z.string().optional(), wants: 'the key secret of the payment provider' },
  RAZORPAY_WEBHOOK_SECRET: {
    schema: z.string().optional(),
    wants: 'the secret that was typed for the webhook /api/webhooks/razorpay',
  },
  RAZORPAY_API_URL: {
    schema: origin.default('https://api.razorpay.com'),
    wants: 'the origin of the payment provider’s API',
  },
  TURN_URL: {
    schema: z
      .string()
      .transform((text) => text.split(',').map((address) => address.trim()))
      .refine(
        (all) =>
          all.length <= 6 &&
          all.every((address) => /^(?:stun|turns?):[\w.:[\]-]+(?:\?transport=(?:udp|tcp))?$/.test(address)),
      )
      .optional(),
    wants:
      'one to six addresses of a STUN or TURN server, such as turn:turn.example.in:3478?transport=udp, joined by commas',
  },
  TURN_SECRET: {
    schema: z.string().min(16).optional(),
    wants: 'the secret that the TURN server shares (static-auth-secret), at least 16 characters',
  },
  TURN_ONLY: {
    schema: z.enum(['on', 'off']).default('off'),
    wants:
      'on or off: whether video calls always go over the TURN server, so that the two do not learn each other’s network address',
  },
  WORKER: { schema: z.enum(['in-process', 'off']).default('in-process'), wants: 'in-process or off' },
  FORM_SHORTEST_VISIT_MS: {
    schema: whole(0, 60_000).default(3_000),
    wants: 'the milliseconds that a stranger needs at least to fill in a form, 0 to 60000',
  },
  TRUST_PROXY_HOPS: { schema: whole(0, 10).default(0), wants: 'how many proxies in front are ours, 0 to 10' },
  HSTS_SUBDOMAINS: {
    schema: z.enum(['on', 'off']).default('off'),
    wants: 'on or off: whether all names below the host are reached by https only',
  },
  OFFLINE_PAGES: {
    schema: z.enum(['on', 'off']).default('on'),
    wants:
      'on or off: whether browsers keep the numbers to call and what was opened for times without a network',
  },
  NEXT_DIST_DIR: {
    schema: z.string().default('.next'),
    wants: 'to be left to the commands, which set the folder of the build',
  },
  NEXT_PHASE: {
    schema: z.string().optional(),
    wants: 'to be left to the framework, which sets it while it builds',
  },
  ...operatingVariables,
  ...reachVariables,
  LOG_LEVEL: {
    schema: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
    wants: 'trace, debug, info, warn, error, fatal or silent',
  },
} satisfies Record<string, { schema: z.ZodType; wants: string }>;

type Name = keyof typeof variables;
type Environment = { readonly [N in Name]: z.output<(typeof variables)[N]['schema']> };

function read(name: Name): unknown {
  // An empty value counts as unset, because container files pass one for an unset variable.
  const raw = process.env[name] || undefined;
  const { schema, wants } = variables[name];
  const result = schema.safeParse(raw);
  if (result.success) return result.data;
  throw new EnvironmentError(`${name} is ${raw === undefined ? 'missing' : 'malformed'}: it wants ${wants}.`);
}

/**
 * The settings of this process; the app reads them only here. Each is checked at its first read, so a build
 * needs no database; `checkEnvironment` checks all settings that a command needs before it begins.
 * @throws EnvironmentError when the variable is missing or malformed
 */
export const env = Object.defineProperties(
  {},
  Object.fromEntries(
    Object.keys(variables).map((name) => [name, { enumerable: true, get: () => read(name as Name) }]),
  ),
) as Environment;

/**
 * Sets the variable in which next-auth reads the public origin. Without it the library would trust the host
 * of a request.
 */
export function nameOriginForNextAuth(): void {
  process.env.NEXTAUTH_URL = env.APP_URL;
}

/** Settings that only a product with an object store needs. */
const storeAccess: ReadonlySet<string> = new Set(['S3_ENDPOINT', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']);

const ownToProcess: ReadonlySet<string> = new Set(['NODE_ENV', 'NEXT_PHASE', 'NEXT_DIST_DIR']);

/** Half a set of keys does not work but looks configured. */
const together: readonly (readonly Name[])[] = [
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
  ['TURN_URL', 'TURN_SECRET'],
  ...reachTogether,
  ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'],
  ['BACKUP_TO', 'BACKUP_RECIPIENT'],
  ['BACKUP_S3_ENDPOINT', 'BACKUP_S3_ACCESS_KEY_ID', 'BACKUP_S3_SECRET_ACCESS_KEY'],
];

/**
 * Checks every setting that a running server or worker reads. `given` checks only variables that are set,
 * before the defaults are added.
 * @throws EnvironmentError for the first missing or malformed variable
 */
export function checkEnvironment(command: 'run' | 'given'): void {
  for (const name of Object.keys(variables) as Name[]) {
    if (env.STORAGE_DIR && storeAccess.has(name)) continue;
    if (command !== 'given' || process.env[name]) read(name);
  }
  if (command !== 'run') return;
  for (const set of together) {
    const missing = set.find((name) => !env[name]);
    if (missing && set.some((name) => env[name])) {
      throw new EnvironmentError(`${missing} is missing: it wants ${variables[missing].wants}.`);
    }
  }
}

/** Every variable that is set, by name: the settings that another computer needs to replace this one. */
export function givenSettings(): Readonly<Record<string, string>> {
  const names = Object.keys(variables).filter((name) => !ownToProcess.has(name));
  return Object.fromEntries(names.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));
}
