import 'server-only';
import type { TaskList } from 'graphile-worker';
import { z } from 'zod';
import { joinLetter, reminderLetter } from '@/lib/booking/emails';
import { hostReminder } from '@/lib/booking/host-emails';
import { ownWordsFor } from '@/lib/booking/letter/queries';
import { appointmentInWords, kindAndLength, placeForHost } from '@/lib/booking/letter-words';
import {
  bookingOfJob,
  hostAppointmentPath,
  hostOf,
  unchanged,
  unchangedForPerson,
} from '@/lib/booking/of-job';
import type { BookingView } from '@/lib/booking/queries';
import { bookingTasks, reminderNames } from '@/lib/booking/rules';
import { roomOf } from '@/lib/care/meeting/rules';
import { noteReminder } from '@/lib/care/participant/commands';
import { formatInstant } from '@/lib/format/time';
import { notify } from '@/lib/notification/commands';
import { reminderWays } from '@/lib/notification/preferences/queries';
import { type ReminderTime, usualReminders } from '@/lib/notification/preferences/rules';
import { textAdapter } from '@/lib/notification/text/adapters';
import { provenNumber, provenTextChannels } from '@/lib/notification/text/queries';
import { textChannelNames } from '@/lib/notification/text/rules';
import { db } from '@/lib/server/db';
import { insertOnce } from '@/lib/server/db/insert-once';
import { sendEmail } from '@/lib/server/email/send';
import { env } from '@/lib/server/env';
import { enqueue } from '@/lib/server/jobs/enqueue';
import { log } from '@/lib/server/log';

const reminderPayload = bookingOfJob.extend({ when: z.enum(reminderNames) });

const textPayload = reminderPayload.extend({
  side: z.enum(['person', 'host']),
  channel: z.enum(textChannelNames),
});

const sentColumn = {
  day: 'dayReminderAt',
  three: 'threeReminderAt',
  hour: 'hourReminderAt',
  join: 'joinReminderAt',
} as const;

type Told = {
  readonly userId: string;
  /** The participant; null for the host. */
  readonly participantId: string | null;
  readonly time: ReminderTime;
};

/** Shows a reminder on the devices that this person has allowed: once, however often the job runs. */
async function pushReminder(booking: BookingView, { userId, participantId, time }: Told): Promise<void> {
  const href = participantId === null ? hostAppointmentPath(booking) : '/dashboard';
  await db.$transaction(async (tx) => {
    if ((await tx.pushSubscription.count({ where: { userId } })) === 0) return;
    const sent = { bookingId: booking.id, sequence: booking.icsSequence, participantId, time };
    if (!(await insertOnce(tx.shownReminder, sent))) return;
    await notify(tx, {
      userId,
      kind: 'booking.reminder',
      title: (when) => `Your appointment is on ${when(booking.startsAt)}`,
      href,
    });
  });
}

/** Passes a reminder to each channel for which this person has confirmed a number: once, however often the job runs. */
async function queueTexts(booking: BookingView, { userId, participantId, time }: Told): Promise<void> {
  const side = participantId === null ? 'host' : 'person';
  await db.$transaction(async (tx) => {
    for (const channel of await provenTextChannels(tx, userId)) {
      const sent = { bookingId: booking.id, sequence: booking.icsSequence, participantId, time, channel };
      if (!(await insertOnce(tx.shownReminder, sent))) continue;
      const payload = { bookingId: booking.id, sequence: String(booking.icsSequence), when: time };
      await enqueue(tx, bookingTasks.text, { ...payload, side, channel }, { maxAttempts: 8 });
    }
  });
}

async function accountOfHost({ therapist }: BookingView): Promise<string | null> {
  const host =
    therapist && (await db.therapist.findUnique({ where: { id: therapist.id }, select: { userId: true } }));
  return host?.userId ?? null;
}

/** Sends a reminder as a text, unless the number has been removed or the appointment has begun. */
async function sendTextReminder(raw: unknown): Promise<void> {
  const { side, channel, when: _when, ...made } = textPayload.parse(raw);
  const booking = await unchangedForPerson(made, 'confirmed');
  if (!booking || booking.startsAt <= new Date()) return;
  const userId = side === 'host' ? await accountOfHost(booking) : booking.person.userId;
  const phone = userId && (await provenNumber(userId, channel));
  if (!phone) return;
  const url =
    side === 'host' ? `${env.APP_URL}${hostAppointmentPath(booking)}` : appointmentInWords(booking).url;
  const when = formatInstant(booking.startsAt, side === 'host' ? booking.hostZone : booking.timeZone);
  const outcome = await textAdapter(channel)?.sendReminder(phone, { when, url });
  log.info('a reminder was handed to its company', { part: channel, outcome: outcome ?? 'not set up' });
}

/** A person's channels for a reminder at this time; people without an account get a mail at the default times. */
async function waysOf(userId: string | null, side: 'person' | 'host', time: ReminderTime) {
  if (userId !== null) return reminderWays(db, userId, time);
  const usual = usualReminders[side === 'host' ? 'therapist' : 'client'];
  return { mail: usual.includes(time), push: false, texts: false };
}

/**
 * Reminds the client or guest on time, at any hour, over their own channels and at their own times. Drops a
 * reminder after the beginning of the appointment, and the last one if there is no video room.
 */
async function sendReminder(raw: unknown): Promise<void> {
  const { when, ...made } = reminderPayload.parse(raw);
  const booking = await unchangedForPerson(made, 'confirmed');
  if (!booking || booking.startsAt <= new Date()) return;
  const { userId, id: participantId } = booking.person;
  const appointment = appointmentInWords(booking);
  const { room } = appointment;
  if (when === 'join' && room === null) return;
  const ways = await waysOf(userId, 'person', when);
  if (ways.push && userId) await pushReminder(booking, { userId, participantId, time: when });
  if (ways.texts && userId) await queueTexts(booking, { userId, participantId, time: when });
  if (!ways.mail) return;
  await sendEmail({
    to: { name: booking.person.name, address: booking.person.email },
    id: `booking-${booking.id}-${booking.icsSequence}-${when}`,
    ...(when === 'join' && room !== null
      ? joinLetter({ ...appointment, room })
      : reminderLetter({ ...appointment, own: await ownWordsFor(booking, 'reminder') })),
  });
  await noteReminder(db, booking.id, sentColumn[when]);
}

/**
 * Reminds the host when and where they meet their client, over their own channels and at their own times.
 * Drops a reminder after the beginning, and the last one if there is no video room.
 */
async function remindHost(raw: unknown): Promise<void> {
  const { when, ...made } = reminderPayload.parse(raw);
  const booking = await unchanged(made, 'confirmed');
  if (!booking || booking.startsAt <= new Date()) return;
  const { therapist, mode, meeting } = booking;
  const room = roomOf(mode, meeting, 'host');
  if (when === 'join' && room === null) return;
  const userId = await accountOfHost(booking);
  const ways = await waysOf(userId, 'host', when);
  if (ways.push && userId) await pushReminder(booking, { userId, participantId: null, time: when });
  if (ways.texts && userId) await queueTexts(booking, { userId, participantId: null, time: when });
  if (!ways.mail) return;
  await sendEmail({
    to: hostOf(booking),
    id: `booking-${booking.id}-${booking.icsSequence}-host-${when}`,
    ...hostReminder(when === 'join' ? 'join' : 'hour', {
      hostName: therapist?.name ?? 'all',
      when: formatInstant(booking.startsAt, booking.hostZone),
      length: kindAndLength(booking),
      place: placeForHost(booking),
      room,
      url: `${env.APP_URL}${hostAppointmentPath(booking)}`,
    }),
  });
}

export const reminderJobs: TaskList = {
  [bookingTasks.remind]: (payload) => sendReminder(payload),
  [bookingTasks.remindHost]: (payload) => remindHost(payload),
  [bookingTasks.text]: (payload) => sendTextReminder(payload),
};
