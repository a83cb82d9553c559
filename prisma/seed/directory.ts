import type { Prisma } from '@/generated/prisma/client';
import { sampleId } from './ids';
import { adminId, profileId, therapistUserId } from './people';
import { sampleTherapists } from './therapists';

export const therapistId = (slug: string) => sampleId(`therapist ${slug}`);

/** The therapist linked to the demo account therapist@demo.test. */
export const linkedSlug = 'ananya-krishnan';

const joined = new Date('2026-06-01T05:30:00Z');

/** Bank, IFSC and UPI handle do not exist, so that trying the demo pays no stranger. */
function payoutDetails(name: string, position: number) {
  return {
    bankName: 'Sample Bank of India',
    accountNumber: `00000010${String(position).padStart(4, '0')}`,
    ifsc: 'DEMO0000001',
    accountHolder: name,
    upiId: `${name.toLowerCase().replace(/[^a-z]+/g, '.')}@samplebank`,
  };
}

export const therapists: Prisma.TherapistCreateManyInput[] = sampleTherapists.map(
  ({ sessionRate, lowestFee, hasPayoutDetails, week: _, ...person }, index) => ({
    ...person,
    ...(hasPayoutDetails ? payoutDetails(person.name, index + 1) : {}),
    id: therapistId(person.slug),
    sessionRate: sessionRate === null ? null : `${sessionRate}.00`,
    lowestFee: lowestFee === null ? null : `${lowestFee}.00`,
    email: `${person.slug}@demo.test`,
    profilePicture: `/portraits/${person.slug}.svg`,
    displayOrder: (index + 1) * 10,
    activatedAt: person.isActive ? joined : null,
    isSample: true,
    userId: person.slug === linkedSlug ? therapistUserId : null,
    createdAt: joined,
  }),
);

export const applications: Prisma.TherapistApplicationCreateManyInput[] = [
  {
    id: sampleId('application therapist@demo.test'),
    profileId: profileId('therapist@demo.test'),
    practice: 'Eleven years of practice with adults in Bengaluru, in English, Tamil and Kannada.',
    status: 'approved',
    therapistId: therapistId(linkedSlug),
    reviewedAt: joined,
    reviewedById: adminId,
    createdAt: joined,
  },
];
