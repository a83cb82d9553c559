import { beforeEach, expect, it } from 'vitest';
import { answerReceivedRequest, closeReceivedRequest } from '@/lib/contact/reply/actions';
import { replyMessages, requestNow } from '@/lib/contact/reply/rules';
import { admissionMessages } from '@/lib/server/action/messages';
import { db } from '@/lib/server/db';
import { setUpDatabase } from '@/test/database/database';
import { createPractice, createStranger } from '@/test/payment/quotations';
import { formOf } from '@/test/server/form';
import { setUpVisitor, visitor } from '@/test/server/visitor';

setUpDatabase();
setUpVisitor();

let request: string;

beforeEach(async () => {
  const asha = await createPractice();
  visitor.token = asha.token;
  const data = { userName: 'Meera', userEmail: 'meera@example.in', message: 'Good evening.' };
  ({ id: request } = await db.therapistContactRequest.create({
    data: { ...data, therapistId: asha.therapist.id },
  }));
});

const answer = (fields: Record<string, string>) =>
  answerReceivedRequest(null, formOf({ request, way: 'mail', answer: 'Come on Thursday.', ...fields }, ''));
const close = (fields: Record<string, string>) =>
  closeReceivedRequest(null, formOf({ request, reason: 'no-room', words: '', ...fields }, ''));
const row = () => db.therapistContactRequest.findUniqueOrThrow({ where: { id: request } });

it('answers once; a tab that still shows it as open gets the present state', async () => {
  expect(await answer({})).toMatchObject({ ok: true, message: replyMessages.mailed });
  expect(await close({})).toMatchObject({ ok: false, message: requestNow('answered') });
  expect(await row()).toMatchObject({ answer: 'Come on Thursday.', closedAt: null });
});

it('says which field is wrong, and changes nothing', async () => {
  const before = await row();
  const wrong = [
    [await answer({ answer: ' \n ' }), { answer: replyMessages.noAnswer }],
    [await answer({ answer: 'x'.repeat(5_001) }), { answer: 'Keep your answer under 5,000 characters' }],
    [await answer({ way: 'closed' }), { way: 'Choose how you have answered' }],
    [await close({ reason: '' }), { reason: replyMessages.noReason }],
    [await close({ reason: 'paid' }), { reason: replyMessages.noReason }],
    [await close({ reason: 'other', words: '  ' }), { words: replyMessages.noWords }],
    [await close({ words: 'x'.repeat(301) }), { words: 'Keep it under 300 characters' }],
  ] as const;
  for (const [result, fieldErrors] of wrong) expect(result).toMatchObject({ ok: false, fieldErrors });
  for (const [name, value] of [
    ['answeredAt', '2026-01-01'],
    ['clientId', request],
    ['status', 'answered'],
  ] as const) {
    const more = { [name]: value };
    expect(await answer(more)).toMatchObject({ ok: false });
    expect(await close(more)).toMatchObject({ ok: false });
  }
  expect(await row()).toEqual(before);
});

it('is for signed-in therapists, on a page of ours', async () => {
  const { token } = await createStranger();
  visitor.token = token;
  expect(await answer({})).toMatchObject({ ok: false, message: admissionMessages.otherRole });
  visitor.token = '';
  expect(await close({})).toMatchObject({ ok: false, message: admissionMessages.signedOut });
  expect(await row()).toMatchObject({ answeredAt: null, closedAt: null });
});
