/** The parts of each kind of note, in the order of the form. */
export const noteTemplates = {
  free: { label: 'Free text', parts: [['words', 'Note']] },
  soap: {
    label: 'SOAP',
    parts: [
      ['subjective', 'Subjective: what the client says'],
      ['objective', 'Objective: what you observe'],
      ['assessment', 'Assessment: how you understand it'],
      ['plan', 'Plan: what comes next'],
    ],
  },
  dap: {
    label: 'DAP',
    parts: [
      ['data', 'Data: what was said and observed'],
      ['assessment', 'Assessment: how you understand it'],
      ['plan', 'Plan: what comes next'],
    ],
  },
  birp: {
    label: 'BIRP',
    parts: [
      ['behaviour', 'Behaviour: how the client presented'],
      ['intervention', 'Intervention: what you did'],
      ['response', 'Response: how the client responded'],
      ['plan', 'Plan: what comes next'],
    ],
  },
} as const;

/** Their values in the database. */
export const templateNames = [
  'free',
  'soap',
  'dap',
  'birp',
] as const satisfies readonly (keyof typeof noteTemplates)[];

export type NoteTemplate = (typeof templateNames)[number];

/** The fields of the form: every part of any template. */
export const noteParts = [
  'words',
  'subjective',
  'objective',
  'data',
  'behaviour',
  'intervention',
  'response',
  'assessment',
  'plan',
] as const;

export type NotePart = (typeof noteParts)[number];

export type NoteWords = Readonly<Partial<Record<NotePart, string>>>;

/** Options for a new note. */
export const templateChoices = templateNames.map((value) => ({ value, label: noteTemplates[value].label }));

/** Characters of one part. */
export const longestPart = 10_000;

export function isTemplate(text: string): text is NoteTemplate {
  return Object.hasOwn(noteTemplates, text);
}

export const noteWords = {
  begun: 'Note created.',
  saved: 'Draft saved.',
  signed: 'The note is signed. From now on you can only add to it.',
  added: 'The addendum is signed.',
  removed: 'Removed.',
  empty: 'Write something before you sign the note',
  emptyAddendum: 'Write the addendum',
  tooLong: 'Keep each part under 10,000 characters',
  stale:
    'This note was saved in another tab or on another device since you opened it. We have kept your text as a second version. Press Save draft to see both.',
  isSigned: 'This note is already signed. Your text was not saved. Copy it into an addendum.',
  unknown: 'We could not find this note.',
  unknownClient: 'We could not find this client.',
  sealed:
    'Notes cannot be opened or saved at the moment. No data is lost and no one else can read them. Please try again later.',
  notSaved: 'We could not save this. Your text is still here. Please try again.',
} as const;
