import type { Client } from 'pg';

/**
 * The two roles of every installation. Neither can sign in: the role of DATABASE_URL is a member of both.
 * `antarman_app` reads and writes rows and owns nothing; `antarman_member` reads what the policies of row-level
 * security show to one person (lib/server/db/read-as.ts).
 */
export const appRole = 'antarman_app';
export const memberRole = 'antarman_member';

const unmakeable = (missing: readonly string[]) =>
  new Error(
    `The database has no ${missing.length === 1 ? 'role' : 'roles'} ${missing.join(' and ')}, and this role may not make any. Nothing was changed. As a superuser run: ${missing
      .map((name) => `CREATE ROLE ${name} NOLOGIN;`)
      .join(' ')}`,
  );

const ungrantable = (login: string, group: string) =>
  new Error(
    `The role ${login} is no member of ${group}, and this role may not make it one. As a superuser run: GRANT ${group} TO "${login}";`,
  );

function isRefusal(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '42501';
}

/** Roles belong to the whole server: another database's migration may be creating one. */
function isThereAlready(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === '42710' || error.code === '23505');
}

async function missingRoles(client: Client, names: readonly string[]): Promise<readonly string[]> {
  const { rows } = await client.query<{ name: string }>(
    'SELECT name FROM unnest($1::text[]) AS name WHERE name NOT IN (SELECT rolname FROM pg_roles)',
    [names],
  );
  return rows.map(({ name }) => name);
}

/**
 * Makes the two roles on this server if they are missing.
 * @throws with the command for a superuser, if they are missing and this role may not make them
 */
export async function ensureRoles(client: Client): Promise<void> {
  const missing = await missingRoles(client, [appRole, memberRole]);
  for (const name of missing) {
    try {
      await client.query(`CREATE ROLE ${name} NOLOGIN`);
    } catch (error) {
      if (isRefusal(error)) throw unmakeable(missing);
      if (!isThereAlready(error)) throw error;
    }
  }
}

/**
 * The product's rights, in addition to the policies. The audit trail only grows for it: besides adding, it
 * may take the network off an old entry and remove one past its time, which the table's own trigger checks.
 * The lists of applied migrations are for reading.
 */
const rights = `
GRANT USAGE ON SCHEMA public, graphile_worker TO ${appRole};
GRANT USAGE ON SCHEMA public TO ${memberRole};
GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public, graphile_worker TO ${appRole};
GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA public, graphile_worker TO ${appRole};
ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO ${appRole};
ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT USAGE, SELECT ON SEQUENCES TO ${appRole};
REVOKE INSERT, UPDATE, DELETE ON _prisma_migrations, graphile_worker.migrations FROM ${appRole};`;

/** A database of an earlier release may not have the table yet. */
const auditRights = `
REVOKE UPDATE ON audit_log FROM ${appRole};
GRANT UPDATE (ip_hash) ON audit_log TO ${appRole};`;

/** The job queue enables row-level security on its tables without policies, so we add them. */
const queuePolicies = `
DO $$
DECLARE
  job_table record;
BEGIN
  FOR job_table IN
    SELECT c.relname AS name FROM pg_class c
    WHERE c.relnamespace = 'graphile_worker'::regnamespace AND c.relkind = 'r' AND c.relrowsecurity
      AND NOT EXISTS (SELECT FROM pg_policy p WHERE p.polrelid = c.oid AND p.polname = '${appRole}')
  LOOP
    EXECUTE format('CREATE POLICY ${appRole} ON graphile_worker.%I TO ${appRole} USING (true) WITH CHECK (true)',
      job_table.name);
  END LOOP;
END $$;`;

/** Gives the roles their rights on the present tables and, for the product's own, on future ones. */
export async function grantRights(client: Client): Promise<void> {
  const { rows } = await client.query<{ there: boolean }>(
    `SELECT to_regclass('audit_log') IS NOT NULL AS there`,
  );
  await client.query(`BEGIN; ${rights} ${rows[0]?.there ? auditRights : ''} ${queuePolicies} COMMIT`);
}

/**
 * Lets the role of an address use the product's tables, and makes that role if it is missing.
 * @param client of the role that owns the database
 * @param address DATABASE_URL
 * @throws with the line that a superuser must run, when this role may not do it
 */
export async function admitRole(client: Client, address: string): Promise<void> {
  const { username, password } = new URL(address);
  const login = decodeURIComponent(username);
  await ensureRoles(client);
  if ((await missingRoles(client, [login])).length > 0) {
    const secret = client.escapeLiteral(decodeURIComponent(password));
    const made = `CREATE ROLE ${client.escapeIdentifier(login)} LOGIN PASSWORD ${secret}`;
    await client.query(made).catch((error: unknown) => {
      if (isRefusal(error)) throw unmakeable([login]);
      if (!isThereAlready(error)) throw error;
    });
  }
  for (const [group, needs] of [
    [appRole, `'USAGE'`],
    // Roles are switched by SET, which servers before 16 do not separate from membership.
    [
      memberRole,
      `CASE WHEN current_setting('server_version_num')::int < 160000 THEN 'MEMBER' ELSE 'SET' END`,
    ],
  ] as const) {
    const { rows } = await client.query<{ has: boolean }>(`SELECT pg_has_role($1, $2, ${needs}) AS has`, [
      login,
      group,
    ]);
    if (rows[0]?.has) continue;
    await client.query(`GRANT ${group} TO ${client.escapeIdentifier(login)}`).catch((error: unknown) => {
      if (isRefusal(error)) throw ungrantable(login, group);
      if (!isThereAlready(error)) throw error;
    });
  }
}
