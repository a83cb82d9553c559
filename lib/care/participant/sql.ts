import { Prisma } from '@/generated/prisma/client';

/** The persons of bookings as a table with `booking_id`, `client_id`, `user_id`, `name`, `email` and `phone`. */
export const persons = Prisma.sql`(SELECT * FROM participants WHERE seat = 1)`;

/** The same of the people who pay for bookings. */
export const payers = Prisma.sql`(SELECT * FROM participants WHERE pays)`;
