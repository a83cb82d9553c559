import 'server-only';
import { z } from 'zod';

const web = z
  .string()
  .refine((text) => URL.canParse(text) && ['http:', 'https:'].includes(new URL(text).protocol));
const postgres = z
  .string()
  .refine((text) => URL.canParse(text) && /^postgres(?:ql)?:$/.test(new URL(text).protocol));
const count = (most: number, usual: number) =>
  z
    .string()
    .regex(/^\d{1,4}$/)
    .transform(Number)
    .refine((number) => number <= most)
    .default(usual);

/**
 * Settings of the operator: roles and copies of the database, backups, alarms and metrics. `wants` as in
 * `lib/server/env/index.ts`.
 */
export const operatingVariables = {
  DATABASE_OWNER_URL: {
    schema: postgres.optional(),
    wants: 'the PostgreSQL address of the role that owns the database of DATABASE_URL',
  },
  DATABASE_REPLICA_URL: {
    schema: postgres.optional(),
    wants: 'the PostgreSQL address of a replica that follows the server of DATABASE_URL',
  },
  BACKUP_TO: {
    schema: z
      .string()
      .regex(/^(?:\/.+|s3:\/\/[a-z0-9][a-z0-9.-]{1,61}[a-z0-9](?:\/.*)?)$/)
      .optional(),
    wants: 'a folder such as /var/backups/antarman, or a bucket such as s3://antarman-backups/daily',
  },
  BACKUP_RECIPIENT: {
    schema: z
      .string()
      .regex(/^age1[0-9a-z]{20,2500}$/)
      .optional(),
    wants: 'the public key of whoever may open backups, which begins with age1',
  },
  BACKUP_KEEP_DAYS: { schema: count(366, 7), wants: 'of how many days the last backup is kept, 0 to 366' },
  BACKUP_KEEP_WEEKS: { schema: count(520, 5), wants: 'of how many weeks the last backup is kept, 0 to 520' },
  BACKUP_KEEP_MONTHS: {
    schema: count(240, 12),
    wants: 'of how many months the last backup is kept, 0 to 240',
  },
  BACKUP_SCRATCH_URL: {
    schema: postgres.optional(),
    wants: 'the PostgreSQL address of a server on which a backup may be tried out',
  },
  BACKUP_S3_ENDPOINT: { schema: web.optional(), wants: 'the http(s) address of the store for backups' },
  BACKUP_S3_REGION: {
    schema: z
      .string()
      .regex(/^[\w-]+$/)
      .default('us-east-1'),
    wants: 'a region name such as ap-south-1',
  },
  BACKUP_S3_ACCESS_KEY_ID: {
    schema: z.string().optional(),
    wants: 'the access key of the store for backups',
  },
  BACKUP_S3_SECRET_ACCESS_KEY: {
    schema: z.string().optional(),
    wants: 'the secret key of the store for backups',
  },
  DKIM_SELECTOR: {
    schema: z
      .string()
      .regex(/^[A-Za-z0-9][\w.-]{0,62}$/)
      .optional(),
    wants: 'the part before ._domainkey in the name of the DKIM record, such as s1',
  },
  ALARM_EMAIL: { schema: z.email().optional(), wants: 'the email address that alarms are sent to' },
  METRICS_TOKEN: {
    schema: z.string().min(32).optional(),
    wants: 'a random token of at least 32 characters, which opens /api/metrics',
  },
} satisfies Record<string, { schema: z.ZodType; wants: string }>;
