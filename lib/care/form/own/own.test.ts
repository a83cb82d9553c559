import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { saveFormQuestion } from '@/lib/care/form/own/actions';
import {
  archiveForm,
  changePart,
  createForm,
  publishForm,
  saveHead,
  saveQuestion,
  saveSection,
  setAutomatic,
} from '@/lib/care/form/own/commands';
import { listFormChoices, readTemplate } from '@/lib/care/form/own/queries';
import { formLimits } from '@/lib/care/form/paper';
import { formWords } from '@/lib/care/form/rules';
import { sendForm } from '@/lib/care/form/send/commands';
import { asAuthor, formRequest } from '@/test/care/forms';
import { setUpDatabase } from '@/test/database/database';
import { createClientOf, createPractice, createStranger } from '@/test/payment/quotations';
import { formOf } from '@/test/server/form';
import { setUpVisitor, visitor } from '@/test/server/visitor';

setUpDatabase();
setUpVisitor();

let practice: Awaited<ReturnType<typeof createPractice>>;
let author: ReturnType<typeof asAuthor>;
let form: string;

beforeEach(async () => {
  practice = await createPractice();
  author = asAuthor(practice);
  form = (await createForm(author, 'Homework', '')) ?? '';
});

const paper = async () => (await readTemplate(author, form))?.paper;
const partsNow = async () => (await paper())?.sections.map(({ title }) => title);

const question = { hint: null, options: [], required: true, kind: 'short', label: 'What helped?' } as const;

describe('an own form', () => {
  it('is written part by part, published, changed, and sent as it was published', async () => {
    await saveHead(author, { form, title: 'Homework', intro: 'For Thursday.' });
    await saveSection(author, { form, part: '', title: 'One', text: null });
    await saveSection(author, { form, part: '', title: 'Two', text: 'Read this.' });
    const [one, two] = (await paper())?.sections ?? [];
    await saveQuestion(author, { ...question, form, section: two?.id ?? '', part: '' });
    await saveSection(author, { form, part: two?.id ?? '', title: 'Second', text: null });
    expect(await changePart(author, form, two?.id ?? '', 'up')).toBe(true);
    expect(await partsNow()).toEqual(['Second', 'One']);
    expect((await paper())?.sections[0]?.questions).toMatchObject([
      { label: 'What helped?', required: true },
    ]);
    expect(await publishForm(author, form)).toBe('published');
    expect(await publishForm(author, form)).toBe('unchanged');
    expect(await changePart(author, form, one?.id ?? '', 'remove')).toBe(true);
    expect(await readTemplate(author, form)).toMatchObject({ version: 1, isChanged: true });
    expect(await publishForm(author, form)).toBe('published');
    expect(await listFormChoices(author)).toContainEqual(
      expect.objectContaining({ value: form, title: 'Homework', version: 2 }),
    );
  });

  it('is not published empty, nor sent before it is published or once it is archived', async () => {
    const client = await createClientOf(practice.therapist);
    const to = { client: client.viewer.profile.id, guardianName: null, guardianEmail: null };
    expect(await publishForm(author, form)).toBe('empty');
    expect(await sendForm(author, { ...to, form }, formRequest)).toMatchObject({ because: 'unknown' });
    await saveSection(author, { form, part: '', title: 'One', text: null });
    await publishForm(author, form);
    expect(await archiveForm(author, form, true)).toBe(true);
    expect(await sendForm(author, { ...to, form }, formRequest)).toMatchObject({ because: 'unknown' });
    expect(await setAutomatic(author, form, true)).toBe(false);
    expect(await archiveForm(author, form, false)).toBe(true);
    expect(await sendForm(author, { ...to, form }, formRequest)).toEqual({ done: true });
  });

  it('begins as a copy of a ready one, which itself stays as it is', async () => {
    const copy = (await createForm(author, 'My consent', 'consent')) ?? '';
    expect((await readTemplate(author, copy))?.paper.sections.length).toBeGreaterThan(3);
    expect(await createForm(author, 'x', 'no-such-form')).toBeNull();
    expect(await saveSection(author, { form: 'consent', part: '', title: 'x', text: null })).toBe(false);
    expect(await archiveForm(author, 'consent', true)).toBe(false);
  });

  it('has room for twelve sections', async () => {
    for (let number = 0; number < formLimits.sections; number++) {
      expect(await saveSection(author, { form, part: '', title: `${number}`, text: null })).toBe(true);
    }
    expect(await saveSection(author, { form, part: '', title: 'More', text: null })).toBe(false);
  });

  it('is read and changed by nobody but its therapist', async () => {
    await saveSection(author, { form, part: '', title: 'One', text: null });
    const part = (await paper())?.sections[0]?.id ?? '';
    for (const person of [await createPractice(), await createStranger()]) {
      const other = asAuthor(person);
      expect(await readTemplate(other, form)).toBeNull();
      expect(await saveHead(other, { form, title: 'x', intro: null })).toBe(false);
      expect(await saveSection(other, { form, part: '', title: 'x', text: null })).toBe(false);
      expect(await saveQuestion(other, { ...question, form, section: part, part: '' })).toBe(false);
      expect(await changePart(other, form, part, 'remove')).toBe(false);
      expect(await publishForm(other, form)).toBe('unknown');
      expect(await archiveForm(other, form, true)).toBe(false);
      expect(await setAutomatic(other, form, true)).toBe(false);
    }
    for (const forged of ['', '\0', randomUUID()]) {
      expect(await readTemplate(author, forged)).toBeNull();
      expect(await changePart(author, form, forged, 'remove')).toBe(false);
    }
    expect(await partsNow()).toEqual(['One']);
  });

  it('says what a list needs', async () => {
    visitor.token = practice.token;
    await saveSection(author, { form, part: '', title: 'One', text: null });
    const section = (await paper())?.sections[0]?.id ?? '';
    const fields = { form, section, part: '', kind: 'one', label: 'How often?', hint: '', required: '' };
    const add = (options: string) => saveFormQuestion(null, formOf({ ...fields, options }, ''));
    expect(await add(' Never \nNever')).toMatchObject({ fieldErrors: { options: formWords.optionsMissing } });
    expect(await add('Never\nOften')).toMatchObject({ ok: true });
    expect((await paper())?.sections[0]?.questions[0]?.options).toEqual(['Never', 'Often']);
  });
});
