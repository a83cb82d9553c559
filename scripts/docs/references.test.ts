import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { filesBelow } from '../content/sources';
import { currentDecisions } from './decision-index';
import {
  deadCommands,
  deadDecisions,
  deadPaths,
  deadSections,
  deadTests,
  sectionsOf,
  type Text,
} from './references';

const root = path.resolve(import.meta.dirname, '../..');

const isOurs = (name: string) => !/^(?:node_modules|generated|\.data.*|\.next.*|\.git)$/.test(name);
const atRoot = readdirSync(root, { withFileTypes: true }).filter(({ name }) => isOurs(name));
const files = [
  ...atRoot.filter((entry) => entry.isFile()).map(({ name }) => name),
  ...filesBelow(
    root,
    atRoot.filter((entry) => entry.isDirectory()).map(({ name }) => name),
  ),
];

function read(wanted: RegExp): Text[] {
  return files
    .filter((file) => wanted.test(file) && !file.startsWith('scripts/docs/'))
    .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));
}

const sources = read(/\.(?:tsx?|mjs|css|md|prisma|sql|ya?ml)$/);
const documents = sources.filter(({ file }) =>
  /^(?:docs\/.+|README|CONTRIBUTING|ARCHITECTURE)(?:\.md)?$/.test(file),
);
const sections = sectionsOf(readFileSync(path.join(root, 'docs/product.md'), 'utf8'));

describe('references to what the product promises', () => {
  it('name one of nine sections', () => {
    expect([...sections.keys()]).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9']);
    expect(deadSections(sources, sections)).toEqual([]);
  });

  it('are noticed when the section or the heading is not there', () => {
    const wrong = [
      '(product.md §10)',
      '(product.md §2, Fooder)',
      '(product.md §2, §12)',
      'product.md §5 and §0',
      'as product.md\n§10 says',
      ' * (product.md\n * §2, Fooder)',
      '(product.md §2, Footer; product.md §12)',
    ];
    const right = [
      '(product.md §2, Footer)',
      '(product.md §2, §7)',
      '(product.md §9, 45 minutes)',
      'product.md §8’s',
      '// (product.md §9, 45\n// minutes)',
      '(product.md §2,\nFooter)',
    ];
    for (const text of wrong) expect(deadSections([{ file: 'a.ts', text }], sections)).toHaveLength(1);
    for (const text of right) expect(deadSections([{ file: 'a.ts', text }], sections)).toEqual([]);
  });

  it('have one notation', () => {
    const otherwise = sources.filter(({ text }) => /\b[Ss]pec(?:ification)?(?:\.md)? §/.test(text));
    expect(otherwise.map(({ file }) => file)).toEqual([]);
  });
});

describe('references to decisions', () => {
  it('name one that is there', () => {
    const numbers = new Set(currentDecisions().flatMap(({ number, replaces }) => [number, ...replaces]));
    expect(numbers).toContain('110');
    expect(deadDecisions(sources, numbers)).toEqual([]);
  });

  it('are noticed when it does not', () => {
    const text = 'See ADR 12, 996, docs/decisions/998, ADR 12 and 97, ADR\n999, and ADR 120, 100,000 times.';
    expect(deadDecisions([{ file: 'a.md', text }], new Set(['12', '120']))).toEqual([
      'a.md: ADR 996',
      'a.md: decisions/998',
      'a.md: ADR 97',
      'a.md: ADR 999',
    ]);
  });
});

describe('commands that documents name', () => {
  const { scripts } = z
    .object({ scripts: z.record(z.string(), z.string()) })
    .parse(JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')));
  const names = new Set(Object.keys(scripts));

  it('exist', () => {
    expect(deadCommands([...documents, ...read(/^\.github\//)], names)).toEqual([]);
  });

  it('are noticed when they do not', () => {
    const text = 'Type `npm run docs`, then npm run dox -- --all.';
    expect(deadCommands([{ file: 'a.md', text }], names)).toEqual(['a.md: npm run dox']);
  });
});

describe('paths that documents name', () => {
  it('exist', () => {
    expect(deadPaths(documents, files)).toEqual([]);
  });

  it.each([
    ['`lib/no-such-room/`', 'docs/a.md: lib/no-such-room/'],
    ['`scripts/docs/{generated,mop}.ts`', 'docs/a.md: scripts/docs/{generated,mop}.ts'],
    ['`no-such.test.ts`', 'docs/a.md: no-such.test.ts'],
    ['[product](produkt.md#one)', 'docs/a.md: docs/produkt.md'],
  ])('are noticed when they are not there: %s', (text, found) => {
    expect(deadPaths([{ file: 'docs/a.md', text }], files)).toEqual([found]);
  });

  it.each([
    '`scripts/docs/{generated,references}.ts`',
    '`prisma/models/<noun>.prisma`',
    '`scripts/*/docs.test.ts`',
  ])('may leave something open: %s', (text) => {
    expect(deadPaths([{ file: 'docs/a.md', text }], files)).toEqual([]);
  });

  it.each(['[the product](product.md#1)', '[out](https://example.org/x.md)', '`references.test.ts`'])(
    'may lead anywhere: %s',
    (text) => {
      expect(deadPaths([{ file: 'docs/a.md', text }], files)).toEqual([]);
    },
  );
});

describe('tests that comments name', () => {
  const rooms = /^(?:app|components|lib|scripts|e2e|prisma)\/.+\.(?:tsx?|mjs|css|prisma|sql)$/;

  it('exist', () => {
    expect(deadTests(read(rooms), files)).toEqual([]);
  });

  it.each([
    [
      '// Only for its owner (lib/privacy/export/download.test.ts); others get 404.',
      'lib/privacy/export/download.test.ts',
    ],
    ['/** As return.test.ts says. */', 'return.test.ts'],
    ['/**\n * Asked in e2e/access.\n */', 'e2e/access'],
    ['-- Proven by prisma/no-such.test.ts', 'prisma/no-such.test.ts'],
  ])('are noticed when they are not there: %s', (text, name) => {
    expect(deadTests([{ file: 'lib/a.ts', text }], files)).toEqual([`lib/a.ts: ${name}`]);
  });

  it.each([
    '// Asked by others in e2e/http/access/*.test.ts and e2e/http.',
    '// app/api/messages/[with]/revoked-session.test.ts reads on.',
    "const tests = ['lib/no-such.test.ts', '**/*.test.ts', 'https://example.org/a.test.ts'];",
  ])('may lead anywhere, and are no code: %s', (text) => {
    expect(deadTests([{ file: 'lib/a.ts', text }], files)).toEqual([]);
  });
});
