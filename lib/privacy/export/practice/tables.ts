import 'server-only';
import { z } from 'zod';
import { feedFile } from '@/lib/booking/calendar/feed/file';
import { listInPracticeFile } from '@/lib/care/client-card/import/rules';
import { inWords, sessionStatuses } from '@/lib/care/session/rules';
import { minute } from '@/lib/format/duration';
import { enteredMark, isEntered, methodInWords } from '@/lib/payment/transaction/rules';
import type { BroughtRows } from '@/lib/privacy/export/practice/brought/copy';
import { type PracticeRecords, practiceTable } from '@/lib/privacy/export/practice/records';
import { broughtMark } from '@/lib/privacy/export/practice/rules';
import { rowsOf } from '@/lib/privacy/export/rows';
import type { Person } from '@/lib/privacy/records/person';
import { type CsvValue, csvPieces } from '@/lib/server/file/table/csv';
import { modeLabel } from '@/lib/therapist/rules';

/** The rows of one table as JSON texts: the practice's own, then those brought from another. */
export async function* practiceRows(
  person: Person,
  { rule, whose }: Pick<PracticeRecords, 'rule' | 'whose'>,
  brought: BroughtRows,
): AsyncGenerator<string> {
  yield* rowsOf(person, rule, whose);
  for (const row of brought.get(rule.table) ?? []) yield JSON.stringify(row);
}

type Practice = { readonly person: Person; readonly brought: BroughtRows };

async function* readRows<T>({ person, brought }: Practice, table: string, shape: z.ZodType<T>) {
  const rows = practiceRows(person, practiceTable(table), brought);
  for await (const row of rows) yield shape.parse(JSON.parse(row));
}

async function* mapped<T>(rows: AsyncIterable<T>, cells: (row: T) => readonly CsvValue[] | null) {
  for await (const row of rows) {
    const line = cells(row);
    if (line) yield line;
  }
}

export async function* joined<T>(...lists: readonly (AsyncIterable<T> | Iterable<T>)[]): AsyncGenerator<T> {
  for (const list of lists) yield* list;
}

// A row that was brought has the columns that its file had, which may be an earlier release's.
const orNull = z
  .string()
  .nullish()
  .transform((text) => text ?? null);
const contact = { name: z.string(), email: orNull, phone: orNull };
const clientShape = z.object(contact);
const cardShape = z.object({ ...contact, client_id: orNull });
const moment = z.string().transform((text) => new Date(text));

const sessionShape = z.object({
  id: z.string(),
  booking_id: orNull,
  session_date: moment,
  duration_minutes: z.number(),
  client: orNull,
  mode: orNull,
  status: z.string(),
  updated_at: moment.nullish(),
});

const bookingShape = z.object({
  id: z.string(),
  ...{ client: orNull, guest: orNull, outcome: orNull },
  starts_at: moment,
  ends_at: moment,
  mode: orNull,
  status: z.string(),
  updated_at: moment.nullish(),
});

const moneyShape = z.object({
  paid_at: moment.nullish(),
  created_at: moment.nullish(),
  ...{ client: orNull, description: orNull },
  amount: z.number(),
  refunded_amount: z.number().nullish(),
  currency: z.string(),
  method: orNull,
  status: z.string(),
  brought_at: z.string().optional(),
});

type Session = z.infer<typeof sessionShape>;
type Booking = z.infer<typeof bookingShape>;

const wayOf = (mode: string | null) => (mode === null ? null : modeLabel(mode));
const minutesOf = ({ starts_at, ends_at }: Booking) => (ends_at.getTime() - starts_at.getTime()) / minute;
const states = { ...sessionStatuses, confirmed: sessionStatuses.scheduled };

const proofOf = ({ method, brought_at }: z.infer<typeof moneyShape>) =>
  brought_at ? broughtMark : isEntered(method) ? enteredMark : null;

/** The lists for spreadsheets by the name of their file, in pieces. */
export const lists: Readonly<Record<string, (practice: Practice) => AsyncIterable<string>>> = {
  [listInPracticeFile]: (practice) =>
    csvPieces(
      ['Name', 'Email', 'Phone', 'Has an account'],
      joined(
        mapped(readRows(practice, 'therapist_clients', clientShape), ({ name, email, phone }) => [
          ...[name, email, phone],
          'Yes',
        ]),
        mapped(readRows(practice, 'client_cards', cardShape), ({ name, email, phone, client_id }) =>
          client_id === null ? [name, email, phone, 'No'] : null,
        ),
      ),
    ),
  'sessions.csv': (practice) =>
    csvPieces(
      ['Start', 'Minutes', 'Client', 'Way to meet', 'State'],
      joined(
        mapped(readRows(practice, 'therapy_sessions', sessionShape), (session) => [
          session.session_date,
          session.duration_minutes,
          ...[session.client, wayOf(session.mode), inWords(states, session.status)],
        ]),
        mapped(readRows(practice, 'bookings', bookingShape), (booking) =>
          booking.client === null
            ? [
                booking.starts_at,
                minutesOf(booking),
                ...[booking.guest, wayOf(booking.mode), inWords(states, booking.outcome ?? booking.status)],
              ]
            : null,
        ),
      ),
    ),
  'money.csv': (practice) =>
    csvPieces(
      ['Date', 'Client', 'For', 'Amount', 'Refunded', 'Currency', 'Paid by', 'Proof', 'State'],
      mapped(readRows(practice, 'transactions', moneyShape), (line) => [
        line.paid_at ?? line.created_at ?? null,
        ...[line.client, line.description, line.amount, line.refunded_amount ?? null, line.currency],
        ...[methodInWords(line.method), proofOf(line), line.status],
      ]),
    ),
};

const eventOfSession = (session: Session) => ({
  uid: session.booking_id === null ? `session-${session.id}` : `booking-${session.booking_id}`,
  startsAt: session.session_date,
  endsAt: new Date(session.session_date.getTime() + session.duration_minutes * minute),
  mode: session.mode,
  cancelled: session.status === 'cancelled',
  changedAt: session.updated_at ?? session.session_date,
  personName: session.client,
});

const eventOfGuest = (booking: Booking) => ({
  uid: `booking-${booking.id}`,
  startsAt: booking.starts_at,
  endsAt: booking.ends_at,
  mode: booking.mode,
  cancelled: booking.status === 'cancelled',
  changedAt: booking.updated_at ?? booking.starts_at,
  personName: booking.guest,
});

/** All appointments as a calendar file, which names people by initials alone, as the feed does. */
export async function calendarOf(practice: Practice): Promise<string> {
  const events = [];
  for await (const session of readRows(practice, 'therapy_sessions', sessionShape))
    events.push(eventOfSession(session));
  for await (const booking of readRows(practice, 'bookings', bookingShape))
    if (booking.client === null) events.push(eventOfGuest(booking));
  return feedFile({ events: events.map((event) => ({ ...event, place: null, fee: null, sequence: 0 })) });
}
