import { Prisma } from '@/generated/prisma/client';

/**
 * Whether a time can be booked with a therapist: they are listed and have open hours. @param table alias of
 * `therapists`
 */
export function isBookable(table: string): Prisma.Sql {
  const therapist = Prisma.raw(table);
  return Prisma.sql`(${therapist}.is_active AND EXISTS (
    SELECT FROM calendars k JOIN availability_hours h ON h.calendar_id = k.id
    WHERE k.therapist_id = ${therapist}.id))`;
}
