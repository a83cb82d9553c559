import type { Prisma, Profile, Therapist, User } from '@/generated/prisma/client';
import { grantRoles } from '@/lib/account/session/role-grant';
import { db } from '@/lib/server/db';

let made = 0;

/** A number unused by earlier rows of this process, for unique columns. */
function next(): number {
  made += 1;
  return made;
}

/** An active therapist in Pune with a fee, a bank account and a UPI ID; any column can be overridden. */
export function createTherapist(
  given: Partial<Prisma.TherapistUncheckedCreateInput> = {},
): Promise<Therapist> {
  const number = next();
  return db.therapist.create({
    data: {
      slug: `asha-rao-${number}`,
      name: `Asha Rao ${number}`,
      title: 'Counselling Psychologist',
      specialization: ['Anxiety', 'Grief'],
      location: 'Pune',
      availability: 'Weekday evenings',
      bio: 'I work with adults who feel worn out. We begin with what is hardest this week.',
      email: `asha-rao-${number}@antarman.test`,
      displayOrder: number,
      isActive: true,
      activatedAt: new Date('2026-01-05T04:30:00Z'),
      sessionRate: '1500.00',
      bankName: 'Bank of Maharashtra',
      accountNumber: '60123456789',
      ifsc: 'MAHB0000001',
      accountHolder: 'Asha Rao',
      upiId: 'asharao@okbank',
      languages: ['English', 'Marathi'],
      modes: ['video', 'phone'],
      gender: 'woman',
      yearsOfExperience: 8,
      ...given,
    },
  });
}

/** A verified user without a password and without a profile. */
export function createUser(given: Partial<Prisma.UserUncheckedCreateInput> = {}): Promise<User> {
  return db.user.create({
    data: {
      email: `person-${next()}@antarman.test`,
      emailVerifiedAt: new Date('2026-01-05T04:30:00Z'),
      name: 'Meera Iyer',
      ...given,
    },
  });
}

export type ProfileWithUser = Profile & { user: User };

/** A verified user who has finished onboarding; a client by default. */
export async function createProfile(
  given: Partial<Omit<Prisma.ProfileUncheckedCreateInput, 'userId' | 'email'>> = {},
): Promise<ProfileWithUser> {
  const user = await createUser();
  return db.$transaction(async (tx) => {
    await grantRoles(tx);
    return tx.profile.create({
      data: {
        userId: user.id,
        email: user.email,
        firstName: 'Meera',
        lastName: 'Iyer',
        role: 'client',
        onboardingCompleted: true,
        adultDeclaredAt: new Date('2026-01-05T04:30:00Z'),
        ...given,
      },
      include: { user: true },
    });
  });
}
