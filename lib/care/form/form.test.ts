import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { saveStep, signForm, withdrawForm } from '@/lib/care/form/fill/commands';
import { createForm, publishForm, saveSection } from '@/lib/care/form/own/commands';
import { listClientForms, listOwnForms, openWaitingForm, readSignedForm } from '@/lib/care/form/queries';
import { formWords } from '@/lib/care/form/rules';
import { hashOfForm } from '@/lib/care/form/sealed';
import { cancelForm, sendForm } from '@/lib/care/form/send/commands';
import { waitingCare } from '@/lib/care/queries';
import { tasks } from '@/lib/process/tasks';
import { db } from '@/lib/server/db';
import { ask } from '@/lib/server/db/together';
import { openAllHours } from '@/test/booking/hours';
import { asAuthor, asClient, fillAll, fillAndSign, formRequest, newestForm } from '@/test/care/forms';
import { setUpDatabase } from '@/test/database/database';
import { setUpMailCatcher } from '@/test/notification/mail-catcher';
import { createClientOf, createPractice, createStranger, type Person } from '@/test/payment/quotations';
import { runDueJobs } from '@/test/server/jobs';

setUpDatabase();
const mail = setUpMailCatcher();

let practice: Awaited<ReturnType<typeof createPractice>>;
let client: Person;

beforeEach(async () => {
  practice = await createPractice();
  client = await createClientOf(practice.therapist);
  await openAllHours(practice.viewer, client.viewer);
});

const send = (form: string, to = client) =>
  sendForm(
    asAuthor(practice),
    { client: to.viewer.profile.id, form, guardianName: null, guardianEmail: null },
    formRequest,
  );

async function sent(form: string): Promise<string> {
  expect(await send(form)).toEqual({ done: true });
  return newestForm(client);
}

/** A form of the therapist's own with one section, published. */
async function ownForm(title = 'Homework'): Promise<string> {
  const id = (await createForm(asAuthor(practice), title, '')) ?? '';
  await saveSection(asAuthor(practice), { form: id, part: '', title: 'One', text: 'Read this.' });
  expect(await publishForm(asAuthor(practice), id)).toBe('published');
  return id;
}

async function publishAgain(id: string): Promise<void> {
  await saveSection(asAuthor(practice), { form: id, part: '', title: 'Another', text: 'And this.' });
  expect(await publishForm(asAuthor(practice), id)).toBe('published');
}

const stateFor = async (id: string) =>
  (await listClientForms(asAuthor(practice), client.viewer.profile.id)).find((line) => line.id === id)?.state;

describe('a form', () => {
  it('is sent, told in neutral words, opened, saved step by step, signed, and read by both', async () => {
    const id = await sent('intake');
    await runDueJobs(tasks);
    const letters = mail.caught.map(({ mail: { subject, text } }) => `${subject} ${text}`);
    expect(letters).toHaveLength(1);
    expect(letters[0]).not.toMatch(/therap|Asha|session|health|consent|intake/i);
    expect(await ask(waitingCare(asClient(client)))).toEqual({ forms: 1, measures: 0, homework: 0 });
    expect(await stateFor(id)).toBe('sent');

    const opened = await openWaitingForm(asClient(client), id);
    expect(opened).toMatchObject({ kind: 'waiting', form: { answers: {}, version: 1 } });
    expect(await stateFor(id)).toBe('opened');

    expect(await fillAndSign(client, id)).toEqual({ done: true });
    expect(await stateFor(id)).toBe('signed');
    for (const side of [client, practice]) {
      const signed = await readSignedForm(side.viewer, id);
      expect(signed).toMatchObject({
        form: { name: 'Meera Iyer', client: 'Meera Iyer', answers: { called: 'tamarind', weight: '7' } },
      });
      expect(signed && hashOfForm(signed.form)).toBe(signed?.sha256);
    }
    const notifications = await db.notification.findMany({ where: { userId: practice.viewer.userId } });
    expect(notifications.map(({ kind }) => kind)).toEqual(['form.signed']);
    expect(await listOwnForms(asClient(client))).toMatchObject([{ id, state: 'signed' }]);
  });

  it('is signed once, of ten who press at the same time; nobody changes it after that, nor by a query', async () => {
    const id = await sent('safety');
    const version = await fillAll(client, id);
    const sign = () => signForm(asClient(client), { form: id, version, name: 'Meera Iyer' }, formRequest);
    const outcomes = await Promise.all(Array.from({ length: 10 }, sign));
    expect(outcomes.filter(({ done }) => done)).toHaveLength(1);
    expect(outcomes.filter(({ done }) => !done)).toEqual(Array(9).fill({ done: false, because: 'signed' }));
    const step = { form: id, version, step: 1, fields: { q1: 'changed' }, complete: false };
    expect(await saveStep(asClient(client), step)).toEqual({ done: false, because: 'signed' });
    expect(await cancelForm(asAuthor(practice), id)).toBe(false);
    await expect(db.$executeRaw`UPDATE form_requests SET version = 2`).rejects.toThrow(/signed form/);
    await expect(db.$executeRaw`UPDATE form_requests SET signed_at = now()`).rejects.toThrow(/signed form/);
  });

  it('is not signed while an answer is missing, or a needed yes is a no', async () => {
    const id = await sent('consent');
    const sign = (version = 1) => signForm(asClient(client), { form: id, version, name: 'M I' }, formRequest);
    expect(await sign()).toEqual({ done: false, because: 'unanswered' });
    await fillAll(client, id);
    const refusing = { form: id, version: 1, step: 1, fields: { q1: 'no' } };
    expect(await saveStep(asClient(client), { ...refusing, complete: true })).toMatchObject({
      because: 'answers',
      errors: { q1: formWords.needsYes },
    });
    expect(await saveStep(asClient(client), { ...refusing, complete: false })).toMatchObject({ done: true });
    expect(await sign()).toEqual({ done: false, because: 'unanswered' });
  });

  it('is withdrawn by its client with a day, once, and stays to be read', async () => {
    const id = await sent('consent');
    expect(await withdrawForm(asClient(client), id, formRequest)).toMatchObject({ because: 'unknown' });
    await fillAndSign(client, id);
    const at = new Date('2027-02-01T06:00:00Z');
    expect(await withdrawForm(asClient(client), id, formRequest, at)).toEqual({ done: true });
    expect(await withdrawForm(asClient(client), id, formRequest)).toMatchObject({ because: 'withdrawn' });
    await expect(db.$executeRaw`UPDATE form_requests SET withdrawn_at = NULL`).rejects.toThrow(/signed form/);
    expect(await readSignedForm(practice.viewer, id)).toMatchObject({ withdrawnAt: at });
    expect(await stateFor(id)).toBe('withdrawn');
  });

  it('waits once for one person, may be taken back, and is sent again then', async () => {
    const id = await sent('intake');
    expect(await send('intake')).toEqual({ done: false, because: 'waiting' });
    expect(await cancelForm(asAuthor(practice), id)).toBe(true);
    expect(await openWaitingForm(asClient(client), id)).toMatchObject({ kind: 'closed', state: 'cancelled' });
    expect(await signForm(asClient(client), { form: id, version: 1, name: 'M' }, formRequest)).toEqual({
      done: false,
      because: 'cancelled',
    });
    expect(await send('intake')).toEqual({ done: true });
  });

  it('is reminded of once after three days, unless it is signed', { tags: ['slow'] }, async () => {
    const id = await sent('intake');
    const other = await sent('safety');
    await fillAndSign(client, other);
    await db.$executeRaw`UPDATE graphile_worker._private_jobs SET run_at = now() WHERE run_at > now() + interval '2 days'`;
    await runDueJobs(tasks);
    await tasks['remind-of-form']?.({ requestId: id }, {} as never);
    const titles = await db.notification.findMany({
      where: { userId: client.viewer.userId, title: { contains: 'still' } },
    });
    expect(titles.map(({ href }) => href)).toEqual([`/dashboard/forms/${id}`]);
  });
});

describe('a new version', () => {
  it('is asked for again in words, with the answers that still fit, when it comes while somebody fills in', async () => {
    const form = await ownForm();
    const id = await sent(form);
    const version = await fillAll(client, id);
    await publishAgain(form);
    expect(await signForm(asClient(client), { form: id, version, name: 'M I' }, formRequest)).toEqual({
      done: false,
      because: 'changed',
    });
    expect(await openWaitingForm(asClient(client), id)).toMatchObject({
      kind: 'waiting',
      form: { version: 2 },
    });
    expect(await signForm(asClient(client), { form: id, version: 2, name: 'M I' }, formRequest)).toEqual({
      done: true,
    });
  });

  it('is sent to whoever signed the earlier one, once; the signed one keeps its text', {
    tags: ['slow'],
  }, async () => {
    const form = await ownForm();
    const id = await sent(form);
    await fillAndSign(client, id);
    await publishAgain(form);
    expect(await stateFor(id)).toBe('outdated');
    await runDueJobs(tasks);
    await tasks['ask-forms-anew']?.({}, {} as never);
    const lines = await listOwnForms(asClient(client));
    expect(lines.map(({ state }) => state)).toEqual(['sent', 'outdated']);
    expect(await listOwnForms(asClient(client), 'open')).toEqual(lines.slice(0, 1));
    const signed = await readSignedForm(client.viewer, id);
    expect(signed?.form.paper.sections.map(({ title }) => title)).toEqual(['One']);
  });

  it('is asked of nobody who has withdrawn', { tags: ['slow'] }, async () => {
    const form = await ownForm();
    const id = await sent(form);
    await fillAndSign(client, id);
    await withdrawForm(asClient(client), id, formRequest);
    await publishAgain(form);
    await runDueJobs(tasks);
    expect(await listOwnForms(asClient(client))).toHaveLength(1);
  });
});

it('is sent, read, signed, withdrawn and taken back by nobody but its two sides', async () => {
  const id = await sent('intake');
  const own = await ownForm();
  const others = [
    await createStranger(),
    await createPractice(),
    await createClientOf((await createPractice()).therapist),
  ];
  const admin = {
    ...others[0],
    viewer: { ...others[0]?.viewer, profile: { ...others[0]?.viewer.profile, role: 'admin' } },
  };
  for (const person of [...others, admin as Person]) {
    expect(await openWaitingForm(asClient(person), id)).toBeUndefined();
    expect(await readSignedForm(person.viewer, id)).toBeUndefined();
    const step = { form: id, version: 1, step: 1, fields: {}, complete: false };
    expect(await saveStep(asClient(person), step)).toEqual({ done: false, because: 'unknown' });
    expect(await signForm(asClient(person), { form: id, version: 1, name: 'X' }, formRequest)).toMatchObject({
      because: 'unknown',
    });
    expect(await withdrawForm(asClient(person), id, formRequest)).toMatchObject({ because: 'unknown' });
    expect(await cancelForm(asAuthor(person), id)).toBe(false);
    expect(await listClientForms(asAuthor(person), client.viewer.profile.id)).toEqual([]);
    const to = { client: client.viewer.profile.id, guardianName: null, guardianEmail: null };
    expect(await sendForm(asAuthor(person), { ...to, form: 'intake' }, formRequest)).toMatchObject({
      because: 'unknown-client',
    });
    expect(await publishForm(asAuthor(person), own)).toBe('unknown');
  }
  // A therapist sends only their own forms and the ready ones.
  const elsewhere = await createPractice();
  const their = await createClientOf(elsewhere.therapist);
  const given = { client: their.viewer.profile.id, guardianName: null, guardianEmail: null };
  expect(await sendForm(asAuthor(elsewhere), { ...given, form: own }, formRequest)).toMatchObject({
    because: 'unknown',
  });
  await fillAndSign(client, id);
  for (const person of [...others, admin as Person]) {
    expect(await readSignedForm(person.viewer, id)).toBeUndefined();
  }
  for (const forged of ['', "' OR true --", '\0', randomUUID()]) {
    expect(await openWaitingForm(asClient(client), forged)).toBeUndefined();
    expect(await readSignedForm(client.viewer, forged)).toBeUndefined();
    expect(await send(forged)).toMatchObject({ because: 'unknown' });
  }
});
