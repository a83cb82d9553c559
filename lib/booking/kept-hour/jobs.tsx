import 'server-only';
import { z } from 'zod';
import { type KeptHour, weeksInWords } from '@/lib/booking/kept-hour/rules';
import { timesOf } from '@/lib/booking/kept-hour/times';
import { bookingTasks } from '@/lib/booking/rules';
import { day } from '@/lib/format/duration';
import { nameForMail } from '@/lib/format/plain-text';
import { formatInstant } from '@/lib/format/time';
import { mailWelcome, mailWhenWelcome } from '@/lib/notification/mail';
import { db, type Tx } from '@/lib/server/db';
import { Action, type Letter, letter, Paragraph } from '@/lib/server/email/frame';
import { sendEmail } from '@/lib/server/email/send';
import { env } from '@/lib/server/env';

const payload = z.strictObject({
  hourId: z.uuid(),
  clientId: z.uuid(),
  calendarId: z.uuid(),
  what: z.enum(['kept', 'released']),
  /** The next beginning of the hour, and "1" or "2" weeks between two. */
  next: z.iso.datetime(),
  weeks: z.enum(['1', '2']),
});

type Told = z.infer<typeof payload>;

const jobOf = (told: Told) => ({
  task: bookingTasks.tellKeptHour,
  payload: told,
  jobKey: `${bookingTasks.tellKeptHour}:${told.hourId}:${told.what}`,
});

type Calendar = { readonly id: string; readonly timeZone: string; readonly bufferMinutes: number };

/** Queues the mail to a client about an hour that was kept or released; a person without an account gets none. */
export async function enqueueKeptHour(
  tx: Tx,
  what: Told['what'],
  { id, ...hour }: KeptHour & { readonly id: string },
  { calendar, userId, now }: { readonly calendar: Calendar; readonly userId: string; readonly now: Date },
): Promise<void> {
  const first = Math.max(now.getTime(), hour.fromDate.getTime());
  const range = { from: new Date(first), until: new Date(first + 15 * day) };
  const next = timesOf(hour, calendar, range).find(({ startsAt }) => startsAt > now);
  if (!next || hour.clientId === null) return;
  const told = {
    ...{ hourId: id, clientId: hour.clientId, calendarId: calendar.id, what },
    ...({ next: next.startsAt.toISOString(), weeks: hour.everyWeeks === 1 ? '1' : '2' } as const),
  };
  await mailWhenWelcome(tx, { userId, kind: 'news', ...jobOf(told) }, now);
}

type Letters = { name: string; therapist: string; what: Told['what']; hour: string; url: string };

/** The subject names no therapist, because it shows on lock screens. */
function keptHourLetter({ name, therapist, what, hour, url }: Letters): Letter {
  const title = what === 'kept' ? 'An hour is held for you' : 'An hour is no longer held for you';
  return letter(
    title,
    { preview: 'You can see the free times in your account.', to: name },
    <>
      <Paragraph>
        {what === 'kept'
          ? `${nameForMail(therapist)} is holding this hour for you: ${hour}. Nothing is booked yet. Only you can book it until it is released.`
          : `${nameForMail(therapist)} no longer holds this hour for you: ${hour}. Your booked appointments are not affected.`}
      </Paragraph>
      <Action href={url}>See free times</Action>
    </>,
  );
}

/** Mails what happened to an hour, unless one that was kept is released again. */
async function tellKeptHour(raw: unknown): Promise<void> {
  const told = payload.parse(raw);
  const { hourId, what, weeks, next } = told;
  if (what === 'kept' && (await db.keptHour.count({ where: { id: hourId } })) === 0) return;
  const client = await db.profile.findUnique({
    where: { id: told.clientId },
    select: {
      ...{ firstName: true, timeZone: true, userId: true },
      user: { select: { email: true, emailVerifiedAt: true, disabledAt: true } },
    },
  });
  const calendar = await db.calendar.findUnique({
    where: { id: told.calendarId },
    select: { therapist: { select: { name: true, slug: true } } },
  });
  if (!client?.user.emailVerifiedAt || client.user.disabledAt || !calendar?.therapist) return;
  if ((await mailWelcome(db, { userId: client.userId, kind: 'news', ...jobOf(told) })) !== 'now') return;
  const { name: therapist, slug } = calendar.therapist;
  await sendEmail({
    to: { name: client.firstName, address: client.user.email },
    id: `kept-hour-${hourId}-${what}`,
    ...keptHourLetter({
      ...{ name: client.firstName, therapist, what },
      hour: `${weeksInWords(Number(weeks))}, next on ${formatInstant(new Date(next), client.timeZone)}`,
      url: `${env.APP_URL}/book/own/${slug}`,
    }),
  });
}

export const keptHourJobs = { [bookingTasks.tellKeptHour]: tellKeptHour };
