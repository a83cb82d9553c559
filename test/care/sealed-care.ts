import { randomUUID } from 'node:crypto';
import type { Member, MemberOf } from '@/lib/account/session/session';
import { askForMeasure } from '@/lib/care/assessment/request/commands';
import { archiveForm, createForm, publishForm } from '@/lib/care/form/own/commands';
import { sendForm } from '@/lib/care/form/send/commands';
import { answerHomework, giveHomework } from '@/lib/care/homework/commands';
import { sendMessage } from '@/lib/care/message/commands';
import { beginNote, saveDraft } from '@/lib/care/note/commands';
import { addGoal } from '@/lib/care/plan/goal/commands';
import { addPaper, answerRequest } from '@/lib/care/record-request/answer';
import { askForRecords } from '@/lib/care/record-request/ask';
import { shareSafetyPlan } from '@/lib/care/safety-plan/commands';
import { safetySteps } from '@/lib/site/tool/safety-plan';
import { database } from '@/test/database/copy-database';
import { plainPdf } from '@/test/file/pdfs';
import { fillAndSign } from './forms';

/** The sealed texts of two people, and the names of their files. */
export const sealedWords = [
  'note',
  'message',
  'message-file',
  'task',
  'line',
  'goal-words',
  'safety-plan',
  'form-title',
  'form-answer',
  'record-answer',
  'record-paper',
] as const;
export type SealedWord = (typeof sealedWords)[number];

/** The ids of two people's rows with sealed words. */
export type SealedCare = {
  readonly note: string;
  readonly form: string;
  readonly template: string;
  readonly record: string;
  readonly recordPaper: string;
  readonly messageFile: string;
  readonly measure: string;
};

type Ids = { readonly userId: string; readonly profileId: string; readonly therapistId: string | null };

const request = { id: 'sealed-care', network: '203.0.113.7' };
const visit = () => ({ submission: { key: randomUUID() }, request });

/** A person in the form of the commands, without a request. */
function memberOf({ userId, profileId: id }: Ids, role: 'client' | 'therapist'): Member {
  const profile = { id, role, firstName: 'Meera', lastName: 'Rao', onboardingCompleted: true };
  const session = { sessionId: randomUUID(), secondFactorAt: new Date() };
  return { userId, email: 'nobody@demo.test', emailVerified: true, ...session, profile };
}

export const asTherapist = (ids: Ids) => memberOf(ids, 'therapist') as MemberOf<'therapist'>;
const asClient = (ids: Ids) => memberOf(ids, 'client') as MemberOf<'client'>;

/** Throws if a command refused: a page without data would prove nothing. */
function must(outcome: unknown): void {
  const done = outcome === true || (typeof outcome === 'object' && Object.values(outcome ?? {})[0] === true);
  if (!done) throw new Error(`Refused: ${JSON.stringify(outcome)}`);
}

async function idOf(sql: string, ...values: readonly string[]): Promise<string> {
  await using db = await database();
  const [row] = await db.query<{ id: string }>(sql, values);
  if (!row) throw new Error(`Nothing found: ${sql}`);
  return row.id;
}

async function pdfNamed(word: string) {
  const content = await plainPdf();
  const type = { contentType: 'application/pdf', extension: 'pdf' } as const;
  return { fit: true, content, ...type, name: `${word}.pdf` } as const;
}

/**
 * A therapist and a client write every kind of sealed text, through the product's own commands.
 * @param words the mark of each text
 */
export async function sealCare(
  of: Ids,
  with_: Ids,
  words: (kind: SealedWord) => string,
): Promise<SealedCare> {
  const [therapist, client] = [asTherapist(of), asClient(with_)];
  const pair = [of.therapistId ?? '', with_.profileId] as const;
  const to = { client: pair[1] };

  const note = (await beginNote(therapist, pair[1], 'free')) ?? '';
  const draft = { note, tab: randomUUID(), version: 1, words: { words: words('note') }, sign: true };
  must(await saveDraft(therapist, draft));

  const message = { with: pair[0], text: words('message'), paper: await pdfNamed(words('message-file')) };
  must(await sendMessage(client, { ...message, ...visit() }, request));

  must(await giveHomework(therapist, { ...to, tool: null, task: words('task'), due: null, ...visit() }));
  const ofFolder = 'folder_id = (SELECT id FROM care_folders WHERE therapist_id = $1 AND client_id = $2)';
  const homework = await idOf(`SELECT id FROM homework WHERE ${ofFolder}`, ...pair);
  must(await answerHomework(client, { homework, outcome: 'done', line: words('line') }));
  const plan = await idOf('SELECT id FROM therapy_plans WHERE therapist_id = $1 AND client_id = $2', ...pair);
  must(await addGoal(therapist, { plan, goal: words('goal-words'), ...visit() }));
  const steps = Object.fromEntries(safetySteps.map(({ name }) => [name, words('safety-plan')]));
  const shared = { therapist: pair[0], care: true, words: steps as never };
  must(await shareSafetyPlan(shared, { viewer: client, request }));

  const template = (await createForm(therapist, words('form-title'), 'intake')) ?? '';
  must((await publishForm(therapist, template)) === 'published');
  const noGuardian = { guardianName: null, guardianEmail: null };
  must(await sendForm(therapist, { ...to, form: template, ...noGuardian }, request));
  const form = await idOf('SELECT id FROM form_requests WHERE template_id = $1', template);
  must(await fillAndSign({ viewer: client, token: '' }, form, words('form-answer')));
  // Otherwise each client's page would offer it.
  must(await archiveForm(therapist, template, true));

  must(await askForRecords(client, { therapist: pair[0], ...visit() }));
  const asked = 'SELECT id FROM record_requests WHERE therapist_id = $1 AND client_id = $2';
  const record = await idOf(asked, ...pair);
  must(await addPaper(therapist, record, await pdfNamed(words('record-paper'))));
  const answer = { summary: words('record-answer'), because: null, withheld: null, request };
  must(await answerRequest(therapist, record, answer));

  must(await askForMeasure(therapist, { ...to, instrument: 'GAD-7', rhythm: 'once', request }));
  const thread = 'SELECT id FROM message_threads WHERE therapist_id = $1 AND client_id = $2';
  return {
    note,
    form,
    template,
    record,
    recordPaper: await idOf('SELECT id FROM record_papers WHERE request_id = $1', record),
    messageFile: await idOf(`SELECT id FROM thread_messages WHERE thread_id = (${thread})`, ...pair),
    measure: await idOf(
      'SELECT id FROM measure_requests WHERE therapist_id = $1 AND client_id = $2',
      ...pair,
    ),
  };
}
