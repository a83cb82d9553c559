import { type ConsentPurpose, consentNoticeVersion } from '@/content/consents';
import type { Prisma } from '@/generated/prisma/client';
import { sampleId } from './ids';

type Person = {
  email: string;
  firstName: string;
  lastName: string;
  role: 'client' | 'therapist' | 'admin';
  phone: string | null;
  goals: string | null;
  /** Only these can sign in, with the demo password. */
  signsIn: boolean;
  timeZone?: string;
};

const joined = new Date('2026-06-01T05:30:00Z');

const people: readonly Person[] = [
  {
    email: 'client@demo.test',
    firstName: 'Priya',
    lastName: 'Nair',
    role: 'client',
    phone: '+919876500001',
    goals: 'To worry less about work in the evening, and to sleep through.',
    signsIn: true,
  },
  {
    email: 'therapist@demo.test',
    firstName: 'Ananya',
    lastName: 'Krishnan',
    role: 'therapist',
    phone: '+919876500002',
    goals: 'Eleven years of practice with adults in Bengaluru, in English, Tamil and Kannada.',
    signsIn: true,
  },
  {
    email: 'admin@demo.test',
    firstName: 'Meher',
    lastName: 'Irani',
    role: 'admin',
    phone: null,
    goals: null,
    signsIn: true,
  },
  {
    email: 'ravi.sharma@demo.test',
    firstName: 'Ravi',
    lastName: 'Sharma',
    role: 'client',
    phone: '+919876500004',
    goals: 'A calmer first year as a father.',
    signsIn: false,
  },
  {
    email: 'zoya.khan@demo.test',
    firstName: 'Zoya',
    lastName: 'Khan',
    role: 'client',
    phone: null,
    goals: 'To settle in Toronto without losing touch with home.',
    signsIn: false,
    timeZone: 'America/Toronto',
  },
];

export const userId = (email: string) => sampleId(`user ${email}`);
export const profileId = (email: string) => sampleId(`profile ${email}`);

export const adminId = userId('admin@demo.test');
export const therapistUserId = userId('therapist@demo.test');
export const signInEmails = people.filter((person) => person.signsIn).map((person) => person.email);

/** Users without their password, which is hashed when they are first loaded. */
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

/** What onboarding asks everybody. */
export const consents: Prisma.ConsentCreateManyInput[] = people.flatMap(({ email, role }) =>
  agreedTo(role).map((purpose) => ({
    id: sampleId(`consent ${purpose} ${email}`),
    userId: userId(email),
    purpose,
    noticeVersion: consentNoticeVersion,
    source: 'onboarding',
    // Nobody can have agreed to a notice before the day it was written.
    givenAt: new Date(`${consentNoticeVersion}T00:30:00Z`),
  })),
);
