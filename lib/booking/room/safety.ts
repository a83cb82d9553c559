import 'server-only';
import { z } from 'zod';
import type { RoomOfViewer } from '@/lib/booking/room/queries';
import { canTalkNames, type SafetyNote, type ShownSafetyNote } from '@/lib/booking/room/rules';
import { announceRoom } from '@/lib/booking/room/seats';
import { bookedBy } from '@/lib/care/participant/columns';
import { db } from '@/lib/server/db';
import { orNullIfSealed } from '@/lib/server/seal/refusal';
import { sealedRecord } from '@/lib/server/seal/sealed-record';

export const sealedSafetyNote = sealedRecord<string, SafetyNote>(
  (bookingId) => `safety note ${bookingId}`,
  z.object({
    canTalk: z.enum(canTalkNames).nullable(),
    place: z.string().nullable(),
    contactName: z.string().nullable(),
    contactPhone: z.string().nullable(),
  }),
);

const find = (bookingId: string) =>
  db.roomSafetyNote.findUnique({ where: { bookingId }, select: { sealedKey: true, sealed: true } });

/**
 * The note about this appointment; for the two people of the room only. It is `sealed` if the master key is
 * missing or wrong: a note that cannot be read must not look like no note.
 */
export async function readSafetyNote({ bookingId }: RoomOfViewer): Promise<ShownSafetyNote> {
  const found = await find(bookingId);
  return found && (orNullIfSealed(() => sealedSafetyNote.openWithOwnKey(bookingId, found)) ?? 'sealed');
}

/**
 * The same for a data export; the caller has checked whose row it is.
 * @throws SealUnavailable when the master key is missing or wrong
 */
export async function safetyNoteForOwner(bookingId: string): Promise<SafetyNote | null> {
  const found = await find(bookingId);
  return found && sealedSafetyNote.openWithOwnKey(bookingId, found);
}

/**
 * Stores the note, sealed; deletes an empty one. The host's page is notified at once.
 * @throws SealUnavailable when the master key is missing; nothing is stored then
 */
export async function saveSafetyNote({ bookingId }: RoomOfViewer, note: SafetyNote): Promise<void> {
  await db.$transaction(async (tx) => {
    if (Object.values(note).every((answer) => answer === null)) {
      await tx.roomSafetyNote.deleteMany({ where: { bookingId } });
    } else {
      const words = sealedSafetyNote.sealWithOwnKey(bookingId, note);
      await tx.roomSafetyNote.upsert({
        where: { bookingId },
        update: words,
        create: { bookingId, ...words },
      });
    }
    await announceRoom(tx, bookingId);
  });
}

/** Whether this person has not met this host before: the page then asks for the note before the call. */
export async function isFirstMeeting({ person, calendarId, startsAt }: RoomOfViewer): Promise<boolean> {
  const whose = person.clientId ? { clientId: person.clientId } : { email: person.guestEmail ?? '' };
  const earlier = await db.booking.findFirst({
    where: { calendarId, status: 'confirmed', startsAt: { lt: startsAt }, ...bookedBy(whose) },
    select: { id: true },
  });
  return earlier === null;
}
