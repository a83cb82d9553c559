// Writes everything that is sealed.

import { expect, it } from 'vitest';
import { consentNotices } from '@/content/consents';
import { withdrawConsent } from '@/lib/account/consent/commands';
import { readSignedForm } from '@/lib/care/form/queries';
import { openThread } from '@/lib/care/message/queries';
import { openRequest } from '@/lib/care/record-request/queries';
import { forgetBroughtJobs } from '@/lib/privacy/export/practice/brought/forget';
import { broughtAbout, lastReading } from '@/lib/privacy/export/practice/brought/queries';
import { db } from '@/lib/server/db';
import { bringWords } from '@/test/care/brought-words';
import { sealedPlaces, writeSealedWords } from '@/test/care/sealed-words';
import { setUpDatabase } from '@/test/database/database';
import { runDueJobs } from '@/test/server/jobs';

setUpDatabase();

/** The data that goes with the consent to share health data, in the words of its notice. */
const goes: Readonly<Record<string, string>> = {
  homework: 'homework',
  plan_goals: 'those of your plans too',
  safety_plans: 'a safety plan you share',
  form_guardians: 'forms you have not signed',
  room_safety_notes: 'what you told before a call',
};

/** The data that stays, and the words that say so. */
const stays: Readonly<Record<string, string>> = {
  thread_messages: 'Conversations',
  message_threads: 'Conversations',
  form_requests: 'signed forms',
  record_requests: 'records you asked for',
  record_papers: 'records you asked for',
  brought_papers: 'own notes',
  brought_records: 'own notes',
  notes: 'own notes',
  note_versions: 'own notes',
  notebooks: 'own notes',
};

/**
 * Data that is not about the client's health: a therapist's calendar and cards, money owed, and keys. Only
 * the summary of a handover goes.
 */
const others = ['busy_sources', 'card_imports', 'care_folders', 'client_cards', 'handovers', 'refunds_due'];

it('withdrawing the consent for one’s health deletes what its notice says, and leaves what it says, readable', async () => {
  const { therapist, therapistId, client } = await writeSealedWords();
  const tables = [...new Set((await sealedPlaces()).map(({ table }) => table))];
  const counts = async () =>
    Object.fromEntries(
      await Promise.all(
        tables.map(async (table) => {
          const [row] = await db.$queryRawUnsafe<{ count: number }[]>(
            `SELECT count(*)::int AS count FROM ${table}`,
          );
          return [table, row?.count ?? 0] as const;
        }),
      ),
    );
  const before = await counts();
  expect(Object.keys(goes).filter((table) => before[table] === 0)).toEqual([]);
  // A sealed table that is added later must be named in one of the three.
  expect(tables.sort()).toEqual([...Object.keys(goes), ...Object.keys(stays), ...others].sort());
  const { withdrawing } = consentNotices.care;
  for (const words of [...Object.values(goes), ...Object.values(stays)]) expect(withdrawing).toContain(words);

  expect(withdrawing).toContain('a summary for your next therapist');
  expect(await db.handover.count({ where: { sealed: { not: null } } })).toBe(1);

  expect(await withdrawConsent(client, 'care')).toEqual({ withdrawn: true });
  const gone = Object.fromEntries(Object.keys(goes).map((table) => [table, 0]));
  const signed = await db.formRequest.findMany({ select: { id: true, signedAt: true } });
  expect(signed).toEqual([{ id: expect.any(String), signedAt: expect.any(Date) }]);
  expect(await counts()).toEqual({ ...before, ...gone, form_requests: signed.length });
  expect(before.form_requests).toBeGreaterThan(signed.length);
  expect(await db.handover.count({ where: { sealed: { not: null } } })).toBe(0);

  const form = signed[0]?.id ?? '';
  const request = { id: 'request-1', network: '203.0.113.7' };
  for (const viewer of [client, therapist]) expect(await readSignedForm(viewer, form)).toBeDefined();
  expect((await openThread(client, therapistId, { request }))?.messages).not.toEqual([]);
  const { id } = await db.recordRequest.findFirstOrThrow();
  expect(await openRequest(client, id)).toMatchObject({ answer: expect.anything() });

  // The next job deletes the same data that the therapist brought from another practice; later files leave it out.
  const brought = async () =>
    (await broughtAbout(therapist, client.profile.id)).map(({ table }) => table).toSorted();
  const papers = ['record_papers', 'record_requests'];
  expect(await brought()).toEqual(['homework', ...papers]);
  await runDueJobs(forgetBroughtJobs);
  expect(await brought()).toEqual(papers);
  await bringWords(therapist, client, { task: 'Again', name: 'again' });
  expect(await brought()).toEqual(papers);
  expect((await lastReading(therapist))?.lines).toContain(
    'Left out, because their client withdrew the consent for health data: Homework 1.',
  );
});
