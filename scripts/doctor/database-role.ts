import type { Client } from 'pg';
import { env } from '@/lib/server/env';
import { appRole, memberRole } from '@/prisma/roles';
import { connect } from '../backup/tables';
import { type Finding, ok, wrong } from './finding';

type Role = {
  readonly name: string;
  readonly superuser: boolean;
  readonly bypasses: boolean;
  readonly owns: boolean;
  /** Tables of the product that it may not even read. */
  readonly closed: number;
  readonly mayBecomeMember: boolean;
};

const tables = `pg_class c WHERE c.relkind = 'r'
  AND c.relnamespace IN (to_regnamespace('public'), to_regnamespace('graphile_worker'))`;

async function roleOf(client: Client): Promise<Role | undefined> {
  const { rows } = await client.query<Role>(
    `SELECT current_user::text AS name, r.rolsuper AS superuser, r.rolbypassrls AS bypasses,
       EXISTS (SELECT FROM ${tables} AND pg_has_role(current_user, c.relowner, 'MEMBER'))
         OR EXISTS (SELECT FROM pg_database d WHERE d.datname = current_database()
           AND pg_has_role(current_user, d.datdba, 'MEMBER')) AS owns,
       (SELECT count(*)::int FROM ${tables} AND NOT has_table_privilege(c.oid, 'SELECT')) AS closed,
       coalesce((SELECT pg_has_role(current_user, m.oid,
           CASE WHEN current_setting('server_version_num')::int < 160000 THEN 'MEMBER' ELSE 'SET' END)
         FROM pg_roles m WHERE m.rolname = $1), false) AS "mayBecomeMember"
     FROM pg_roles r WHERE r.rolname = current_user`,
    [memberRole],
  );
  return rows[0];
}

const about = 'Database role';
const migrate = 'Run `npm run db:migrate`.';

/** Whether the server's role owns nothing and bypasses nothing (docs/decisions/07). */
export async function roleFindings(): Promise<readonly Finding[]> {
  const client = await connect(env.DATABASE_URL);
  try {
    const role = await roleOf(client);
    if (!role) return [wrong(about, 'the database does not say who we are', migrate)];
    const fault = [
      role.superuser ? 'is a superuser' : '',
      role.bypasses && !role.superuser ? 'bypasses row-level security' : '',
      role.owns && !role.superuser ? 'owns the database or its tables' : '',
    ].find(Boolean);
    if (fault !== undefined) {
      const alone = env.DATABASE_OWNER_URL
        ? ''
        : '; DATABASE_OWNER_URL is not set, so one role does everything';
      return [
        wrong(
          about,
          `${role.name} of DATABASE_URL ${fault}${alone}`,
          `Set DATABASE_OWNER_URL to this address, name another role in DATABASE_URL, such as antarman_server, and run \`npm run db:migrate\`: it makes that role.`,
        ),
      ];
    }
    if (role.closed > 0 || !role.mayBecomeMember) {
      const lacks = role.closed > 0 ? `may not read ${role.closed} tables` : `may not become ${memberRole}`;
      return [
        wrong(about, `${role.name} ${lacks}: it is no member of ${appRole} and ${memberRole}`, migrate),
      ];
    }
    return [ok(about, `${role.name} owns nothing and bypasses nothing`)];
  } finally {
    await client.end();
  }
}
