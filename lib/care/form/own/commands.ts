import 'server-only';
import { randomUUID } from 'node:crypto';
import type { Prisma } from '@/generated/prisma/client';
import type { MemberOf } from '@/lib/account/session/session';
import { putQuestion, putSection, raisePart, withoutPart } from '@/lib/care/form/own/parts';
import { type Paper, paperShape, type Question } from '@/lib/care/form/paper';
import { formTasks, mostOwnForms } from '@/lib/care/form/rules';
import { templateNamed } from '@/lib/care/form/send/commands';
import { readyForm } from '@/lib/care/form/template';
import { isUuid } from '@/lib/format/uuid';
import { db, type Tx } from '@/lib/server/db';
import { enqueue } from '@/lib/server/jobs/enqueue';
import { therapistOf } from '@/lib/therapist/access';

type Author = MemberOf<'therapist'>;

/** A short id, unique in a form and never reused in it, because answers refer to it. */
const newPartId = () => randomUUID().slice(0, 8);

const asJson = (paper: Paper): Prisma.InputJsonValue => JSON.parse(JSON.stringify(paper));

/** A copy gets new ids, except for its questions, so that a client's earlier answers fill them in. */
function copyOf(name: string, title: string): Paper | null {
  if (name === '') return { title, sections: [] };
  const ready = readyForm(name);
  return ready ? { ...ready.paper, title } : null;
}

/**
 * Makes a form of the viewer's own, empty or as a copy of a ready one.
 * @returns its id; null for an unknown form, or if they have too many
 */
export async function createForm(author: Author, title: string, ready: string): Promise<string | null> {
  const therapist = await therapistOf(author);
  return db.$transaction(async (tx) => {
    const paper = copyOf(ready, title);
    if (!therapist || !paper) return null;
    const therapistId = therapist.id;
    if ((await tx.formTemplate.count({ where: { therapistId, ready: null } })) >= mostOwnForms) return null;
    const data = { therapistId, draft: asJson(paper) };
    return (await tx.formTemplate.create({ data, select: { id: true } })).id;
  });
}

async function lockOwn(tx: Tx, author: Author, id: string) {
  const therapist = isUuid(id) ? await therapistOf(author, tx) : null;
  if (!therapist) return null;
  await tx.$queryRaw`
    SELECT 1 FROM form_templates WHERE id = ${id}::uuid AND therapist_id = ${therapist.id}::uuid FOR UPDATE`;
  return tx.formTemplate.findFirst({ where: { id, therapistId: therapist.id, ready: null } });
}

/**
 * Changes the text of the viewer's own form; clients get it only once it is published. @returns false if that
 * is not possible
 */
function change(author: Author, id: string, by: (paper: Paper) => Paper | null): Promise<boolean> {
  return db.$transaction(async (tx) => {
    const form = await lockOwn(tx, author, id);
    const changed = form && by(paperShape.parse(form.draft));
    if (!form || !changed) return false;
    await tx.formTemplate.update({ where: { id: form.id }, data: { draft: asJson(changed) } });
    return true;
  });
}

type Head = { readonly form: string; readonly title: string; readonly intro: string | null };

export function saveHead(author: Author, { form, title, intro }: Head): Promise<boolean> {
  return change(author, form, ({ sections }) => ({ title, ...(intro && { intro }), sections }));
}

type SectionInput = {
  readonly form: string;
  readonly part: string;
  readonly title: string;
  readonly text: string | null;
};

export function saveSection(author: Author, { form, part, title, text }: SectionInput): Promise<boolean> {
  return change(author, form, (paper) => {
    if (part !== '' && !paper.sections.some(({ id }) => id === part)) return null;
    return putSection(paper, { id: part || newPartId(), title, ...(text && { text }) });
  });
}

type QuestionInput = Pick<Question, 'kind' | 'label'> & {
  readonly form: string;
  readonly section: string;
  readonly part: string;
  readonly hint: string | null;
  readonly options: readonly string[];
  readonly required: boolean;
};

export function saveQuestion(author: Author, given: QuestionInput): Promise<boolean> {
  const { form, section, part, kind, label, hint, options, required } = given;
  return change(author, form, (paper) => {
    const known = paper.sections.find(({ id }) => id === section)?.questions.some(({ id }) => id === part);
    if (part !== '' && !known) return null;
    const isList = kind === 'one' || kind === 'several';
    return putQuestion(paper, section, {
      id: part || newPartId(),
      kind,
      label,
      ...(hint && { hint }),
      ...(isList && { options: [...options] }),
      ...(required && { required }),
    });
  });
}

/** Removes a section or a question of the viewer's own form, or moves it one place up. */
export function changePart(
  author: Author,
  form: string,
  part: string,
  step: 'remove' | 'up',
): Promise<boolean> {
  return change(author, form, (paper) => (step === 'up' ? raisePart : withoutPart)(paper, part));
}

export type Published = 'published' | 'unknown' | 'empty' | 'unchanged';

/**
 * Publishes the viewer's own form: it is sent with this text from now on, and clients who signed an earlier
 * one are asked again.
 */
export function publishForm(author: Author, id: string): Promise<Published> {
  return db.$transaction(async (tx): Promise<Published> => {
    const form = await lockOwn(tx, author, id);
    if (!form) return 'unknown';
    const paper = paperShape.parse(form.draft);
    if (paper.sections.length === 0) return 'empty';
    const published = form.content === null ? null : paperShape.parse(form.content);
    if (JSON.stringify(published) === JSON.stringify(paper)) return 'unchanged';
    await tx.formTemplate.update({
      where: { id: form.id },
      data: { content: asJson(paper), version: { increment: 1 }, publishedAt: new Date() },
    });
    await enqueue(tx, formTasks.askAnew, {}, { jobKey: formTasks.askAnew });
    return 'published';
  });
}

export function archiveForm(author: Author, id: string, archived: boolean): Promise<boolean> {
  return db.$transaction(async (tx) => {
    const form = await lockOwn(tx, author, id);
    if (!form) return false;
    const data = archived ? { archivedAt: new Date(), automaticSince: null } : { archivedAt: null };
    await tx.formTemplate.update({ where: { id: form.id }, data });
    return true;
  });
}

/**
 * Sends a form automatically with a first booking, or stops doing so. @param form id of an own one, name of a
 * ready one
 */
export async function setAutomatic(author: Author, form: string, on: boolean): Promise<boolean> {
  const now = new Date();
  const therapist = await therapistOf(author);
  return db.$transaction(async (tx) => {
    const template = therapist && (await templateNamed(tx, therapist.id, form));
    if (!template || template.archivedAt) return false;
    const data = { automaticSince: on ? now : null };
    await tx.formTemplate.update({ where: { id: template.id }, data });
    return true;
  });
}
