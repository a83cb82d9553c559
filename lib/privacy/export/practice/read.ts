import 'server-only';
import { z } from 'zod';
import { bounds } from '@/lib/booking/calendar/availability/rules';
import { longestSession, shortestSession } from '@/lib/booking/schedule/rules';
import { longestPart, noteParts, templateNames } from '@/lib/care/note/rules';
import { largestPracticeFile, type PracticeFault, practiceFormat } from '@/lib/privacy/export/practice/rules';
import { largestPaper } from '@/lib/server/file/paper-rules';
import { isZip, partsOf, UnreadableArchive } from '@/lib/server/file/table/archive';
import { largestText } from '@/lib/server/file/table/limits';
import { waysToMeet } from '@/lib/therapist/rules';

const moment = z.iso.datetime({ offset: true }).transform((text) => new Date(text));
const words = z.partialRecord(z.enum(noteParts), z.string().max(longestPart));
const whole = ({ least, most }: { readonly least: number; readonly most: number }) =>
  z.int().min(least).max(most);

const maybe = moment.nullable();

/** Columns as the practice file names them, within the bounds of the database. */
const session = z.object({
  id: z.uuid(),
  client_id: z.uuid(),
  booking_id: z.uuid().nullable().default(null),
  series_id: z.uuid().nullable(),
  session_date: moment,
  duration_minutes: z.int().min(shortestSession).max(longestSession),
  session_type: z
    .string()
    .regex(/^\S[^\p{Cc}]*$/u)
    .max(60),
  mode: z.enum(waysToMeet).nullable(),
  status: z.enum(['scheduled', 'completed', 'cancelled', 'no_show']),
  completed_at: maybe,
  missed_at: maybe,
  completion_undone_at: maybe,
  cancelled_at: maybe,
  cancelled_by: z.enum(['client', 'therapist', 'admin', 'system']).nullable(),
  cancel_reason: z.string().max(1_000).nullable(),
  break_closed_at: maybe,
  created_at: moment,
  updated_at: moment,
});

/** The moments of a session that its state implies, as the database stores them. */
const agrees = ({ status, completed_at, missed_at, cancelled_at }: z.output<typeof session>) =>
  (completed_at === null || status === 'completed') &&
  (missed_at === null || status === 'no_show') &&
  (cancelled_at === null || status === 'cancelled');

const minutes = z.int().min(0).max(1_440);

type Stretch = {
  readonly weekday: number;
  readonly start_minute: number;
  readonly end_minute: number;
};

/** Whether no stretch is empty and none begins before another of its day has ended. */
function followOneAnother(hours: readonly Stretch[]): boolean {
  const inOrder = hours.toSorted((a, b) => a.weekday - b.weekday || a.start_minute - b.start_minute);
  return inOrder.every(({ weekday, start_minute, end_minute }, index) => {
    const before = inOrder[index - 1];
    const apart = before?.weekday !== weekday || before.end_minute <= start_minute;
    return apart && start_minute < end_minute;
  });
}

const person = { name: z.string().nullish(), email: z.string().nullable(), phone: z.string().nullish() };

/** The lists of a practice file that become hours, sessions and notes here. */
const practiceShape = z.object({
  format: z.literal(practiceFormat),
  made_at: moment,
  made_by: z.string().max(500),
  lost_files: z.array(z.string()).default([]),
  notes: z.array(
    z.object({
      id: z.uuid(),
      client_id: z.uuid().nullable(),
      about: z.string(),
      template: z.enum(templateNames),
      words,
      created_at: moment,
      saved_at: moment,
      signed_at: moment.nullable(),
      amends_id: z.uuid().nullable(),
      beside_it: z.array(z.object({ saved_at: moment, words })),
    }),
  ),
  records: z.object({
    therapist_clients: z.array(z.object({ client_id: z.uuid(), ...person })),
    client_cards: z.array(z.object({ id: z.uuid(), client_id: z.uuid().nullish(), ...person })).default([]),
    therapy_sessions: z.array(session.refine(agrees)),
    calendars: z.array(
      z.object({
        time_zone: z.string(),
        slot_minutes: whole(bounds.slotMinutes),
        buffer_minutes: whole(bounds.bufferMinutes),
        notice_minutes: z
          .int()
          .min(0)
          .max(bounds.noticeHours.most * 60),
        horizon_days: whole(bounds.horizonDays),
        cancel_notice_hours: whole(bounds.cancelNoticeHours),
        new_clients_a_week: whole(bounds.newClientsAWeek).nullish(),
      }),
    ),
    places: z
      .array(
        z.object({
          id: z.uuid(),
          name: z.string().min(1).max(60),
          address: z.string().min(1).max(400),
          also_remote: z.boolean(),
          archived_at: maybe.default(null),
        }),
      )
      .default([]),
    availability_hours: z
      .array(
        z.object({
          weekday: z.int().min(1).max(7),
          start_minute: minutes,
          end_minute: minutes,
          place_id: z.uuid().nullish(),
        }),
      )
      .refine(followOneAnother),
  }),
});

export type Practice = z.infer<typeof practiceShape>;

/** A row as the file has it. */
export type Row = Readonly<Record<string, unknown>>;

const rowsShape = z.array(z.record(z.string(), z.unknown()));
const everything = z.object({
  format: z.literal(practiceFormat),
  notes: rowsShape,
  summaries: z
    .array(
      z.object({
        id: z.uuid(),
        client_id: z.uuid().nullish(),
        about: z.string(),
        written_for: z.string(),
        words: z.string(),
        signed_at: z.string().nullable(),
      }),
    )
    .default([]),
  records: z.record(z.string(), rowsShape),
});

export type ReadPractice = {
  readonly practice: Practice;
  /** All rows by the name of their list: a table, `notes` or `summaries`. */
  readonly lists: ReadonlyMap<string, readonly Row[]>;
  /** The bytes of a file in the ZIP by its full name there, which is compared and never used as a path. */
  readonly fileNamed: (name: string) => Uint8Array | undefined;
};

type Read = ({ readonly read: true } & ReadPractice) | { readonly read: false; readonly why: PracticeFault };

const refused = (why: PracticeFault): Read => ({ read: false, why });

/** The parts of the ZIP by name; a file that is no ZIP is the data itself. */
function partsIn(bytes: Uint8Array) {
  if (!isZip(bytes)) return new Map([['practice.json', { unfold: () => bytes }]]);
  return new Map(partsOf(bytes).map((part) => [part.name, part]));
}

const isNewer = (data: unknown) => {
  const format = z.object({ format: z.string() }).safeParse(data).data?.format;
  const [name, number] = practiceFormat.split('/');
  const [of, version] = format?.split('/') ?? [];
  return of === name && /^\d{1,4}$/.test(version ?? '') && Number(version) > Number(number);
};

/** Reads a practice file that another installation, or this one, has made. */
export function readPractice(bytes: Uint8Array): Read {
  if (bytes.length > largestPracticeFile) return refused('too-large');
  try {
    const parts = partsIn(bytes);
    const text = parts.get('practice.json')?.unfold(largestText);
    const data: unknown = text && JSON.parse(Buffer.from(text).toString('utf8'));
    if (isNewer(data)) return refused('newer');
    const [practice, all] = [practiceShape.safeParse(data), everything.safeParse(data)];
    if (!practice.success || !all.success) return refused('not-a-practice');
    const { notes, summaries, records } = all.data;
    return {
      read: true,
      practice: practice.data,
      lists: new Map(Object.entries({ ...records, notes, summaries })),
      fileNamed: (name) => parts.get(name)?.unfold(largestPaper),
    };
  } catch (error) {
    if (error instanceof UnreadableArchive) return refused('zip');
    if (error instanceof SyntaxError) return refused('not-a-practice');
    throw error;
  }
}
