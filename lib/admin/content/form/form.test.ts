import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ContentPart } from '@/lib/admin/content/form/parts';
import { changeRows } from '@/lib/admin/content/form/rows';
import { contentOf, differencesOf, valuesOf } from '@/lib/admin/content/form/values';
import { contentSpecs } from '@/lib/admin/content/specs';

const parts: readonly ContentPart[] = [
  { type: 'line', name: 'title', label: 'Title' },
  {
    type: 'rows',
    name: 'steps',
    label: 'Step',
    one: 'step',
    most: 4,
    fields: [{ type: 'line', name: 'words', label: 'Words' }],
  },
];

const of = (...words: string[]) => ({ title: 'Tea', steps: words.map((one) => ({ words: one })) });

describe('the form of each kind', () => {
  const files = contentSpecs.flatMap((spec) =>
    Object.entries(spec.files).map(([entry, file]) => [`${spec.name} ${entry}`, spec, entry, file] as const),
  );

  it.each(files)('%s: the file fits, and the form gives it back unchanged', (_, spec, entry, file) => {
    expect(spec.fits(file)).toBe(true);
    const read = spec.read(valuesOf(spec.parts, file), entry, '2999-01-01', file);
    expect(read).toMatchObject({ ok: true, content: file });
    expect(differencesOf(spec.parts, file, file)).toEqual([]);
  });

  it('names each field once', () => {
    for (const { parts: described } of contentSpecs) {
      const names = described.map(({ name }) => name);
      expect(new Set(names).size).toBe(names.length);
    }
  });
});

describe('rows', () => {
  const values = valuesOf(parts, of('Boil', 'Pour', 'Wait'));
  const after = (button: string) => contentOf(parts, changeRows(parts, values, button) ?? {});

  it.each([
    ['add:steps', of('Boil', 'Pour', 'Wait', '')],
    ['remove:steps.1', of('Boil', 'Wait')],
    ['up:steps.2', of('Boil', 'Wait', 'Pour')],
    ['down:steps.0', of('Pour', 'Boil', 'Wait')],
    ['up:steps.0', of('Boil', 'Pour', 'Wait')],
    ['down:steps.2', of('Boil', 'Pour', 'Wait')],
    ['remove:steps.9', of('Boil', 'Pour', 'Wait')],
  ])('%s', (button, expected) => {
    expect(after(button)).toEqual(expected);
  });

  it('never grow beyond their room', () => {
    const full = valuesOf(parts, of('1', '2', '3', '4'));
    expect(changeRows(parts, full, 'add:steps')?.['steps.count']).toBe('4');
    expect(contentOf(parts, { ...full, 'steps.count': '9999999' })).toEqual(of('1', '2', '3', '4'));
  });

  it.each(['save', '', 'add:title', 'add:nothing', 'up:steps.x', 'add:__proto__'])(
    'are left alone by the button %j',
    (button) => expect(changeRows(parts, values, button)).toBeUndefined(),
  );

  it('come out of any input without an error', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.string()), fc.string(), (sent, button) => {
        expect(contentOf(parts, sent)).toHaveProperty('steps');
        changeRows(parts, sent, button);
      }),
    );
  });
});

it('says what changed in the words of the form', () => {
  expect(differencesOf(parts, of('Boil'), { ...of('Boil', 'Pour'), title: 'Chai' })).toEqual([
    { label: 'Title', before: 'Tea', after: 'Chai' },
    { label: 'Step 2: Words', before: '', after: 'Pour' },
  ]);
});
