import type { Prisma } from '@/generated/prisma/client';
import { linkedSlug, therapistId } from './directory';
import { sampleId } from './ids';

/** The demo therapist welcomes new clients in her own words, and reminds them in her own. */
export const letters: Prisma.TherapistLetterCreateManyInput[] = [
  {
    id: sampleId('letter first'),
    therapistId: therapistId(linkedSlug),
    kind: 'first',
    subject: 'Welcome, and see you on {day}',
    body: 'Dear {first name},\n\nthank you for writing to me. We meet on {day} at {time}, {place}. You need to prepare nothing: we begin with what is on your mind.\n\nPlease sit where nobody can hear you, with your phone on silent.',
  },
  {
    id: sampleId('letter reminder'),
    therapistId: therapistId(linkedSlug),
    kind: 'reminder',
    subject: 'See you on {day} at {time}',
    body: 'Dear {first name},\n\nI look forward to seeing you. If something has come up, please reschedule with the button below.',
  },
];
