import { expect, it } from 'vitest';
import { ownContact } from '@/lib/account/profile/queries';
import { payerOf } from '@/lib/payment/submission/payer';
import { db } from '@/lib/server/db';
import { signIn } from '@/test/account/signed-in';
import { setUpDatabase } from '@/test/database/database';
import { setUpVisitor } from '@/test/server/visitor';
import { createProfile } from '@/test/therapist/factories';

setUpDatabase();
setUpVisitor();

it('the form of a payment knows a signed-in person, with or without a finished profile, and the guest who booked', async () => {
  expect(payerOf(await ownContact())).toBeNull();
  const guest = { name: 'Gauri Joshi', email: 'gauri@example.in', phone: '+919876543210' };
  expect(payerOf(null, guest)).toEqual(guest);

  const { userId, email } = await createProfile({
    firstName: 'Meera',
    lastName: 'Iyer',
    phone: '+919876543210',
  });
  await signIn(userId);
  const booked = { name: 'Somebody Else', email: 'else@example.in', phone: '+919800000001' };
  for (const appointment of [null, booked]) {
    expect(payerOf(await ownContact(), appointment)).toEqual({
      name: 'Meera Iyer',
      email,
      phone: '+919876543210',
    });
  }

  const { id } = await db.user.create({ data: { email: 'farah@example.in', name: 'farah' } });
  await signIn(id);
  const own = await ownContact();
  expect(payerOf(own)).toEqual({ name: '', email: 'farah@example.in', phone: '' });
  expect(payerOf(own, booked)).toMatchObject({ name: '' });
  // They booked before they had an account, with the same address.
  expect(
    payerOf(own, { name: 'Farah Siddiqui', email: 'Farah@example.in', phone: '+919876543210' }),
  ).toMatchObject({
    name: 'Farah Siddiqui',
    phone: '+919876543210',
  });
});
