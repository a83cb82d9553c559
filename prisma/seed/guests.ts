import type { Prisma } from '@/generated/prisma/client';
import { folderOf } from '@/lib/care/folder/folder';
import { sealedHomework } from '@/lib/care/folder/sealed';
import { notebookKey } from '@/lib/care/note/commands';
import { sealedNote } from '@/lib/care/note/sealed';
import { masterKeys } from '@/lib/server/seal/master-key';
import { orNullIfSealed } from '@/lib/server/seal/refusal';
import { sampleRoom } from './calendars';
import { linkedSlug, therapistId } from './directory';
import { guestForms } from './forms';
import { sampleId } from './ids';
import { istDay } from './moments';

const ananya = therapistId(linkedSlug);
const leela = { name: 'Leela Bhat', email: 'leela.bhat@demo.test', phone: '+919876500031' };

const weekAgo = sampleId('booking of Leela, a week ago');

const meetings = [
  { id: weekAgo, day: -6, clock: '19:30', took: true },
  { id: sampleId('booking of Leela, next week'), day: 8, clock: '19:30', took: false },
];

type Meeting = (typeof meetings)[number];

/** Books a time of the guest. Adds nothing where it is booked already, or its time is taken. */
async function book(tx: Prisma.TransactionClient, { id, day, clock, took }: Meeting) {
  const startsAt = istDay(day, clock);
  const after = (minutes: number) => new Date(startsAt.getTime() + minutes * 60_000);
  const confirmedAt = istDay(-9, '10:15');
  const booked = await tx.booking.createMany({
    data: {
      ...{ id, startsAt, endsAt: after(45), blockedUntil: after(60), confirmedAt },
      ...{ calendarId: sampleId('calendar ananya'), mode: 'video', meetingLink: sampleRoom(linkedSlug) },
      ...{ fee: '1800.00', payingRule: 'after', status: 'confirmed', submissionKey: sampleId(`key ${id}`) },
    },
    skipDuplicates: true,
  });
  if (booked.count === 0) return [];
  const session = {
    id: sampleId(`session ${id}`),
    therapistId: ananya,
    bookingId: id,
    sessionDate: startsAt,
  };
  const outcome = took ? { status: 'completed', completedAt: after(45) } : { status: 'scheduled' };
  return [
    booked,
    await tx.participant.createMany({ data: { bookingId: id, ...leela } }),
    await tx.therapySession.createMany({
      data: { ...session, ...outcome, mode: 'video', createdAt: confirmedAt, updatedAt: after(45) },
    }),
  ];
}

/** The therapist's note on the first session, two forms of which one is signed, and homework with its answer. */
async function record(tx: Prisma.TransactionClient) {
  if (orNullIfSealed(masterKeys) === null) return [];
  const about = { therapistId: ananya, bookingId: weekAgo };
  const words =
    'First meeting. Sleeps badly since the move to Pune; knows nobody here yet. Wants two or three sessions.';
  const key = await notebookKey(tx, ananya);
  const note = sealedNote.seal(key, ananya, { clientName: leela.name, words: { words } });
  const folder = await folderOf(tx, about);
  const task = 'One walk of ten minutes a day, before it gets dark.';
  const line = 'Five of seven days. On the market road I met a neighbour.';
  const written = istDay(-6, '20:30');
  return [
    await tx.note.createMany({
      data: {
        ...{ ...about, id: sampleId('note on Leela'), template: 'free', sealed: note },
        ...{ createdAt: written, savedAt: written, signedAt: written },
      },
    }),
    await tx.formRequest.createMany({ data: guestForms({ bookingId: weekAgo }, leela.name) }),
    await tx.homework.createMany({
      data: {
        ...{ id: sampleId('homework of Leela'), folderId: folder.id, dueOn: istDay(1, '12:00') },
        sealed: sealedHomework.seal(folder.key, folder.id, { task, line }),
        ...{
          outcome: 'done',
          answeredAt: istDay(-1, '19:05'),
          submissionKey: sampleId('homework key of Leela'),
        },
        createdAt: written,
      },
    }),
  ];
}

/**
 * A guest of the demo therapist with a session that took place and a coming one. Without the sealing key the record is
 * left out, because it could not be read.
 */
export async function loadGuests(tx: Prisma.TransactionClient): Promise<readonly Prisma.BatchPayload[]> {
  const loaded: Prisma.BatchPayload[] = [];
  for (const meeting of meetings) {
    const rows = await book(tx, meeting);
    loaded.push(...rows);
    if (meeting.took && rows.length > 0) loaded.push(...(await record(tx)));
  }
  return loaded;
}
