import { randomBytes } from 'node:crypto';
import { beforeEach, expect, it, vi } from 'vitest';
import { readyForms } from '@/content/forms';
import { saveFormStep, signOwnForm } from '@/lib/care/form/fill/actions';
import { signForm } from '@/lib/care/form/fill/commands';
import { answersSchema } from '@/lib/care/form/fill/schema';
import { sectionsOf } from '@/lib/care/form/paper';
import { listOwnForms, openWaitingForm, readSignedForm } from '@/lib/care/form/queries';
import { answerFields, formWords } from '@/lib/care/form/rules';
import { sendForm } from '@/lib/care/form/send/commands';
import { fieldErrorsOf } from '@/lib/server/action/field-errors';
import { asAuthor, asClient, fillAll, formRequest, newestForm } from '@/test/care/forms';
import { setUpDatabase } from '@/test/database/database';
import { createClientOf, createPractice, type Person } from '@/test/payment/quotations';
import { formOf } from '@/test/server/form';
import { setUpVisitor, visitor } from '@/test/server/visitor';

setUpDatabase();
setUpVisitor();

const empty = Object.fromEntries(answerFields.map((field) => [field, '']));
let client: Person;
let id: string;

beforeEach(async () => {
  const practice = await createPractice();
  client = await createClientOf(practice.therapist);
  const to = { client: client.viewer.profile.id, guardianName: null, guardianEmail: null };
  expect(await sendForm(asAuthor(practice), { ...to, form: 'intake' }, formRequest)).toEqual({ done: true });
  id = await newestForm(client);
  visitor.token = client.token;
});

const post = (fields: Record<string, string>) =>
  saveFormStep(null, formOf({ ...empty, form: id, version: '1', step: '2', go: 'next', ...fields }, ''));

it('says in a sentence what is wrong with 20,000 characters, and keeps them', async () => {
  const long = 'x'.repeat(20_000);
  expect(await post({ q1: long })).toMatchObject({
    ok: false,
    fieldErrors: { q1: formWords.tooLongText },
    values: { q1: long },
  });
});

it.each([
  ['next', { q1: 'x'.repeat(20_000) }],
  ['back', { q1: 'x'.repeat(20_000), q4: '0,99' }],
  ['next', { q3: '12' }],
  ['next', {}],
])('refuses on the page what the server refuses, in the same words (%s)', async (go, fields) => {
  const [, reason] = readyForms.intake ? sectionsOf(readyForms.intake.paper, 'client') : [];
  const sent = { ...empty, form: id, version: '1', step: '2', go, ...fields };
  const { error } = answersSchema(reason?.questions ?? []).safeParse(sent);
  const answer = await post({ ...fields, go });
  expect(answer).toMatchObject({ ok: false, fieldErrors: error && fieldErrorsOf(error, answerFields) });
});

it('lets the page go back with an open question, as the server does', () => {
  const [, reason] = readyForms.intake ? sectionsOf(readyForms.intake.paper, 'client') : [];
  const sent = { ...empty, form: id, version: '1', step: '2', go: 'back' };
  expect(answersSchema(reason?.questions ?? []).safeParse(sent).success).toBe(true);
});

it('wants a name and a tick to sign', async () => {
  await fillAll(client, id);
  const sign = (fields: Record<string, string>) =>
    signOwnForm(null, formOf({ form: id, version: '1', name: '', agreed: '', ...fields }, ''));
  expect(await sign({})).toMatchObject({
    fieldErrors: { name: formWords.nameMissing, agreed: formWords.agree },
  });
  expect(await sign({ name: '<b>Meera</b>', agreed: 'yes' })).toMatchObject({
    fieldErrors: { name: formWords.nameWrong },
  });
});

it('refuses in words while the master key is missing or another one; nothing is lost', async () => {
  const version = await fillAll(client, id, 'jackfruit');
  for (const key of ['', randomBytes(32).toString('base64')]) {
    vi.stubEnv('SEALING_KEY', key);
    expect(await post({ q1: 'Lost?' })).toMatchObject({ ok: false, message: formWords.sealed });
    await expect(openWaitingForm(asClient(client), id)).rejects.toThrow();
  }
  vi.unstubAllEnvs();
  expect(await signForm(asClient(client), { form: id, version, name: 'M I' }, formRequest)).toEqual({
    done: true,
  });
  vi.stubEnv('SEALING_KEY', randomBytes(32).toString('base64'));
  expect(await readSignedForm(client.viewer, id)).toBeNull();
  expect((await listOwnForms(asClient(client)))[0]?.title).toBe(readyForms.intake?.paper.title);
  vi.unstubAllEnvs();
  expect(await readSignedForm(client.viewer, id)).toMatchObject({
    form: { answers: { why: 'jackfruit' } },
  });
});
