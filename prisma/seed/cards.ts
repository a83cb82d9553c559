import type { Prisma } from '@/generated/prisma/client';
import { sealedConsent } from '@/lib/care/client-card/sealed';
import { sealedRecords } from '@/lib/privacy/export/practice/brought/sealed';
import { masterKeys } from '@/lib/server/seal/master-key';
import { orNullIfSealed } from '@/lib/server/seal/refusal';
import { linkedSlug, therapistId } from './directory';
import { sampleId } from './ids';
import { istDay } from './moments';
import { profileId } from './people';

const ananya = therapistId(linkedSlug);
const kavya = sampleId('card Kavya');

const people = [
  { id: kavya, name: 'Kavya Rao', email: 'kavya.rao@demo.test', phone: '+919876500021' },
  {
    ...{ id: sampleId('card Nikhil'), name: 'Nikhil Joshi', email: 'nikhil.joshi@demo.test' },
    ...{ inviteId: sampleId('invitation of Nikhil'), invitedAt: istDay(-1, '10:00'), inviteWay: 'link' },
  },
];

/** Every week from the last such weekday on, at five, for 45 minutes. */
function keptOn(weekday: number) {
  const days = [1, 2, 3, 4, 5, 6, 7].map((ago) => istDay(-ago, '12:00'));
  const first = days.find((day) => (day.getUTCDay() || 7) === weekday) ?? istDay(-1, '12:00');
  const hour = { weekday, startMinute: 17 * 60, minutes: 45, everyWeeks: 1 };
  return { ...hour, calendarId: sampleId('calendar ananya'), fromDate: first.toISOString().slice(0, 10) };
}

const keptHours: Prisma.KeptHourCreateManyInput[] = [
  { id: sampleId('hour of Kavya'), cardId: kavya, ...keptOn(3) },
  { id: sampleId('hour of Priya'), clientId: profileId('client@demo.test'), ...keptOn(2) },
].map(({ fromDate, ...hour }) => ({ ...hour, fromDate: new Date(fromDate) }));

const ofKavya = { client_id: kavya, client: 'Kavya Rao', therapist_id: ananya };

function sessionOf(weeksAgo: number) {
  const session_date = istDay(-7 * weeksAgo, '17:00').toISOString();
  return {
    ...{ ...ofKavya, id: sampleId(`brought session ${weeksAgo}`), booking_id: null, session_date },
    ...{ duration_minutes: 50, mode: 'in_person', status: 'completed' },
    ...{ created_at: session_date, updated_at: session_date },
  };
}

/** From the file of the practice in which the therapist worked before. */
const brought = {
  therapy_sessions: [sessionOf(14), sessionOf(12), sessionOf(10)],
  homework: [
    {
      id: sampleId('brought homework'),
      ...{ task: 'Three lines about the evening, before you sleep.', outcome: 'done' },
      created_at: istDay(-84, '18:00').toISOString(),
    },
  ],
  transactions: [
    {
      ...{ ...ofKavya, id: sampleId('brought payment') },
      ...{ description: 'Three sessions', amount: 4500, currency: 'INR', method: 'cash', status: 'paid' },
      paid_at: istDay(-70, '18:00').toISOString(),
      created_at: istDay(-70, '18:00').toISOString(),
    },
  ],
};

const reading = {
  ...{ madeAt: istDay(-5, '19:00').toISOString(), madeBy: 'https://practice.example' },
  brought: Object.fromEntries(Object.entries(brought).map(([table, rows]) => [table, rows.length])),
  left: { therapy_sessions: 2 },
  ...{ unread: {}, unknown: [], papers: [], taken: [], made: {}, calendar: null },
};

/** Seals a document with a key of its own. */
const recordOf = (id: string, words: Parameters<typeof sealedRecords.sealWithOwnKey>[1]) => ({
  ...{ id, therapistId: ananya, createdAt: istDay(-4, '20:30') },
  ...sealedRecords.sealWithOwnKey(id, words),
});

/**
 * People of the demo therapist who have no account yet, what she brought about one of them from an earlier practice, and
 * the hours that she keeps. Loads none without the sealing key, because they could not be read.
 */
export async function loadCards(tx: Prisma.TransactionClient): Promise<readonly Prisma.BatchPayload[]> {
  if (orNullIfSealed(masterKeys) === null) return [];
  if ((await tx.clientCard.count({ where: { id: kavya } })) > 0) return [];
  const consent = 'Asked in our last session at the earlier practice, and agreed.';
  const cards = people.map((person) => ({
    ...{ ...person, therapistId: ananya, createdAt: istDay(-5, '20:00') },
    ...sealedConsent.sealWithOwnKey(person.id, { consent }),
  }));
  const readingId = sampleId('brought reading');
  const about = recordOf(sampleId('brought Kavya'), { records: brought });
  return [
    await tx.clientCard.createMany({ data: cards }),
    await tx.keptHour.createMany({ data: keptHours }),
    await tx.broughtRecord.createMany({
      data: [recordOf(readingId, { records: {}, reading }), { ...about, readingId, cardId: kavya }],
    }),
  ];
}
