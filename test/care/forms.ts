import type { MemberOf } from '@/lib/account/session/session';
import { fieldsOf } from '@/lib/care/form/answers';
import { saveStep, signForm } from '@/lib/care/form/fill/commands';
import { type Answers, type Paper, type Question, sectionsOf } from '@/lib/care/form/paper';
import { openWaitingForm } from '@/lib/care/form/queries';
import type { Respondent } from '@/lib/care/participant/respondent';
import { db } from '@/lib/server/db';
import type { Person } from '@/test/payment/quotations';

export const asAuthor = ({ viewer }: Person) => viewer as MemberOf<'therapist'>;
export const asClient = ({ viewer }: Person) => viewer as MemberOf<'client'>;
export const formRequest = { id: 'request-1', network: '203.0.113.7' };

/** A valid answer to a question; text answers contain the word. */
function answerTo({ kind, options = [] }: Question, word: string): string | readonly string[] {
  switch (kind) {
    case 'yesno':
      return 'yes';
    case 'scale':
      return '7';
    case 'date':
      return '1990-12-24';
    case 'one':
      return options[0] ?? '';
    case 'several':
      return options.slice(0, 2);
    default:
      return word;
  }
}

export function filledFields(questions: readonly Question[], word = 'tamarind') {
  const answers: Answers = Object.fromEntries(
    questions.map((question) => [question.id, answerTo(question, word)]),
  );
  return fieldsOf(questions, answers);
}

export async function newestForm({ viewer }: Person): Promise<string> {
  const where = { clientId: viewer.profile.id };
  return (await db.formRequest.findFirstOrThrow({ where, orderBy: [{ sentAt: 'desc' }, { id: 'desc' }] })).id;
}

const respondentOf = (person: Person | Respondent): Respondent =>
  'viewer' in person ? asClient(person) : person;

/** Answers every step of a form of a client, or of the guest of a booking. @returns its version */
export async function fillAll(person: Person | Respondent, form: string, word?: string): Promise<number> {
  const respondent = respondentOf(person);
  const opened = await openWaitingForm(respondent, form);
  if (opened?.kind !== 'waiting') throw new Error('The form does not wait for this person.');
  const { paper, version }: { readonly paper: Paper; readonly version: number } = opened.form;
  for (const [index, section] of sectionsOf(paper, 'client').entries()) {
    const fields = filledFields(section.questions, word);
    await saveStep(respondent, { form, version, step: index + 1, fields, complete: true });
  }
  return version;
}

export async function fillAndSign(person: Person | Respondent, form: string, word?: string, now?: Date) {
  const version = await fillAll(person, form, word);
  return signForm(respondentOf(person), { form, version, name: 'Meera Iyer' }, formRequest, now);
}
