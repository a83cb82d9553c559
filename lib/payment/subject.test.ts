import { expect, it } from 'vitest';
import { readPaymentSubject } from '@/lib/payment/subject';
import { db } from '@/lib/server/db';
import { internshipPrograms } from '@/lib/site/internship/queries';
import { setUpDatabase } from '@/test/database/database';
import {
  createClientOf,
  createPractice,
  createQuotationRow,
  createStranger,
} from '@/test/payment/quotations';

setUpDatabase();

it('of an application or a quotation can be read by its owner and by nobody else', async () => {
  const [program] = internshipPrograms;
  if (!program) throw new Error('expected a programme');
  const practice = await createPractice();
  const [owner, other] = [await createClientOf(practice.therapist), await createStranger()];
  const { id: applicationId } = await db.internshipApplication.create({
    data: {
      programSlug: program.slug,
      intake: new Date(program.next_intake),
      userId: owner.viewer.userId,
      name: 'Neha Das',
      email: owner.viewer.email,
      education: 'MA Psychology',
      statement: 'I would like to learn.',
    },
  });
  const quotation = await createQuotationRow(practice, owner, { status: 'accepted' });
  const subjects = [
    { kind: 'internship', applicationId },
    { kind: 'quotation', id: quotation.id },
  ] as const;
  for (const subject of subjects) {
    expect(await readPaymentSubject(subject, owner.viewer), subject.kind).toMatchObject({ subject });
    for (const viewer of [other.viewer, practice.viewer, null]) {
      expect(await readPaymentSubject(subject, viewer), subject.kind).toBeNull();
    }
  }
});

it('is no quotation of somebody without an account: it has no payer', async () => {
  const practice = await createPractice();
  const client = await createClientOf(practice.therapist);
  const { id } = await createQuotationRow(practice, client, { status: 'accepted' });
  const subject = { kind: 'quotation', id } as const;
  expect(await readPaymentSubject(subject, client.viewer)).toMatchObject({ subject });
  await db.therapist.update({ where: { id: practice.therapist.id }, data: { userId: null } });
  expect(await readPaymentSubject(subject, client.viewer)).toBeNull();
});
