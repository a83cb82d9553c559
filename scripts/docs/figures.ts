import { execFileSync } from 'node:child_process';
import path from 'node:path';

/** `rest` are pictures, fonts and npm's own files; they count as files without lines. */
export type Kind = 'source' | 'test' | 'data' | 'records' | 'rest';

/** A file of one commit. `lines` is 0 for non-text. */
export type Counted = { readonly file: string; readonly lines: number };

const test = /\.(?:test|spec)\.tsx?$|^(?:e2e|test|lib\/testing|prisma\/rules|scripts\/mutations)\//;
const data = /^(?:content|prisma\/seed)\/|\.(?:json|tsv|txt|csv|svg)$/;
const written = /package-lock\.json$|\.(?:png|jpg|ico|woff2?)$/;

/** The kind of a file, by its path: a test in `content` is a test, a README next to code is a record. */
export function kindOf(file: string): Kind {
  if (written.test(file)) return 'rest';
  if (test.test(file)) return 'test';
  if (file.startsWith('docs/') || (file.endsWith('.md') && !file.startsWith('content/'))) return 'records';
  return data.test(file) ? 'data' : 'source';
}

/** The length that this share of the files does not exceed: 0.5 is the median. 0 for no files. */
export function quantile(lengths: readonly number[], share: number): number {
  const sorted = lengths.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
}

/** Folders with the number of files that are directly in them, and whether a folder is in them. */
export function foldersOf(files: readonly string[]): Map<string, { files: number; hasFolders: boolean }> {
  const folders = new Map<string, { files: number; hasFolders: boolean }>();
  const at = (name: string) => folders.get(name) ?? { files: 0, hasFolders: false };
  for (const file of files) {
    const folder = path.posix.dirname(file);
    folders.set(folder, { ...at(folder), files: at(folder).files + 1 });
    for (let inner = folder; inner !== '.'; inner = path.posix.dirname(inner)) {
      const outer = path.posix.dirname(inner);
      folders.set(outer, { ...at(outer), hasFolders: true });
    }
  }
  return folders;
}

/** `lib` and `components` by room, other files by their first folder. */
function roomOf(file: string): string {
  const [folder = '', room = '', ...inside] = file.split('/');
  if (room === '') return '(top)';
  return (folder === 'lib' || folder === 'components') && inside.length > 0 ? `${folder}/${room}` : folder;
}

function git(...words: readonly string[]): string {
  return execFileSync('git', words, {
    encoding: 'utf8',
    maxBuffer: 2 ** 30,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** Every file of a commit. Git counts the lines, but omits empty and non-text files. */
function countedFiles(commit: string): Counted[] {
  const lines = new Map(
    git('grep', '-Ic', '', commit)
      .trim()
      .split('\n')
      .map((line) => {
        const [, file = '', count = '0'] = /^[^:]+:(.+):(\d+)$/.exec(line) ?? [];
        return [file, Number(count)] as const;
      }),
  );
  const names = git('ls-tree', '-r', '-z', '--name-only', commit).split('\0').filter(Boolean);
  return names.map((file) => ({ file, lines: kindOf(file) === 'rest' ? 0 : (lines.get(file) ?? 0) }));
}

/** Words of these files, without the bars of tables. */
function wordsOf(commit: string, files: readonly string[]): number {
  if (files.length === 0) return 0;
  const text = git('show', ...files.map((file) => `${commit}:${file}`));
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

const kinds = ['source', 'test', 'data', 'records'] as const;
const number = new Intl.NumberFormat('en-GB');
const row = (cells: readonly (string | number)[]) =>
  `| ${cells.map((cell) => (typeof cell === 'number' ? number.format(cell) : cell)).join(' | ')} |`;

function linesByRoom(counted: readonly Counted[]): string[] {
  const sum = (files: readonly Counted[]) =>
    kinds.map((kind) =>
      files.filter(({ file }) => kindOf(file) === kind).reduce((all, { lines }) => all + lines, 0),
    );
  const rooms = [...new Set(counted.map(({ file }) => roomOf(file)))];
  return [
    row(['Folder', 'files', ...kinds]),
    '|---|---|---|---|---|---|',
    ...rooms.map((room) => {
      const files = counted.filter(({ file }) => roomOf(file) === room);
      return row([room, files.length, ...sum(files)]);
    }),
    row(['**all**', counted.length, ...sum(counted)]),
  ];
}

function wordsOfRecords(commit: string, counted: readonly Counted[]): string[] {
  const pages = counted
    .map(({ file }) => file)
    .filter((file) => file.endsWith('.md') && kindOf(file) === 'records');
  const decisions = pages.filter((file) => file.startsWith('docs/decisions/'));
  const product = pages.filter((file) => file === 'docs/product.md');
  const others = pages.filter((file) => ![...decisions, ...product].includes(file));
  return [
    row(['Words of records', 'pages', 'words']),
    '|---|---|---|',
    row(['decisions', decisions.length, wordsOf(commit, decisions)]),
    row(['docs/product.md', product.length, wordsOf(commit, product)]),
    row(['all others', others.length, wordsOf(commit, others)]),
    row(['**all**', pages.length, wordsOf(commit, pages)]),
  ];
}

/** Routes and migrations are folders because the framework and the migration engine require it. */
const givenFolders = /^(?:app|prisma\/migrations)(?:\/|$)/;

function shape(commit: string, counted: readonly Counted[]): string[] {
  const code = counted.filter(({ file }) => kindOf(file) === 'source' && /\.(?:tsx?|mjs)$/.test(file));
  const lengths = code.map(({ lines }) => lines);
  const longest = code.find(({ lines }) => lines === Math.max(...lengths));
  const folders = [...foldersOf(counted.map(({ file }) => file))];
  const large = folders
    .filter(([, { files }]) => files > 30)
    .map(([name, { files }]) => `${name} (${files})`);
  const single = folders.filter(([, { files, hasFolders }]) => files === 1 && !hasFolders);
  const ours = single.filter(([name]) => !givenFolders.test(name));
  const { dependencies }: { dependencies: object } = JSON.parse(git('show', `${commit}:package.json`));
  return [
    row(['Shape', '']),
    '|---|---|',
    row(['source files (ts, tsx, mjs)', code.length]),
    row(['lines of one: median', quantile(lengths, 0.5)]),
    row(['lines of one: p90', quantile(lengths, 0.9)]),
    row(['lines of one: most', `${Math.max(...lengths)} (${longest?.file})`]),
    row(['folders over 30 files', large.length]),
    row(['', large.join(', ')]),
    row(['folders of one file, without app and migrations', ours.length]),
    row(['the same, with them', single.length]),
    row(['runtime dependencies', Object.keys(dependencies).length]),
  ];
}

/**
 * Size and shape of a commit, as Markdown tables.
 * @param commit any name of one, such as `HEAD`
 * @throws if git does not know it
 */
export function figuresOf(commit: string): string {
  const counted = countedFiles(commit);
  const name = git('rev-parse', '--short', commit).trim();
  return [
    `Figures of ${name}`,
    '',
    ...linesByRoom(counted),
    '',
    ...wordsOfRecords(commit, counted),
    '',
    ...shape(commit, counted),
  ].join('\n');
}
