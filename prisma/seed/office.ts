import type { Prisma } from '@/generated/prisma/client';
import { therapistId } from './directory';
import { sampleId } from './ids';
import { istDay } from './moments';
import { adminId } from './people';

/** That many days ago, at eleven in the morning. */
const sent = (daysAgo: number) => istDay(-daysAgo, '11:00');

/** Messages of the contact form: one waits, one was answered, one is for a therapist. */
export const contactMessages: Prisma.ContactMessageCreateManyInput[] = [
  {
    id: sampleId('contact message of Kavya'),
    firstName: 'Kavya',
    lastName: 'Menon',
    email: 'kavya.menon@demo.test',
    phone: '+919876500011',
    subject: 'Workshop for our school',
    message:
      'We are a school of 400 children in Thrissur. Could one of you come for a morning with the teachers in January?',
    serviceInterest: 'workshops',
    notifiedAt: sent(1),
    createdAt: sent(1),
  },
  {
    id: sampleId('contact message of Imran'),
    firstName: 'Imran',
    lastName: 'Qureshi',
    email: 'imran.qureshi@demo.test',
    subject: 'Receipt with my company’s name',
    message: 'Can the receipt be made out to my employer? They pay back half of it.',
    serviceInterest: 'billing',
    notifiedAt: sent(8),
    answeredAt: sent(7),
    createdAt: sent(8),
  },
  {
    id: sampleId('contact message of Deepa'),
    firstName: 'Deepa',
    lastName: 'Thomas',
    email: 'deepa.thomas@demo.test',
    subject: 'A first meeting',
    message: 'I would like to know whether you have a free evening before the end of the month.',
    serviceInterest: 'contact-therapist',
    therapistId: therapistId('rohan-deshpande'),
    notifiedAt: sent(2),
    createdAt: sent(2),
  },
];

/** Two people wait for a therapist who takes nobody new. */
export const waitlistEntries: Prisma.WaitlistEntryCreateManyInput[] = [
  { name: 'Nisha', daysAgo: 34 },
  { name: 'Joel', daysAgo: 9 },
].map(({ name, daysAgo }) => ({
  id: sampleId(`waitlist entry of ${name}`),
  therapistId: therapistId('maria-dsouza'),
  email: `${name.toLowerCase()}.waits@demo.test`,
  noticeVersion: '2026-11',
  requestedAt: sent(daysAgo),
  confirmedAt: sent(daysAgo),
}));

/** Invented register numbers. Some have been checked, one has not. */
export const registrations: Prisma.TherapistRegistrationCreateManyInput[] = [
  {
    id: sampleId('registration of Ananya'),
    therapistId: therapistId('ananya-krishnan'),
    register: 'State mental health authority',
    number: 'SAMPLE-0001',
    checkedAt: sent(150),
    checkedById: adminId,
    expiresOn: new Date('2029-03-31'),
    createdAt: sent(151),
  },
  ...(
    [
      ['devika-menon', 'RCI', 'SAMPLE-0003', 90, '2028-12-31'],
      ['kavitha-reddy', 'RCI', 'SAMPLE-0004', 41, '2029-06-30'],
      ['imran-qureshi', 'State medical council', 'SAMPLE-0005', 20, '2030-03-31'],
    ] as const
  ).map(([slug, register, number, days, lastDay]) => ({
    id: sampleId(`registration of ${slug}`),
    therapistId: therapistId(slug),
    register,
    number,
    checkedAt: sent(days),
    checkedById: adminId,
    expiresOn: new Date(lastDay),
    createdAt: sent(days + 1),
  })),
  {
    id: sampleId('registration of Rohan'),
    therapistId: therapistId('rohan-deshpande'),
    register: 'RCI',
    number: 'SAMPLE-0002',
    createdAt: sent(4),
  },
];

/** A change of a public profile that waits for the team. */
export const profileChanges: Prisma.TherapistProfileChangeCreateManyInput[] = [
  {
    id: sampleId('profile change of Rohan'),
    therapistId: therapistId('rohan-deshpande'),
    changes: { availability: 'Tue to Sat, 10 am to 6 pm', sessionRate: '2700.00' },
    createdAt: sent(3),
  },
];
