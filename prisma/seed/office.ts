import { z } from 'zod';
import type { Prisma } from '@/generated/prisma/client';
import { readSampleData } from './data';
import { therapistId } from './directory';
import { sampleId } from './ids';
import { istDay } from './moments';
import { adminId } from './people';

const text = z.string().min(1);
const days = z.int().positive();

const office = readSampleData(
  'office.yaml',
  z.strictObject({
    contactMessages: z.array(
      z.strictObject({
        firstName: text,
        lastName: text,
        email: z.email(),
        phone: z.e164().optional(),
        subject: text,
        message: text,
        serviceInterest: text,
        therapist: text.optional(),
        daysAgo: days,
        answeredDaysAgo: days.optional(),
      }),
    ),
    waiting: z.array(z.strictObject({ name: text, therapist: text, daysAgo: days })),
    registrations: z.array(
      z.strictObject({
        /** Name of the row, from which its id is made. */
        name: text,
        therapist: text,
        register: text,
        number: text,
        daysAgo: days,
        checkedDaysAgo: days.optional(),
        expiresOn: z.iso.date().optional(),
      }),
    ),
    profileChanges: z.array(
      z.strictObject({
        name: text,
        therapist: text,
        changes: z.record(text, text),
        daysAgo: days,
      }),
    ),
  }),
);

/** This many days ago, at eleven in the morning. */
const sent = (daysAgo: number) => istDay(-daysAgo, '11:00');

export const contactMessages: Prisma.ContactMessageCreateManyInput[] = office.contactMessages.map(
  ({ therapist, daysAgo, answeredDaysAgo, ...message }) => ({
    ...message,
    id: sampleId(`contact message of ${message.firstName}`),
    therapistId: therapist ? therapistId(therapist) : null,
    notifiedAt: sent(daysAgo),
    answeredAt: answeredDaysAgo ? sent(answeredDaysAgo) : null,
    createdAt: sent(daysAgo),
  }),
);

export const waitlistEntries: Prisma.WaitlistEntryCreateManyInput[] = office.waiting.map(
  ({ name, therapist, daysAgo }) => ({
    id: sampleId(`waitlist entry of ${name}`),
    therapistId: therapistId(therapist),
    email: `${name.toLowerCase()}.waits@demo.test`,
    noticeVersion: '2026-11',
    requestedAt: sent(daysAgo),
    confirmedAt: sent(daysAgo),
  }),
);

export const registrations: Prisma.TherapistRegistrationCreateManyInput[] = office.registrations.map(
  ({ name, therapist, register, number, daysAgo, checkedDaysAgo, expiresOn }) => ({
    id: sampleId(`registration of ${name}`),
    therapistId: therapistId(therapist),
    register,
    number,
    checkedAt: checkedDaysAgo ? sent(checkedDaysAgo) : null,
    checkedById: checkedDaysAgo ? adminId : null,
    expiresOn: expiresOn ? new Date(expiresOn) : null,
    createdAt: sent(daysAgo),
  }),
);

export const profileChanges: Prisma.TherapistProfileChangeCreateManyInput[] = office.profileChanges.map(
  ({ name, therapist, changes, daysAgo }) => ({
    id: sampleId(`profile change of ${name}`),
    therapistId: therapistId(therapist),
    changes,
    createdAt: sent(daysAgo),
  }),
);
