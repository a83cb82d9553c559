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
  it('takes number and title from the first line, which must agree with the name', () => {
    expect(decisionOf('001-one-command.md', '# 001 · One command\n')).toMatchObject({ title: 'One command' });
    expect(() => decisionOf('002-one-command.md', '# 001 · One command\n')).toThrow('must begin with "# 002');
  });

  it('refuses a number that is taken or has no subject', () => {
    const first = decisionOf('001-a.md', '# 001 · A\n');
    expect(() => decisionIndex([first, first])).toThrow('Two decisions have the number 001');
    expect(() => decisionIndex([decisionOf('999-z.md', '# 999 · Z\n')])).toThrow(
      '999-z.md has a number of no subject',
    );
    expect(decisionIndex([first])).toContain('## Starting, building, checking\n\n- [001](001-a.md) A\n');
  });
});
