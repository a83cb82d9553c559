// Everything that is sealed, without a key.

import { randomBytes, randomUUID } from 'node:crypto';
import { expect, it, vi } from 'vitest';
import { Prisma } from '@/generated/prisma/client';
import { giveConsents } from '@/lib/account/consent/commands';
import type { MemberOf } from '@/lib/account/session/session';
import { nameOtherCalendar } from '@/lib/booking/calendar/busy/actions';
import { busyMessages } from '@/lib/booking/calendar/busy/rules';
import { signHandoverSummary } from '@/lib/booking/handover/actions';
import { handoverWords } from '@/lib/booking/handover/rules';
import { startOwnHandover } from '@/lib/booking/handover/start';
import { keepSafetyNote } from '@/lib/booking/room/actions';
import { roomOfViewer } from '@/lib/booking/room/queries';
import { safetyMessages } from '@/lib/booking/room/rules';
import { readSafetyNote } from '@/lib/booking/room/safety';
import { formWords } from '@/lib/care/form/rules';
import { sendClientForm } from '@/lib/care/form/send/actions';
import { addPlanGoal } from '@/lib/care/plan/goal/actions';
import { goalFormKind, goalWords } from '@/lib/care/plan/goal/rules';
import { answerRecordRequest, askForOwnRecords } from '@/lib/care/record-request/actions';
import { askForRecords } from '@/lib/care/record-request/ask';
import { recordAnswerFormKind, recordAskFormKind, recordWords } from '@/lib/care/record-request/rules';
import { shareOwnSafetyPlan } from '@/lib/care/safety-plan/actions';
import { safetyPlanWords } from '@/lib/care/safety-plan/rules';
import type { FormAction } from '@/lib/server/action/form-result';
import { db } from '@/lib/server/db';
import { safetySteps } from '@/lib/site/tool/safety-plan';
import { memberMeeting } from '@/test/booking/rooms';
import { setUpDatabase } from '@/test/database/database';
import { createClientOf, createPractice, type Person } from '@/test/payment/quotations';
import { formOf, usableToken } from '@/test/server/form';
import { as, setUpVisitor } from '@/test/server/visitor';

setUpDatabase();
setUpVisitor();

const request = { id: 'request-1', network: '203.0.113.7' };

type Sending = {
  readonly who: Person;
  // biome-ignore lint/suspicious/noExplicitAny: forms with answers of several kinds.
  readonly action: FormAction<any>;
  readonly fields: Readonly<Record<string, string>>;
  readonly formKind?: string;
  readonly refusal: string;
  /** Whether the same form is accepted once the key is back; false if that would need another server. */
  readonly takenLater?: false;
};

/** Makes one form for each kind of content that is sealed on submit. */
async function sendings(): Promise<Readonly<Record<string, Sending>>> {
  const asha = await createPractice();
  const meera = await createClientOf(asha.therapist);
  const other = await createClientOf(asha.therapist);
  const therapist = asha.viewer as MemberOf<'therapist'>;
  const client = meera.viewer.profile.id;
  const { userId } = meera.viewer;
  await db.$transaction((tx) => giveConsents(tx, { userId, purposes: ['care'], source: 'screening' }));
  const plan = await db.therapyPlan.create({
    data: { therapistId: asha.therapist.id, clientId: client, planName: 'Out again', totalSessions: 8 },
  });
  const visit = { submission: { key: randomUUID() }, request };
  await askForRecords(meera.viewer as MemberOf<'client'>, { therapist: asha.therapist.id, ...visit });
  const { id: asked } = await db.recordRequest.findFirstOrThrow();
  const terms = {
    to: (await createPractice()).therapist.id,
    because: 'leaving',
    lastDay: '2026-12-24',
  } as const;
  await startOwnHandover(therapist, { ...terms, client, request });
  const { id: handover } = await db.handover.findFirstOrThrow();
  await db.calendar.create({ data: { therapistId: asha.therapist.id } });
  const { person, token } = await memberMeeting();
  const steps = Object.fromEntries(safetySteps.map(({ name }) => [name, '']));
  return {
    'a goal': {
      who: asha,
      action: addPlanGoal,
      fields: { plan: plan.id, goal: 'The tram twice a week' },
      formKind: goalFormKind,
      refusal: goalWords.sealed,
    },
    'a safety plan': {
      who: meera,
      action: shareOwnSafetyPlan,
      fields: { ...steps, therapist: asha.therapist.id, care: 'on', signs: 'No sleep.' },
      refusal: safetyPlanWords.sealed,
    },
    'a request for records': {
      who: other,
      action: askForOwnRecords,
      fields: { therapist: asha.therapist.id },
      formKind: recordAskFormKind,
      refusal: recordWords.sealed,
    },
    'an answer to it': {
      who: asha,
      action: answerRecordRequest,
      fields: { request: asked, summary: 'Eight sessions.', because: '', withheld: '' },
      formKind: recordAnswerFormKind,
      refusal: recordWords.sealed,
    },
    'a summary for the next therapist': {
      who: asha,
      action: signHandoverSummary,
      fields: { handover, words: 'We worked on trams.' },
      refusal: handoverWords.sealed,
    },
    'the address of another calendar': {
      who: asha,
      action: nameOtherCalendar,
      fields: { address: 'https://calendar.example.in/secret.ics' },
      refusal: busyMessages.notSaved,
      takenLater: false,
    },
    'a form for a client': {
      who: asha,
      action: sendClientForm,
      fields: { client, form: 'intake', guardianName: '', guardianEmail: '' },
      refusal: formWords.sealed,
    },
    'a note before a call': {
      who: person,
      action: keepSafetyNote,
      fields: { room: token, canTalk: 'no', place: 'At home', contactName: '', contactPhone: '' },
      refusal: safetyMessages.sealed,
    },
  };
}

const send = ({ who, action, fields, formKind }: Sending) => {
  as(who);
  return action(null, formOf(fields, formKind ? usableToken(formKind) : ''));
};

/** The rows of every table with sealed content, as one text. */
async function sealedRows(): Promise<string> {
  const tables = await db.$queryRaw<{ name: string }[]>`
    SELECT DISTINCT table_name AS name FROM information_schema.columns
    WHERE table_schema = 'public' AND data_type = 'bytea' AND column_name LIKE 'sealed%' ORDER BY 1`;
  const rows = [];
  for (const { name } of tables)
    rows.push(name, await db.$queryRaw`SELECT t::text AS row FROM ${Prisma.raw(`"${name}"`)} t ORDER BY 1`);
  return JSON.stringify(rows);
}

it('without the master key each form that seals is refused in words, stores nothing, and is taken once it is back', async () => {
  const forms = Object.entries(await sendings());
  const before = await sealedRows();
  vi.stubEnv('SEALING_KEY', '');
  for (const [what, form] of forms)
    expect(await send(form), what).toMatchObject({ ok: false, message: form.refusal });
  vi.unstubAllEnvs();
  expect(await sealedRows()).toBe(before);
  for (const [what, form] of forms)
    if (form.takenLater !== false) expect(await send(form), what).toMatchObject({ ok: true });
  expect(await sealedRows()).not.toBe(before);
});

it('a note before a call that cannot be opened is said to be there, and is read again with its key', async () => {
  const { host, person, token } = await memberMeeting();
  const room = await roomOfViewer(token, host.viewer);
  if (typeof room === 'string') throw new Error('expected the host’s room');
  expect(await readSafetyNote(room)).toBeNull();
  as(person);
  const told = { canTalk: 'no', place: 'At home', contactName: '', contactPhone: '' };
  expect(await keepSafetyNote(null, formOf({ room: token, ...told }, ''))).toMatchObject({ ok: true });
  for (const key of ['', randomBytes(32).toString('base64')]) {
    vi.stubEnv('SEALING_KEY', key);
    expect(await readSafetyNote(room)).toBe('sealed');
  }
  vi.unstubAllEnvs();
  expect(await readSafetyNote(room)).toMatchObject({ place: 'At home' });
});
