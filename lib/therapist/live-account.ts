import 'server-only';
import { Prisma } from '@/generated/prisma/client';

/**
 * SQL: the account in which somebody reads what is sent to the therapist `t`. Null for a listing without one and after
 * the team has closed it: nothing may be written or shown to a therapist then.
 */
export const liveAccount = Prisma.sql`(SELECT u.id FROM users u WHERE u.id = t.user_id AND u.disabled_at IS NULL)`;
