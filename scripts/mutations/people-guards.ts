import type { Mutation } from './mutation';

/** Guards of people's time, words and files. */
export const peopleGuards: readonly Mutation[] = [
  {
    name: 'two people hold one time',
    file: 'prisma/migrations/20261120110200_rules/migration.sql',
    find: 'ADD CONSTRAINT bookings_no_double EXCLUDE USING gist (',
    replace: 'ADD CONSTRAINT bookings_no_double EXCLUDE USING gist (id WITH =,',
    tests: ['prisma/rules/exclusions.test.ts', 'lib/booking/hold'],
  },
  {
    name: 'the time that another client holds can be booked',
    file: 'lib/booking/confirm/commands.ts',
    find: 'held.clientId !== null && held.clientId !== clientId',
    replace: 'held.clientId === undefined',
    tests: ['lib/booking'],
  },
  {
    name: 'somebody waits under an address that its owner has not confirmed',
    file: 'lib/booking/waitlist/join.ts',
    find: 'return user !== null;',
    replace: 'return user !== undefined;',
    tests: ['lib/booking/waitlist'],
  },
  {
    name: 'a calendar feed goes on after it was taken back',
    file: 'lib/booking/calendar/feed/queries.ts',
    find: '!found || found.revokedAt ||',
    replace: '!found ||',
    tests: ['lib/booking/calendar/feed'],
  },
  {
    name: 'a request that was never answered makes a client',
    file: 'lib/care/session/access.ts',
    find: 'AND answered_at IS NOT NULL AND client_id IS NOT NULL',
    replace: 'AND client_id IS NOT NULL',
    tests: ['lib/care/session', 'lib/care/assessment', 'lib/therapist/practice'],
  },
  {
    name: 'messages are read by an address that nobody has proven',
    file: 'lib/contact/reply/queries.ts',
    find: 'const byAddress = emailVerified ?',
    replace: 'const byAddress = emailVerified !== undefined ?',
    tests: ['lib/contact', 'lib/privacy/stranger-with-your-address.test.ts'],
  },
  {
    name: 'the picture of another person opens',
    file: 'lib/account/profile/picture/queries.ts',
    find: 'if (!key || viewer?.userId !== userId) return null;',
    replace: 'if (!key || !viewer) return null;',
    tests: ['lib/account/profile/picture'],
  },
  {
    name: 'the copy of another person’s data opens',
    file: 'lib/privacy/export/download.ts',
    find: `      id: requestId,
      userId: viewer.userId,`,
    replace: '      id: requestId,',
    tests: ['lib/privacy/export'],
  },
  {
    name: 'files of the back office open without the second factor',
    file: 'lib/admin/file/reading.ts',
    find: 'if (!id || !mayRead(viewer)) return null;',
    replace: 'if (!id) return null;',
    tests: ['lib/admin/file'],
  },
];
