import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { decisionIndex, decisionOf } from './decision-index';
import { generated } from './generated';
import { arrowsOf } from './map';
import { drawMap, roundedCount } from './map-drawing';

describe('files that `npm run docs` writes', () => {
  it.each(generated)('$file matches the checkout', ({ file, textNow }) => {
    const isCurrent = readFileSync(file, 'utf8') === textNow();
    expect(isCurrent, `${file} is out of date: run \`npm run docs\``).toBe(true);
  });
});

describe('the map', () => {
  it('counts the files of a room that import from another, each once', () => {
    const imports = [
      { from: 'lib/care/a.ts', to: 'lib/format/time.ts' },
      { from: 'lib/care/a.ts', to: 'lib/format/money.ts' },
      { from: 'lib/care/plan/b.ts', to: 'lib/format/money.ts' },
      { from: 'lib/care/a.ts', to: 'lib/care/plan/b.ts' },
      { from: 'app/(site)/page.tsx', to: 'lib/care/a.ts' },
    ];
    expect(arrowsOf(imports)).toEqual([
      { from: 'lib/care', to: 'lib/format', files: 2 },
      { from: 'app', to: 'lib/care', files: 1 },
    ]);
  });

  it('draws an arrow down as a dot and one up in words', () => {
    const picture = drawMap({
      floors: [{ name: 'lib', rooms: ['lib/format', 'lib/server'] }],
      arrows: [
        { from: 'lib/server', to: 'lib/format', files: 14 },
        { from: 'lib/format', to: 'lib/server', files: 1 },
      ],
    });
    expect(picture).toContain('<title>lib/server → lib/format: 10+ files</title>');
    expect(picture).toContain('>↑ lib/format → lib/server: 1 file</text>');
    expect(picture.match(/<circle/g)).toHaveLength(1);
    expect(picture).toContain('2 rooms, 2 arrows, 1 of them climbing.');
  });

  it('rounds counts down, so that one more file seldom changes the picture', () => {
    expect([1, 3, 4, 9, 10, 74, 1_000].map(roundedCount)).toEqual([
      '1',
      '3',
      '3',
      '5+',
      '10+',
      '50+',
      '500+',
    ]);
  });
});

describe('the index of decisions', () => {
  const page = (frontMatter: string) => `---\n${frontMatter}\n---\n# One command\n`;
  const first = decisionOf(
    '01-one-command.md',
    page('subject: Database\nstate: decided\nreplaces: [011, 140]'),
  );

  it('takes the number from the name, the rest from front matter and heading', () => {
    expect(first).toEqual({
      number: '01',
      name: '01-one-command.md',
      title: 'One command',
      subject: 'Database',
      state: 'decided',
      replaces: ['011', '140'],
    });
  });

  it.each([
    ['011-a.md', page('subject: Database\nstate: decided'), 'two digits'],
    ['01-a.md', '# A\n', 'front matter'],
    ['01-a.md', page('subject: Databases\nstate: decided'), 'subject'],
    ['01-a.md', page('subject: Database\nstate: done'), 'state'],
    ['01-a.md', page('subject: Database\nstate: decided\nreplaces: [11]'), 'replaces'],
  ])('refuses a page of another shape: %s', (name, text, message) => {
    expect(() => decisionOf(name, text)).toThrow(message);
  });

  it('lists pages by subject, and where an earlier number went', () => {
    const index = decisionIndex([first]);
    expect(index).toContain('## Database\n\n- [01](01-one-command.md) One command (011, 140)\n');
  });

  it('refuses a number that two pages have or replace', () => {
    expect(() => decisionIndex([first, { ...first, replaces: [] }])).toThrow('have the number 01');
    expect(() => decisionIndex([first, { ...first, number: '02' }])).toThrow('replace 011');
  });
});
