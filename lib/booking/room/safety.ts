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

type Noted = Pick<RoomOfViewer, 'bookingId'> & { readonly person: { readonly id: string } };

const find = (participantId: string) =>
  db.roomSafetyNote.findUnique({
    where: { participantId },
    select: { sealedKey: true, sealed: true, participant: { select: { bookingId: true } } },
  });

/**
 * The participant's note; for them and the host only. It is `sealed` if the master key is
 * missing or wrong: a note that cannot be read must not look like no note.
 */
export async function readSafetyNote({ bookingId, person }: Noted): Promise<ShownSafetyNote> {
  const found = await find(person.id);
  return found && (orNullIfSealed(() => sealedSafetyNote.openWithOwnKey(bookingId, found)) ?? 'sealed');
}

/**
 * The same for a data export; the caller has checked whose row it is.
 * @throws SealUnavailable when the master key is missing or wrong
 */
export async function safetyNoteForOwner(participantId: string): Promise<SafetyNote | null> {
  const found = await find(participantId);
  return found && sealedSafetyNote.openWithOwnKey(found.participant.bookingId, found);
}

/**
 * Stores the note, sealed; deletes an empty one. The host's page is notified at once.
 * @throws SealUnavailable when the master key is missing; nothing is stored then
 */
export async function saveSafetyNote({ bookingId, person }: Noted, note: SafetyNote): Promise<void> {
  const participantId = person.id;
  await db.$transaction(async (tx) => {
    if (Object.values(note).every((answer) => answer === null)) {
      await tx.roomSafetyNote.deleteMany({ where: { participantId } });
    } else {
      const words = sealedSafetyNote.sealWithOwnKey(bookingId, note);
      await tx.roomSafetyNote.upsert({
        where: { participantId },
        update: words,
        create: { participantId, ...words },
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
