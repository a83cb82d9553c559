import { describe, expect, it } from 'vitest';
import { loadActions } from '@/test/access/actions';
import { importsOf, readMarkup, type Tag, tagsIn } from '@/test/site/own-words';

const sources = readMarkup();
const actions = await loadActions();

const namesOfPeople = 'names of people and numbers, in which nobody tells anything';
const search = 'a search: /professionals answers words of danger with the numbers to call';
const noWords = 'ticks and hidden fields alone';
const helper = 'a therapist or the team writes there';

/** Files with fields for words beside which no help lies, each with the reason. */
const fileExceptions: Readonly<Record<string, string>> = {
  'components/booking/private/calendar/meeting-terms-form.tsx': helper,
  'components/booking/private/handover/receiver-search.tsx': helper,
  'components/booking/private/room/safety-form.tsx':
    'asks where help should go, for the therapist who is in the call; its head has the numbers',
  'components/booking/private/room/text-panel.tsx':
    'the therapist in the call reads it at once; its head has the numbers',
  'components/care/invitation/confirm-form.tsx': namesOfPeople,
  'components/care/private/safety-plan/share-form.tsx': 'the page lays the numbers above the plan',
  'components/layout/not-found-page.tsx': search,
  'components/payment/private/submission/payment-form.tsx': namesOfPeople,
  'components/privacy/private/erase-form.tsx': 'one given word',
  'components/privacy/private/nominee-form.tsx': namesOfPeople,
  'components/site/resource/list-filter.tsx': 'a search of titles on this page, which nobody reads',
  'components/site/tool/safety-on-screen.tsx': 'the numbers are above the plan',
  'components/therapist/directory/directory-search.tsx': search,
  'components/therapist/directory/people-at-a-glance.tsx': search,
  'components/therapist/leadership/leadership-carousel.tsx': 'a search of names on this page',
};

/** Actions of described forms (`ReasonForm`) that nobody writes words for. */
const actionExceptions: Readonly<Record<string, string>> = {
  answerOwnHandover: noWords,
  askForOwnRecords: 'the choice of a therapist',
  closeOwnThread: noWords,
  removeOwnAssessment: noWords,
  withdrawGuestForm: noWords,
  withdrawOwnForm: noWords,
};

/** Files from which every other field is built, and the trap that nobody sees. */
const parts =
  /^components\/(?:ui\/|forms\/(?:text-field|contact-fields|password-field|hidden-fields|private\/(?:typed-input|reason-form))\.tsx$)/;
const backOffice = /^(?:app|components)\/admin\//;

const areas = ['TextArea', 'Textarea', 'textarea'];
const lines = ['TextField', 'Input', 'input'];

/** Lines that hold an address, a number, a day, a name or a secret. */
const noOwnWords =
  /\btype="(?!text"|search")|\bautoComplete="(?:name|given-name|family-name|[\w-]*password|one-time-code)"|\binputMode="(?:numeric|decimal|tel|url|email)"/;

const isOwnWords = ({ name, attributes }: Tag) =>
  !/\breadOnly\b/.test(attributes) && (areas.includes(name) || !noOwnWords.test(attributes));

const fieldsOf = (text: string) => tagsIn(text, [...areas, ...lines]).filter(isOwnWords);

const helpers: ReadonlySet<string | undefined> = new Set(['therapist', 'admin', 'keeper', 'keeper-account']);

/** The actions that a source imports, with who may call them. */
function actionsOf(text: string) {
  return importsOf(text)
    .map(({ name, from }) => ({
      name,
      access: actions.get(`${from.replace('@/', '')}.ts#${name}`)?.access,
    }))
    .filter(({ access }) => access !== undefined);
}

/** Whether only therapists or the team send what is written there. */
function isOfHelpers(text: string): boolean {
  const called = actionsOf(text);
  return called.length > 0 && called.every(({ access }) => helpers.has(access));
}

/** Finds all uses of a file's components: the using file, and the attributes. */
function usesOf(file: string) {
  const from = `@/${file.replace('.tsx', '')}`;
  return [...sources].flatMap(([user, text]) => {
    const names = importsOf(text).filter((used) => used.from === from);
    if (names.length === 0) return [];
    const tags = tagsIn(
      text,
      names.map(({ name }) => name),
    );
    return tags.map((tag) => ({ user, text, tag }));
  });
}

/** Whether every file that uses a form puts help into its `beside`, itself or through its own users. */
function isGivenHelp(file: string): boolean {
  const uses = usesOf(file);
  return (
    uses.length > 0 &&
    uses.every(({ user, text, tag: { attributes } }) => {
      if (!/beside=\{/.test(attributes)) return false;
      return /<DangerHelp /.test(text) || (/beside=\{beside\}/.test(attributes) && isGivenHelp(user));
    })
  );
}

/** Whether help lies below something in a source, or in a place for it that each user fills. */
function hasHelpBelow(file: string, text: string, at: number): boolean {
  const below = text.slice(at);
  if (/<DangerHelp formId=\{[\w.]+\}(?: onDevice)? \/>/.test(below)) return true;
  return /\{beside\}/.test(below) && isGivenHelp(file);
}

/** Files that let somebody who is helped write in their own words, and lay no help beside these. */
function lacksHelp(file: string, at: number): readonly string[] {
  const text = sources.get(file) ?? '';
  if (fileExceptions[file] || backOffice.test(file) || isOfHelpers(text) || hasHelpBelow(file, text, at))
    return [];
  // A part of a form: every form that holds it has the help.
  const uses = text.includes('<form') ? [] : usesOf(file);
  return uses.length > 0 ? uses.flatMap(({ user, tag }) => lacksHelp(user, tag.at)) : [file];
}

const withFields = [...sources].flatMap(([file, text]) => {
  const last = fieldsOf(text).at(-1);
  return last && !parts.test(file) ? [{ file, at: last.at }] : [];
});

const described = [...sources].flatMap(([file, text]) =>
  backOffice.test(file) || file === 'components/forms/private/reason-form.tsx'
    ? []
    : [
        ...tagsIn(text, ['ReasonForm']).map(({ attributes }) => ({ file, text, attributes })),
        ...[...text.matchAll(/\breasonForm\((\w+), /g)].map(([, action]) => ({
          file,
          text,
          attributes: `action={${action}}`,
        })),
      ],
);

describe('help beside what somebody writes in their own words', () => {
  it('lies below every such field that is found in the sources', () => {
    expect(withFields.map(({ file }) => file)).toContain('components/contact/contact-form.tsx');
    expect([...new Set(withFields.flatMap(({ file, at }) => lacksHelp(file, at)))]).toEqual([]);
  });

  it('lies in every described form that somebody who is helped fills in', () => {
    expect(described.map(({ file }) => file)).toContain(
      'components/booking/private/session/session-asks.tsx',
    );
    const lacking = described.filter(({ text, attributes }) => {
      if (attributes.includes('fields={[]}')) return false;
      const action = /action=\{(\w+)\}/.exec(attributes)?.[1] ?? '';
      const access = actionsOf(text).find(({ name }) => name === action)?.access;
      if (access === undefined) return true;
      const hasHelp = /beside=\{/.test(attributes) && /<DangerHelp /.test(text);
      return !(helpers.has(access) || actionExceptions[action] || hasHelp);
    });
    expect(lacking.map(({ file, attributes }) => [file, attributes])).toEqual([]);
  });

  it('is missing only where an exception is still needed', () => {
    const found = new Set(withFields.map(({ file }) => file));
    expect(Object.keys(fileExceptions).filter((file) => !found.has(file))).toEqual([]);
    const called = new Set(described.flatMap(({ text }) => actionsOf(text).map(({ name }) => name)));
    expect(Object.keys(actionExceptions).filter((action) => !called.has(action))).toEqual([]);
  });

  it.each([
    ['app/(member)/dashboard/safety-plan/page.tsx', '<ShareForm'],
    ['components/site/tool/safety-on-screen.tsx', '<Textarea'],
  ])('is above the plan of %s', (file, field) => {
    const text = sources.get(file) ?? '';
    expect(text).toContain(field);
    expect(text.slice(0, text.indexOf(field))).toContain('<UrgentCalls />');
  });
});

describe('the reading of sources', () => {
  it('finds tags and their attributes, whatever is in them', () => {
    const text = `<TextArea label="a > b" hint={x > 1 ? 'y' : <b>z</b>} /> <TextAreas /> <Input type="email"/>`;
    expect(tagsIn(text, ['TextArea', 'Input'])).toMatchObject([
      { name: 'TextArea', attributes: ` label="a > b" hint={x > 1 ? 'y' : <b>z</b>} /` },
      { name: 'Input', attributes: ' type="email"/' },
    ]);
    expect(fieldsOf(text)).toHaveLength(1);
  });

  it('finds the names that are imported', () => {
    expect(
      importsOf(`import A, { type B, C as D } from '@/x';\nimport {\n  E,\n} from 'y';\nimport 'z';`).map(
        ({ name }) => name,
      ),
    ).toEqual(['A', 'B', 'C as D', 'E']);
  });
});
