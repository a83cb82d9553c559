import { z } from 'zod';
import { type ConsentPurpose, consentNoticeVersion } from '@/content/consents';
import type { Prisma } from '@/generated/prisma/client';
import { readSampleData } from './data';
import { sampleId } from './ids';

const person = z.strictObject({
  email: z.email(),
  firstName: z.string().min(1),
  lastName: z.string().min(1),
  role: z.enum(['client', 'therapist', 'admin']),
  phone: z.e164().nullable(),
  goals: z.string().min(1).nullable(),
  /** Only these people can sign in, with the demo password. */
  signsIn: z.boolean(),
  timeZone: z.string().optional(),
});

type Person = z.infer<typeof person>;

const people = readSampleData('people.yaml', z.array(person));

const joined = new Date('2026-06-01T05:30:00Z');

export const userId = (email: string) => sampleId(`user ${email}`);
export const profileId = (email: string) => sampleId(`profile ${email}`);

export const adminId = userId('admin@demo.test');
export const therapistUserId = userId('therapist@demo.test');
export const signInEmails = people.filter((person) => person.signsIn).map((person) => person.email);

/** Users without their password, which is hashed at the first load. */
export const users: Prisma.UserCreateManyInput[] = people.map(({ email, firstName, lastName }) => ({
  id: userId(email),
  email,
  name: `${firstName} ${lastName}`,
  emailVerifiedAt: joined,
  createdAt: joined,
}));

export const profiles: Prisma.ProfileCreateManyInput[] = people.map(({ signsIn: _, ...person }) => ({
  ...person,
  id: profileId(person.email),
  userId: userId(person.email),
  onboardingCompleted: true,
  adultDeclaredAt: joined,
  createdAt: joined,
}));

const agreedTo = (role: Person['role']): readonly ConsentPurpose[] =>
  role === 'client' ? ['terms', 'account', 'care'] : ['terms', 'account'];

export const consents: Prisma.ConsentCreateManyInput[] = people.flatMap(({ email, role }) =>
  agreedTo(role).map((purpose) => ({
    id: sampleId(`consent ${purpose} ${email}`),
    userId: userId(email),
    purpose,
    noticeVersion: consentNoticeVersion,
    source: 'onboarding',
    // A consent cannot be older than its notice.
    givenAt: new Date(`${consentNoticeVersion}T00:30:00Z`),
  })),
);
