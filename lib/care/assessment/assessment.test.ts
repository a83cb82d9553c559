import { beforeEach, describe, expect, it } from 'vitest';
import { giveConsents, withdrawConsent } from '@/lib/account/consent/commands';
import type { MemberOf } from '@/lib/account/session/session';
import { keepOwnAssessment, removeOwnAssessment, shareOwnAssessment } from '@/lib/care/assessment/actions';
import { listOwnAssessments, listSharedAssessments, listSharingChoices } from '@/lib/care/assessment/queries';
import { afterRemoval, assessmentMessages } from '@/lib/care/assessment/rules';
import { actionMessages, admissionMessages } from '@/lib/server/action/messages';
import { db } from '@/lib/server/db';
import { actionHeader } from '@/lib/server/request/framework-names.mjs';
import { inTwoRuns } from '@/test/case/sample';
import { setUpDatabase } from '@/test/database/database';
import { createClientOf, createPractice, createStranger, type Person } from '@/test/payment/quotations';
import { formOf } from '@/test/server/form';
import { as, setUpVisitor, visitor } from '@/test/server/visitor';
import { createTherapist } from '@/test/therapist/factories';

setUpDatabase();
setUpVisitor();

let asha: Awaited<ReturnType<typeof createPractice>>;
let meera: Person;

beforeEach(async () => {
  visitor.headers.set(actionHeader, 'id-of-the-action');
  asha = await createPractice();
  meera = await createClientOf(asha.therapist);
  visitor.token = meera.token;
});

/** The viewer in the form of the guard. */
function clientOf({ viewer }: Person): MemberOf<'client'> {
  const { profile, ...rest } = viewer;
  if (profile.role !== 'client') throw new Error('expected a client');
  return { ...rest, profile: { ...profile, role: profile.role } };
}

const justNow = () => new Date(Date.now() - 60_000).toISOString();

const keep = (fields: Readonly<Record<string, string>> = {}) =>
  keepOwnAssessment(
    null,
    formOf({ instrument: 'PHQ-9', score: '8', completedAt: justNow(), care: 'on', ...fields }, ''),
  );
const share = (assessment: string, therapist: string) =>
  shareOwnAssessment(null, formOf({ assessment, therapist }, ''));
const remove = (assessment: string) => removeOwnAssessment(null, formOf({ assessment }, ''));

const rows = () => db.assessment.findMany({ orderBy: { completedAt: 'asc' } });
const auditEvents = async () =>
  (await db.auditEntry.findMany({ where: { subjectTable: 'assessments' }, orderBy: { id: 'asc' } })).map(
    ({ action }) => action,
  );

async function savedRow(): Promise<string> {
  expect(await keep()).toMatchObject({ ok: true });
  const [row] = await rows();
  if (!row) throw new Error('expected a saved result');
  return row.id;
}

describe('keeping a result', () => {
  it('writes the questionnaire, the sum and the moment, for the viewer, shown to nobody', async () => {
    const completedAt = justNow();
    expect(await keep({ completedAt })).toMatchObject({ ok: true, message: assessmentMessages.saved });
    expect(await rows()).toMatchObject([
      {
        clientId: meera.viewer.profile.id,
        assessmentType: 'PHQ-9',
        score: 8,
        completedAt: new Date(completedAt),
        sharedWithTherapistId: null,
      },
    ]);
    expect(await auditEvents()).toEqual(['assessment.kept']);
  });

  it('asks for the consent first, once, and keeps nothing without it', async () => {
    expect(await keep({ care: '' })).toMatchObject({
      ok: false,
      fieldErrors: { care: assessmentMessages.consentNeeded },
    });
    expect(await rows()).toEqual([]);
    await keep();
    expect(await db.consent.findMany({ where: { purpose: 'care' } })).toMatchObject([
      { source: 'screening', withdrawnAt: null },
    ]);
    expect(await keep({ care: '', completedAt: new Date().toISOString() })).toMatchObject({ ok: true });
  });

  it('is one row, however many submits come, even at once', { tags: ['slow'] }, async () => {
    const completedAt = justNow();
    const answers = await Promise.all(Array.from({ length: 8 }, () => keep({ completedAt })));
    expect(answers.every(({ ok }) => ok)).toBe(true);
    expect(await keep({ completedAt })).toMatchObject({ ok: true });
    expect(await rows()).toHaveLength(1);
    expect(await auditEvents()).toHaveLength(1);
    expect(await keep({ completedAt, score: '9' })).toMatchObject({
      ok: false,
      message: assessmentMessages.otherScore,
    });
    expect(await rows()).toMatchObject([{ score: 8 }]);
  });

  for (const { cases, tags } of inTwoRuns([
    ['PHQ-9', '27'],
    ['GAD-7', '21'],
    ['GAD-7', '0'],
  ])) {
    it.each(cases)('takes a %s of %s', { tags }, async (instrument, score) => {
      expect(await keep({ instrument, score })).toMatchObject({ ok: true });
    });
  }

  for (const { cases, tags } of inTwoRuns([
    ['a sum above the highest of PHQ-9', { score: '28' }],
    ['a sum above the highest of GAD-7', { instrument: 'GAD-7', score: '22' }],
    ['a negative sum', { score: '-1' }],
    ['half a point', { score: '7.5' }],
    ['a number in another notation', { score: '1e1' }],
    ['no sum', { score: '' }],
    ['an unknown questionnaire', { instrument: 'PHQ-2' }],
    ['no moment', { completedAt: 'yesterday' }],
  ])) {
    it.each(cases)('refuses %s', { tags }, async (_what, fields) => {
      expect(await keep(fields)).toMatchObject({ ok: false });
      expect(await rows()).toEqual([]);
      expect(await db.consent.count()).toBe(0);
    });
  }

  it('refuses a form that brings answers along', async () => {
    const form = formOf({ instrument: 'PHQ-9', score: '1', completedAt: justNow(), care: 'on' }, '');
    form.append('answer9', '3');
    expect(await keepOwnAssessment(null, form)).toMatchObject({
      ok: false,
      message: actionMessages.unreadable,
    });
  });

  it('refuses a moment in the future, and one long past', async () => {
    const hour = 3_600_000;
    const at = (ms: number) => ({ completedAt: new Date(Date.now() + ms).toISOString() });
    expect(await keep(at(hour))).toMatchObject({ ok: false, message: assessmentMessages.noTime });
    expect(await keep(at(-25 * hour))).toMatchObject({ ok: false, message: assessmentMessages.tooOld });
    expect(await rows()).toEqual([]);
  });

  it('is open to clients alone', async () => {
    as({ token: '' });
    expect(await keep()).toMatchObject({ ok: false, message: admissionMessages.signedOut });
    as(asha);
    expect(await keep()).toMatchObject({ ok: false, message: admissionMessages.otherRole });
    expect(await rows()).toEqual([]);
  });
});

describe('sharing a result', () => {
  it('shows it to the chosen therapist alone, tells them so, and can be stopped', {
    tags: ['slow'],
  }, async () => {
    const id = await savedRow();
    const other = await createPractice();
    await createClientOf(other.therapist);
    const clientId = meera.viewer.profile.id;
    expect(await share(id, asha.therapist.id)).toMatchObject({
      ok: true,
      message: assessmentMessages.shared(asha.therapist.name),
    });
    expect((await listSharedAssessments(asha.viewer, clientId)).assessments).toMatchObject([
      { id, score: 8, highest: 27, band: 'mild' },
    ]);
    expect((await listSharedAssessments(other.viewer, clientId)).assessments).toEqual([]);
    const notifications = await db.notification.findMany();
    expect(notifications).toMatchObject([{ userId: asha.viewer.userId, kind: 'assessment.shared' }]);
    expect(notifications[0]?.title).not.toMatch(/PHQ|mood|result|\d/i);

    expect(await share(id, '')).toMatchObject({ ok: true, message: assessmentMessages.unshared });
    expect((await listSharedAssessments(asha.viewer, clientId)).assessments).toEqual([]);
    expect(await auditEvents()).toEqual(['assessment.kept', 'assessment.shared', 'assessment.unshared']);
  });

  it('with the same therapist again is no second event and no second notification', async () => {
    const id = await savedRow();
    await share(id, asha.therapist.id);
    expect(await share(id, asha.therapist.id)).toMatchObject({ ok: true });
    expect(await db.notification.count()).toBe(1);
    expect(await auditEvents()).toEqual(['assessment.kept', 'assessment.shared']);
  });

  it('is offered for therapists one works with, who have an account, and refused for any other', async () => {
    const id = await savedRow();
    const stranger = await createPractice();
    const unlinked = await createTherapist();
    await db.therapyPlan.create({
      data: {
        therapistId: unlinked.id,
        clientId: meera.viewer.profile.id,
        planName: 'Evenings',
        totalSessions: 4,
      },
    });
    const client = clientOf(meera);
    expect(await listSharingChoices(client)).toEqual([
      { value: asha.therapist.id, label: asha.therapist.name },
    ]);
    for (const therapist of [stranger.therapist.id, unlinked.id, meera.viewer.profile.id, 'nobody']) {
      expect(await share(id, therapist)).toMatchObject({
        ok: false,
        fieldErrors: { therapist: assessmentMessages.noTherapist },
      });
    }
    expect(await rows()).toMatchObject([{ sharedWithTherapistId: null }]);
    expect(await db.notification.count()).toBe(0);
  });

  it('counts an answered message as working together, an unanswered one not', async () => {
    const divya = await createStranger();
    const request = await db.therapistContactRequest.create({
      data: {
        therapistId: asha.therapist.id,
        clientId: divya.viewer.profile.id,
        userName: 'Divya',
        userEmail: divya.viewer.email,
        message: 'May I come?',
      },
    });
    const client = clientOf(divya);
    expect(await listSharingChoices(client)).toEqual([]);
    await db.therapistContactRequest.update({ where: { id: request.id }, data: { answeredAt: new Date() } });
    expect(await listSharingChoices(client)).toHaveLength(1);
  });

  it('is impossible for a stranger’s result, and so is removing it', async () => {
    const id = await savedRow();
    const divya = await createClientOf(asha.therapist);
    as(divya);
    expect(await share(id, asha.therapist.id)).toMatchObject({
      ok: false,
      message: assessmentMessages.unknown,
    });
    await remove(id);
    expect(await rows()).toMatchObject([{ id, sharedWithTherapistId: null }]);
    expect(await auditEvents()).toEqual(['assessment.kept']);
    expect((await listOwnAssessments(clientOf(divya))).assessments).toEqual([]);
  });
});

describe('removing a result', () => {
  it('deletes it for good, and a second submit finds nothing to do', async () => {
    const id = await savedRow();
    expect(await remove(id)).toMatchObject({ ok: true, data: { next: afterRemoval } });
    expect(await remove(id)).toMatchObject({ ok: true });
    expect(await rows()).toEqual([]);
    expect(await auditEvents()).toEqual(['assessment.kept', 'assessment.removed']);
  });

  it('happens to all of them when the consent is withdrawn, even to one being saved', async () => {
    await savedRow();
    const { userId } = meera.viewer;
    await withdrawConsent(meera.viewer, 'care');
    expect(await rows()).toEqual([]);
    await db.$transaction((tx) => giveConsents(tx, { userId, purposes: ['care'], source: 'privacy_centre' }));
    await Promise.all([
      ...Array.from({ length: 6 }, (_, second) =>
        keep({ care: '', completedAt: new Date(Date.now() - second * 1_000).toISOString() }),
      ),
      withdrawConsent(meera.viewer, 'care'),
    ]);
    expect(await rows()).toEqual([]);
  });
});

describe('the list', () => {
  it('shows the newest first, page by page, and ignores a stranger’s cursor', async () => {
    const clientId = meera.viewer.profile.id;
    const start = new Date('2026-01-01T04:30:00Z').getTime();
    await db.assessment.createMany({
      data: Array.from({ length: 9 }, (_, day) => ({
        clientId,
        assessmentType: day % 2 ? 'GAD-7' : 'PHQ-9',
        score: day % 20,
        completedAt: new Date(start + Math.floor(day / 2) * 86_400_000),
      })),
    });
    const client = clientOf(meera);
    const first = await listOwnAssessments(client);
    const second = await listOwnAssessments(client, { before: first.older ?? '' });
    const listed = [...first.assessments, ...second.assessments];
    expect(first.assessments).toHaveLength(6);
    expect(second).toMatchObject({ older: null });
    expect(new Set(listed.map(({ id }) => id)).size).toBe(9);
    const moments = listed.map(({ completedAt }) => completedAt.getTime());
    expect(moments).toEqual(moments.toSorted((a, b) => b - a));
    const divya = clientOf(await createStranger());
    const theirs = await listOwnAssessments(divya, { before: first.older ?? '' });
    expect(theirs).toEqual({ assessments: [], older: null });
  });
});
