import { type Answers, formLimits, type Paper, type Question, type Section } from '@/lib/care/form/paper';
import { answerFields, formWords } from '@/lib/care/form/rules';
import { optionalLineOfText, optionalPageOfText } from '@/lib/format/plain-text';
import { formatDayDigits } from '@/lib/format/time';
import { dayTyped } from '@/lib/format/typed/day';

type Fields = Readonly<Record<string, string>>;
type Read = { readonly value: string | readonly string[] | null } | { readonly error: string };

const line = optionalLineOfText(formWords.tooLongLine, formLimits.short);
const page = optionalPageOfText(formWords.tooLongText, formLimits.long);
const name = optionalLineOfText(formWords.nameTooLong, formLimits.name);

function textOf(kind: typeof line, text: string): Read {
  const read = kind.safeParse(text);
  return read.success ? { value: read.data } : { error: read.error.issues[0]?.message ?? formWords.choose };
}

/** The texts of the chosen options; the form sends their positions in the list, joined by commas. */
function choicesOf({ options = [] }: Question, text: string): readonly string[] | null {
  const chosen = text
    .split(',')
    .map((place) => (/^\d{1,2}$/.test(place) ? options[Number(place)] : undefined));
  const words = chosen.filter((one) => one !== undefined);
  return words.length === chosen.length ? [...new Set(words)] : null;
}

/**
 * A day with its year, including the last century, for dates of birth. `dayTyped` reads only this century.
 * @returns "1990-12-24", or null
 */
function dayOf(text: string): string | null {
  const [year] = /\b(?:19|20)\d\d\b/.exec(text) ?? [];
  // Both centuries have the same leap years, except for 1900.
  const day = year ? dayTyped(text.replace(year, `20${year.slice(2)}`)) : null;
  const dated = day && year ? `${year}${day.slice(4)}` : null;
  return dated === '1900-02-29' ? null : dated;
}

function readAnswer(question: Question, text: string): Read {
  if (text.trim() === '') return { value: null };
  switch (question.kind) {
    case 'short':
      return textOf(line, text);
    case 'long':
      return textOf(page, text);
    case 'signature':
      return textOf(name, text);
    case 'one': {
      const [chosen, ...others] = choicesOf(question, text) ?? [];
      return chosen === undefined || others.length > 0 ? { error: formWords.choose } : { value: chosen };
    }
    case 'several': {
      const chosen = choicesOf(question, text);
      return chosen ? { value: chosen } : { error: formWords.choose };
    }
    case 'scale':
      return /^(?:\d|10)$/.test(text) ? { value: text } : { error: formWords.number };
    case 'date': {
      const day = dayOf(text);
      return day === null ? { error: formWords.day } : { value: day };
    }
    case 'yesno':
      return text === 'yes' || text === 'no' ? { value: text } : { error: formWords.choose };
  }
}

export function fieldsOf(questions: readonly Question[], answers: Answers): Fields {
  return Object.fromEntries(
    questions.map((question, index) => {
      const { id, options = [] } = question;
      const answer = answers[id];
      const words = answer === undefined ? [] : [answer].flat();
      const isChoice = question.kind === 'one' || question.kind === 'several';
      const places = words.map((one) => options.indexOf(one)).filter((place) => place >= 0);
      const text = question.kind === 'date' ? formatDayDigits(words.join('')) : words.join('');
      return [answerFields[index] ?? '', isChoice ? places.join(',') : text];
    }),
  );
}

/**
 * Reads the answers of some questions from the fields q1, q2 … in their order.
 * @param complete refuses a required question without an answer; otherwise it may stay empty
 * @returns the answers by question, and the faults by field
 */
export function readAnswers(
  questions: readonly Question[],
  fields: Fields,
  complete: boolean,
): { readonly answers: Answers; readonly errors: Fields } {
  const answers: Record<string, string | readonly string[]> = {};
  const errors: Record<string, string> = {};
  for (const [index, question] of questions.entries()) {
    const field = answerFields[index];
    if (!field) continue;
    const read = readAnswer(question, fields[field] ?? '');
    if ('error' in read) errors[field] = read.error;
    else if (complete && question.needsYes && read.value === 'no') errors[field] = formWords.needsYes;
    else if (read.value !== null) answers[question.id] = read.value;
    else if (complete && question.required) errors[field] = formWords.missing;
  }
  return { answers, errors };
}

const isEmpty = (answer: Answers[string] | undefined) => answer === undefined || answer.length === 0;

export function isUnanswered(section: Section, answers: Answers): boolean {
  return section.questions.some(
    ({ id, required, needsYes }) => (required && isEmpty(answers[id])) || (needsYes && answers[id] !== 'yes'),
  );
}

/** The answers that fit the questions of this text, without signatures: the start of a new version of a form. */
export function carriedOver(paper: Paper, answers: Answers): Answers {
  const fitting = paper.sections.map(({ questions }) => {
    const asked = questions.filter(({ kind }) => kind !== 'signature');
    return readAnswers(asked, fieldsOf(asked, answers), false).answers;
  });
  return Object.assign({}, ...fitting);
}

export function answerInWords(
  question: Question,
  answer: Answers[string] | undefined,
  dayInWords: (day: string) => string,
): string {
  if (answer === undefined || answer.length === 0) return 'No answer';
  if (typeof answer !== 'string') return answer.join('; ');
  switch (question.kind) {
    case 'yesno':
      return answer === 'yes' ? 'Yes' : 'No';
    case 'scale':
      return `${answer} of 10`;
    case 'date':
      return dayInWords(answer);
    case 'signature':
      return `Signed: ${answer}`;
    default:
      return answer;
  }
}
