import { expect, it } from 'vitest';
import { z } from 'zod';
import { type ContentKind, shownContent } from '@/lib/site/content/kind';

const kind: ContentKind<{ readonly words: string }> = {
  name: 'questions',
  schema: z.strictObject({ words: z.string().min(1) }),
  files: { second: { words: 'of the file' }, first: { words: 'of the other file' } },
};

it('shows the files while nothing is published', () => {
  expect(shownContent(kind, [])).toEqual([
    { entry: 'second', content: { words: 'of the file' }, fromFile: true },
    { entry: 'first', content: { words: 'of the other file' }, fromFile: true },
  ]);
});

it('shows what is published in the place of its file, and new entries after them', () => {
  const published = [
    { entry: 'first', content: { words: 'mine' } },
    { entry: 'third', content: { words: 'new' } },
  ];
  expect(shownContent(kind, published).map(({ entry, content }) => [entry, content.words])).toEqual([
    ['second', 'of the file'],
    ['first', 'mine'],
    ['third', 'new'],
  ]);
});

it.each([{ words: '' }, { words: 1 }, {}, { words: 'x', more: 1 }, [], null, 'x'])(
  'shows the file instead of %j, which does not fit, and leaves out what has no file',
  (content) => {
    const published = [
      { entry: 'first', content },
      { entry: 'third', content },
    ];
    expect(shownContent(kind, published)).toEqual(shownContent(kind, []));
  },
);
