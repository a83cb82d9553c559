import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { brokenBoundaries, climbs, showsLater } from './boundaries';
import { readImports, sourceFiles } from './imports';

describe('module boundaries', () => {
  const imports = readImports(['app', 'components', 'content', 'lib'].flatMap(sourceFiles));

  it.each([
    ['lib/therapist/queries.ts', 'lib/contact/commands.ts', true],
    ['lib/server/db/index.ts', 'lib/account/session/session.ts', true],
    ['lib/contact/commands.ts', 'lib/therapist/queries.ts', false],
    ['components/site/home/hero.tsx', 'components/booking/free-times.tsx', true],
    ['components/booking/free-times.tsx', 'components/ui/button.tsx', false],
    ['lib/stray/file.ts', 'lib/server/db/index.ts', true],
    ['lib/contact/commands.ts', 'lib/stray/file.ts', true],
  ])('tell that %s → %s climbs: %s', (from, to, wrong) => {
    expect(climbs({ from, to }) !== undefined).toBe(wrong);
  });

  it.each([
    ['components/care/private/session/move-form.tsx', 'lib/booking/proposal/actions.ts', true],
    ['components/ui/button.tsx', 'lib/site/booking-link.ts', true],
    ['components/layout/header.tsx', 'lib/account/profile/rules.ts', true],
    ['components/layout/header.tsx', 'lib/account/session/account-summary.ts', false],
    ['components/account/private/frame/member-frame.tsx', 'lib/notification/queries.ts', false],
    ['components/account/private/frame/member-frame.tsx', 'lib/site/booking-link.ts', true],
    ['components/booking/free-times.tsx', 'lib/care/session/queries.ts', false],
    ['components/forms/text-field.tsx', 'lib/server/action/form-result.ts', false],
    ['app/(site)/page.tsx', 'lib/booking/offer/rules.ts', false],
  ])('tell that %s shows of a later noun %s: %s', (from, to, wrong) => {
    expect(showsLater({ from, to }) !== undefined).toBe(wrong);
  });

  it('know the place of every room, even of one that imports no other', { tags: ['slow'] }, () => {
    const planted = [
      { from: 'components/stray/card.tsx', to: 'lib/contact/rules.ts', typeOnly: false },
      { from: 'components/stray/card.tsx', to: 'components/ui/button.tsx', typeOnly: false },
    ];
    expect(brokenBoundaries([...imports, ...planted])).toEqual([
      'components/stray has no place in the order of the rooms',
    ]);
  });

  it('find a circle of files, one of types included', { tags: ['slow'] }, () => {
    const planted = [
      { from: 'lib/care/plan/a.ts', to: 'lib/care/plan/b.ts', typeOnly: true },
      { from: 'lib/care/plan/b.ts', to: 'lib/care/plan/a.ts', typeOnly: false },
    ];
    expect(brokenBoundaries([...imports, ...planted])).toEqual([
      'these files import each other in a circle: lib/care/plan/a.ts, lib/care/plan/b.ts',
    ]);
  });

  it('keep test code out of the product, private components off public pages, queries out of components', {
    tags: ['slow'],
  }, () => {
    const planted = [
      { from: 'lib/contact/commands.ts', to: 'test/payment/payments.ts', typeOnly: false },
      { from: 'app/(site)/page.tsx', to: 'components/booking/free-times.tsx', typeOnly: false },
      {
        from: 'components/booking/free-times.tsx',
        to: 'components/ui/private/file-input.tsx',
        typeOnly: false,
      },
      { from: 'components/contact/contact-form.tsx', to: 'lib/contact/queries.ts', typeOnly: false },
    ];
    expect(brokenBoundaries([...imports, ...planted])).toEqual([
      'lib/contact/commands.ts may not import test/payment/payments.ts: test code stays in tests',
      'components/contact/contact-form.tsx may import only types of lib/contact/queries.ts',
      expect.stringContaining('a public page reaches components/ui/private/file-input.tsx'),
    ]);
  });
});

/** Lints files in a minimal copy of this project with the same rules. */
function lint(files: Readonly<Record<string, string>>): Map<string, string[]> {
  const root = mkdtempSync(path.join(tmpdir(), 'boundaries-'));
  const rules = ['biome.json', 'scripts/lint/places.grit', '.gitignore'];
  for (const name of rules) cpSync(name, path.join(root, name));
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
  [
    'noRestrictedImports',
    'app/(site)/planted.tsx',
    "import { db } from '@/lib/server/db';\nexport const x = db;\n",
  ],
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
    'lib/server/storage/planted.ts',
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
    "import { env } from '@/lib/server/env';\nexport const y = env;\n",
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
  ['plugin', 'lib/contact/planted-8.ts', 'export const y = timingSafeEqual(a, b);\n'],
  ['plugin', 'app/(site)/planted-9.tsx', "export const y = issueVisitToken('x');\n"],
  ['noExcessiveLinesPerFile', 'lib/contact/planted-7.ts', "export const y = 'x';\n".repeat(301)],
] as const;
const innocent = 'app/(site)/innocent.tsx';

describe('lint rules of folders', { tags: ['slow'] }, () => {
  const files = Object.fromEntries(planted.map(([, file, code]) => [file, code]));
  const reading =
    "import { readTherapist } from '@/lib/therapist/queries';\nexport const y = readTherapist;\n";
  let found: ReturnType<typeof lint>;

  beforeAll(() => {
    found = lint({ ...files, [innocent]: reading });
  });

  it.each(planted)('%s catches the violation in %s', (rule, file) => {
    expect(found.get(file)?.join()).toContain(rule);
  });

  it('pass what is allowed', () => {
    expect(found.get(innocent)).toBeUndefined();
  });
});
