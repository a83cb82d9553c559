import 'server-only';
import type { RoomOfViewer } from '@/lib/booking/room/queries';
import type { CanTalk, SafetyNote } from '@/lib/booking/room/rules';
import { announceRoom } from '@/lib/booking/room/seats';
import { db } from '@/lib/server/db';

const columns = { canTalk: true, place: true, contactName: true, contactPhone: true } as const;

function canTalkOf(text: string | null): CanTalk | null {
  return text === 'yes' || text === 'careful' || text === 'no' ? text : null;
}

/** What the person has told about this appointment; for the two people of the room only. */
export async function readSafetyNote({ bookingId }: RoomOfViewer): Promise<SafetyNote | null> {
  const found = await db.roomSafetyNote.findUnique({ where: { bookingId }, select: columns });
  return found && { ...found, canTalk: canTalkOf(found.canTalk) };
}

/** Keeps what the person tells; an empty note is forgotten. The host's page hears of it at once. */
export async function saveSafetyNote({ bookingId }: RoomOfViewer, note: SafetyNote): Promise<void> {
  await db.$transaction(async (tx) => {
    if (Object.values(note).every((answer) => answer === null)) {
      await tx.roomSafetyNote.deleteMany({ where: { bookingId } });
    } else {
      await tx.roomSafetyNote.upsert({
        where: { bookingId },
        update: note,
        create: { bookingId, ...note },
      });
    }
    await announceRoom(tx, bookingId);
  });
}

/** Whether this person has not met this host before: then the note is asked for before the call. */
export async function isFirstMeeting({ person, calendarId, startsAt }: RoomOfViewer): Promise<boolean> {
  const whose = person.clientId ? { clientId: person.clientId } : { guestEmail: person.guestEmail ?? '' };
  const earlier = await db.booking.findFirst({
    where: { calendarId, status: 'confirmed', startsAt: { lt: startsAt }, ...whose },
    select: { id: true },
  });
  return earlier === null;
}
