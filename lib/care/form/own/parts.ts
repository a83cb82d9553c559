import { formLimits, type Paper, type Question, type Section } from '@/lib/care/form/paper';

// Edits of a therapist's form, as functions from the old text to the new one. They return null for an unknown
// part, or when the form is full.

type Changed = Paper | null;

const isRoom = (count: number, most: number) => count < most;

function put<T extends { readonly id: string }>(list: readonly T[], part: T): readonly T[] {
  return list.some(({ id }) => id === part.id)
    ? list.map((one) => (one.id === part.id ? part : one))
    : [...list, part];
}

/** Writes the title and text of a section; its questions stay. */
export function putSection(paper: Paper, section: Omit<Section, 'questions'>): Changed {
  const known = paper.sections.find(({ id }) => id === section.id);
  if (!known && !isRoom(paper.sections.length, formLimits.sections)) return null;
  const { questions = [], by } = known ?? {};
  return { ...paper, sections: put(paper.sections, { ...section, ...(by && { by }), questions }) };
}

export function putQuestion(paper: Paper, sectionId: string, question: Question): Changed {
  const section = paper.sections.find(({ id }) => id === sectionId);
  if (!section) return null;
  const known = section.questions.find(({ id }) => id === question.id);
  if (!known && !isRoom(section.questions.length, formLimits.questions)) return null;
  const asked = { ...question, ...(known?.needsYes && question.kind === 'yesno' && { needsYes: true }) };
  return {
    ...paper,
    sections: put(paper.sections, { ...section, questions: put(section.questions, asked) }),
  };
}

export function withoutPart(paper: Paper, part: string): Changed {
  const sections = paper.sections
    .filter(({ id }) => id !== part)
    .map((section) => ({ ...section, questions: section.questions.filter(({ id }) => id !== part) }));
  const changed = { ...paper, sections };
  return JSON.stringify(changed) === JSON.stringify(paper) ? null : changed;
}

function raised<T extends { readonly id: string }>(list: readonly T[], part: string): readonly T[] {
  const at = list.findIndex(({ id }) => id === part);
  const [one, before] = [list[at], list[at - 1]];
  return one && before ? list.toSpliced(at - 1, 2, one, before) : list;
}

export function raisePart(paper: Paper, part: string): Changed {
  const sections = raised(paper.sections, part).map((section) => ({
    ...section,
    questions: raised(section.questions, part),
  }));
  const changed = { ...paper, sections };
  return JSON.stringify(changed) === JSON.stringify(paper) ? null : changed;
}
