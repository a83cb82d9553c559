import type { Prisma } from '@/generated/prisma/client';
import { linkedSlug, therapistId } from './directory';
import { sampleId } from './ids';
import { istDay } from './moments';
import { profileId } from './people';

const priya = profileId('client@demo.test');
const ananya = therapistId(linkedSlug);

type Score = [type: 'PHQ-9' | 'GAD-7', days: number, score: number];

/** Six of each over ten weeks: requested every two weeks, and all shared. */
const scores: readonly Score[] = [
  ['PHQ-9', -70, 16],
  ['GAD-7', -70, 15],
  ['PHQ-9', -56, 13],
  ['PHQ-9', -42, 14],
  ['GAD-7', -40, 12],
  ['PHQ-9', -28, 10],
  ['PHQ-9', -14, 8],
  ['GAD-7', -10, 8],
  ['PHQ-9', -1, 7],
];

export const assessments: Prisma.AssessmentCreateManyInput[] = scores.map(
  ([assessmentType, days, score], index) => ({
    id: sampleId(`assessment ${index}`),
    clientId: priya,
    assessmentType,
    score,
    completedAt: istDay(days, assessmentType === 'PHQ-9' ? '21:10' : '21:20'),
    safetyMark: assessmentType === 'PHQ-9' ? false : null,
    sharedWithTherapistId: ananya,
    submissionKey: sampleId(`assessment key ${index}`),
    createdAt: istDay(days, '21:30'),
  }),
);

/** One open request to the demo client, and one answered repeated one. */
export const measureRequests: Prisma.MeasureRequestCreateManyInput[] = [
  {
    id: sampleId('measure well-being'),
    clientId: priya,
    therapistId: ananya,
    instrument: 'WHO-5',
    rhythm: 'once',
    askedAt: istDay(-1, '12:00'),
    createdAt: istDay(-1, '12:00'),
  },
  {
    id: sampleId('measure mood'),
    clientId: priya,
    therapistId: ananya,
    instrument: 'PHQ-9',
    rhythm: 'fortnightly',
    askedAt: istDay(-2, '12:00'),
    answeredAt: istDay(-1, '21:30'),
    nextAt: istDay(13, '21:30'),
    createdAt: istDay(-70, '12:00'),
  },
];
