import { describe, expect, it } from 'vitest';
import { readyForms } from '@/content/forms';
import { carriedOver, fieldsOf, isUnanswered, readAnswers } from '@/lib/care/form/answers';
import { formLimits, type Question, sectionsOf } from '@/lib/care/form/paper';
import { answerFields, formWords } from '@/lib/care/form/rules';

const questions: readonly Question[] = [
  { id: 'name', kind: 'short', label: 'Name', required: true },
  { id: 'why', kind: 'long', label: 'Why' },
  { id: 'one', kind: 'one', label: 'One', options: ['Often', 'Never, or hardly'] },
  { id: 'some', kind: 'several', label: 'Some', options: ['Sleep', 'Work, study', 'Money'] },
  { id: 'weight', kind: 'scale', label: 'Weight' },
  { id: 'born', kind: 'date', label: 'Born' },
  { id: 'agrees', kind: 'yesno', label: 'Agrees', required: true, needsYes: true },
  { id: 'sign', kind: 'signature', label: 'Sign' },
];

const filled = {
  q1: '  Meera  Iyer ',
  q2: 'Line one\r\nLine two',
  q3: '1',
  q4: '0,1',
  q5: '10',
  q6: '24/12/1990',
  q7: 'yes',
  q8: 'Meera Iyer',
};

const answers = {
  name: 'Meera Iyer',
  why: 'Line one\nLine two',
  one: 'Never, or hardly',
  some: ['Sleep', 'Work, study'],
  weight: '10',
  born: '1990-12-24',
  agrees: 'yes',
  sign: 'Meera Iyer',
};

describe('answers', () => {
  it('are stored in their words, and come back to the fields that they came from', () => {
    expect(readAnswers(questions, filled, true)).toEqual({ answers, errors: {} });
    expect(readAnswers(questions, fieldsOf(questions, answers), true)).toEqual({ answers, errors: {} });
  });

  it('say at the field what is wrong, also when a program sends them', () => {
    const wrong = {
      q1: 'x'.repeat(201),
      q2: 'x'.repeat(5_001),
      q3: '0,1',
      q4: '0,7',
      q5: '11',
      q6: '24/12',
      q7: 'perhaps',
      q8: 'x'.repeat(121),
    };
    expect(readAnswers(questions, wrong, false).errors).toEqual({
      q1: formWords.tooLongLine,
      q2: formWords.tooLongText,
      q3: formWords.choose,
      q4: formWords.choose,
      q5: formWords.number,
      q6: formWords.day,
      q7: formWords.choose,
      q8: formWords.nameTooLong,
    });
  });

  it('may wait until the step is finished; a no can end it', () => {
    expect(readAnswers(questions, {}, false)).toEqual({ answers: {}, errors: {} });
    expect(readAnswers(questions, { q7: 'no' }, false)).toEqual({ answers: { agrees: 'no' }, errors: {} });
    expect(readAnswers(questions, { q7: 'no' }, true).errors).toEqual({
      q1: formWords.missing,
      q7: formWords.needsYes,
    });
    const section = { id: 's', title: 'S', questions };
    expect(isUnanswered(section, answers)).toBe(false);
    expect(isUnanswered(section, { ...answers, agrees: 'no' })).toBe(true);
  });

  it('go over to a new text where they still fit, without signatures', () => {
    const changed = questions.map((question) => {
      if (question.id === 'one') return { ...question, options: ['Often', 'Seldom'] };
      return question.id === 'why' ? { ...question, kind: 'scale' as const } : question;
    });
    const { name, some, weight, born, agrees } = answers;
    const paper = { title: 'T', sections: [{ id: 's', title: 'S', questions: changed }] };
    expect(carriedOver(paper, answers)).toEqual({ name, some, weight, born, agrees });
  });
});

describe('the ready forms', () => {
  it.each(Object.entries(readyForms))(
    '%s fits on its pages, and names each question once',
    (_name, { paper }) => {
      const all = paper.sections.flatMap((section) => section.questions);
      expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
      expect(answerFields).toHaveLength(formLimits.questions);
      for (const section of sectionsOf(paper, 'client')) {
        expect(section.questions.length).toBeLessThanOrEqual(formLimits.questions);
      }
      // A guardian answers on one page.
      const ofGuardian = sectionsOf(paper, 'guardian').flatMap((section) => section.questions);
      expect(ofGuardian.length).toBeLessThanOrEqual(formLimits.questions);
      for (const { kind, options } of all)
        expect(options !== undefined).toBe(kind === 'one' || kind === 'several');
    },
  );

  it('names the numbers to call in danger', () => {
    for (const name of ['intake', 'consent', 'guardian-consent', 'safety']) {
      const words = JSON.stringify(readyForms[name]?.paper);
      expect(words).toContain('112');
      expect(words).toContain('14416');
    }
  });
});
