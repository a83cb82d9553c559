import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';

/** What the linter's patterns cannot say: which noun may know which, and what a component may know of a query. */

/** Upstream first: each may import those before it. */
const chain = [
  'account',
  'profile',
  'therapist',
  'contact',
  'session',
  'plan',
  'assessment',
  'quotation',
  'payment',
  'admin',
];
/** These know nothing of the chain and are known to none of it but its end, where things are paid and run. */
const alone = ['testimonial', 'internship', 'newsletter', 'product'];
const knowsTheAlone = ['payment', 'admin'];
const nouns: ReadonlySet<string> = new Set([...chain, ...alone]);

type Import = { readonly from: string; readonly to: string; readonly typeOnly: boolean };

function sources(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.d|\.test)\.tsx?$/.test(file))
    .map((file) => path.join(folder, file));
}

function importsOf(file: string): Import[] {
  const found = readFileSync(file, 'utf8').matchAll(
    /(?:^|\n)(?:import|export)\s+(type\s)?[^;'"]*?from\s+'([^']+)'|import\('([^']+)'\)/g,
  );
  return [...found].map(([, type, named = '', dynamic = '']) => {
    const specifier = named || dynamic;
    const to = specifier.startsWith('.')
      ? path.join(path.dirname(file), specifier)
      : specifier.replace(/^@\//, '');
    return { from: file, to, typeOnly: type !== undefined };
  });
}

function nounOf(place: string): string | undefined {
  const [folder, noun = ''] = place.split('/');
  return folder === 'lib' && nouns.has(noun) ? noun : undefined;
}

function knowsTooMuch({ from, to }: Import): boolean {
  const own = nounOf(from);
  const other = nounOf(to);
  if (!own || !other || own === other) return false;
  // A place in a programme is sold as a product.
  if (alone.includes(own)) return !(own === 'internship' && other === 'product');
  if (alone.includes(other)) return !knowsTheAlone.includes(own);
  return chain.indexOf(other) > chain.indexOf(own);
}

function readsByItself({ to, typeOnly }: Import): boolean {
  return /^lib\/.+\/queries$/.test(to) && !typeOnly;
}

const show = ({ from, to }: Import) => `${from} → ${to}`;

describe('directions of imports', () => {
  const lib = sources('lib').flatMap(importsOf);
  const components = sources('components').flatMap(importsOf);

  it('sees the imports that are there', () => {
    expect(lib.length).toBeGreaterThan(50);
    expect(components.length).toBeGreaterThan(50);
  });

  it('lets a noun know only the nouns before it', () => {
    expect(lib.filter(knowsTooMuch).map(show)).toEqual([]);
  });

  it('gives components the types of queries, never the queries', () => {
    expect(components.filter(readsByItself).map(show)).toEqual([]);
  });

  it.each([
    ['lib/therapist/queries.ts', 'lib/contact/commands', true],
    ['lib/newsletter/commands.ts', 'lib/profile/queries', true],
    ['lib/contact/commands.ts', 'lib/therapist/queries', false],
  ])('tells that %s → %s is wrong: %s', (from, to, wrong) => {
    expect(knowsTooMuch({ from, to, typeOnly: false })).toBe(wrong);
  });
});

/** Lints files of a copy of this project that has the same rules and nothing else. */
function lint(files: Readonly<Record<string, string>>): Map<string, string[]> {
  const root = mkdtempSync(path.join(tmpdir(), 'walls-'));
  for (const name of ['biome.json', '.gitignore']) copyFileSync(name, path.join(root, name));
  for (const [name, code] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), code);
  }
  const biome = path.resolve('node_modules', '@biomejs', 'biome', 'bin', 'biome');
  const { stdout } = spawnSync(process.execPath, [biome, 'lint', '--reporter=json', '.'], {
    cwd: root,
    encoding: 'utf8',
  });
  const found = new Map<string, string[]>();
  for (const { category, location } of report.parse(JSON.parse(stdout)).diagnostics) {
    found.set(location.path, [...(found.get(location.path) ?? []), category]);
  }
  return found;
}

const report = z.object({
  diagnostics: z.array(z.object({ category: z.string(), location: z.object({ path: z.string() }) })),
});

const planted = [
  ['noRestrictedImports', 'app/(site)/planted.tsx', "import { db } from '@/lib/db';\nexport const x = db;\n"],
  [
    'noRestrictedImports',
    'components/ui/planted.tsx',
    "import { x } from '@/lib/contact/schema';\nexport const y = x;\n",
  ],
  [
    'noRestrictedImports',
    'components/contact/planted.tsx',
    "import { x } from '@/lib/contact/commands';\nexport const y = x;\n",
  ],
  [
    'noRestrictedImports',
    'lib/storage/planted.ts',
    "import { x } from '@/lib/contact/schema';\nexport const y = x;\n",
  ],
  [
    'noRestrictedImports',
    'lib/contact/planted-1.ts',
    "import { x } from '@/components/ui/button';\nexport const y = x;\n",
  ],
  [
    'noRestrictedImports',
    'lib/contact/rules.ts',
    "import { env } from '@/lib/env';\nexport const y = env;\n",
  ],
  [
    'noRestrictedImports',
    'lib/contact/planted-2.ts',
    "import { x } from '../therapist/queries';\nexport const y = x;\n",
  ],
  ['noProcessEnv', 'lib/contact/planted-3.ts', 'export const y = process.env.APP_URL;\n'],
  ['noExplicitAny', 'lib/contact/planted-4.ts', 'export const y = (x: any) => x;\n'],
  ['noNonNullAssertion', 'lib/contact/planted-5.ts', 'export const y = (x: string | null) => x!.length;\n'],
  ['noConsole', 'lib/contact/planted-6.ts', "console.log('hello');\n"],
  ['noExcessiveLinesPerFile', 'lib/contact/planted-7.ts', "export const y = 'x';\n".repeat(301)],
] as const;
const innocent = 'app/(site)/innocent.tsx';

describe('lint walls', () => {
  const files = Object.fromEntries(planted.map(([, file, code]) => [file, code]));
  const reading =
    "import { readTherapist } from '@/lib/therapist/queries';\nexport const y = readTherapist;\n";
  const found = lint({ ...files, [innocent]: reading });

  it.each(planted)('%s stops what was planted in %s', (rule, file) => {
    expect(found.get(file)?.join()).toContain(rule);
  });

  it('let through what is allowed', () => {
    expect(found.get(innocent)).toBeUndefined();
  });
});
