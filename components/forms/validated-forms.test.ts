import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

type Source = { readonly path: string; readonly text: string };

const sources: readonly Source[] = readdirSync('components', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.tsx') && !name.endsWith('.test.tsx'))
  .map((name) => `components/${name}`)
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }));

/** Actions whose forms look at something else than the very schema of the action, and why. */
const derived: Readonly<Record<string, string>> = {
  completeOnboarding: 'a schema for each role, chosen by the server',
  updateProfile: 'phone numbers are read by the server alone',
  saveNominee: 'phone numbers are read by the server alone',
  changeSessionMeeting: 'phone numbers are read by the server alone',
  askTextCode: 'phone numbers are read by the server alone',
  changeManyRows: 'the rows are chosen in the table, and a reason is wanted by some acts alone',
  actions: 'two actions with one schema, chosen by a property',
  saveContent: 'the fields of one kind of content',
  submitPayment: 'a look at the picture comes with it',
  sendThreadMessage: 'a look at the file comes with it',
  addRecordPaper: 'a look at the file comes with it',
  addOwnPaper: 'a look at the file comes with it',
  applyForProgram: 'a look at the file comes with it, and phone numbers are read by the server alone',
  place: 'two actions with a schema each, chosen by whether the place exists',
  saveOwnLetter: 'the page names the address to which links may lead',
  saveOwnApplication: 'a draft may be unfinished, what is sent may not',
};

/** Action and schema of each validated form, as its file names them. Forms that get both as properties are skipped. */
function pairsOf({ text }: Source): { readonly action: string; readonly schema: string }[] {
  const hooks = [...text.matchAll(/useValidatedForm(?:<\w+>)?\(\{(.*?)\n {2}\}\)/gs)].map(
    ([, options = '']) => ({
      action: /\baction: (\w+)/.exec(options)?.[1] ?? '',
      schema: /\bschema: (\w+)/.exec(options)?.[1] ?? 'schema',
    }),
  );
  const made = /(?:<ReasonForm[^>]*?action=\{(?!action\})|reasonForm\()(\w+)(?:\} schema=\{|,\s+)(\w+)/g;
  const reasons = [...text.matchAll(made)].map(([, action = '', schema = '']) => ({ action, schema }));
  return [...hooks, ...reasons].filter(({ action }) => action !== '');
}

/** The schema that the file of an action names for it. */
function schemaOfAction({ text }: Source, action: string): string | undefined {
  const module = new RegExp(`import \\{[^}]*\\b${action}\\b[^}]*\\} from '@/([^']+)'`).exec(text)?.[1];
  if (module === undefined) return undefined;
  const actions = readFileSync(`${module}.ts`, 'utf8');
  const [, own = ''] = actions.split(`export const ${action} =`);
  return /\bschema: (.+),/.exec(own)?.[1];
}

const pairs = sources.flatMap((source) =>
  pairsOf(source).map(({ action, schema }) => ({
    action,
    schema,
    path: source.path,
    ofAction: schemaOfAction(source, action),
  })),
);

describe('forms behind the sign-in', () => {
  it('look at their fields by the schema of their own action', () => {
    const others = pairs.filter(({ action, schema, ofAction }) => schema !== ofAction && !derived[action]);
    expect(others).toEqual([]);
    expect(pairs.map(({ action }) => action)).toContain('createClientQuotation');
  });

  it('name no exception that is none', () => {
    const needed = pairs.filter(({ schema, ofAction }) => schema !== ofAction).map(({ action }) => action);
    expect(Object.keys(derived).filter((action) => !needed.includes(action))).toEqual([]);
  });

  it('are validated in the browser wherever somebody fills them in', () => {
    const rooms = /^components\/(?:booking|care|contact|payment|privacy|site|therapist)\/private\//;
    const fields = /<(?:\w*Field|TextArea|FileInput|Select|Checkbox|Textarea)\b/;
    const plain = sources.filter(
      ({ path, text }) => rooms.test(path) && text.includes('useFormAction') && fields.test(text),
    );
    expect(plain.map(({ path }) => path).sort()).toEqual([
      // A call must be there at once, no question may hold it up, and only the server can refuse a field.
      'components/booking/private/room/safety-form.tsx',
      // Answers stay on the device; the only field is a consent that the server asks for.
      'components/care/private/measure/measure-form.tsx',
    ]);
  });
});
