import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { filesBelow } from '../content/sources';

const folder = 'docs/decisions';

const subjects = [
  'Starting and checking',
  'Database',
  'Forms and jobs',
  'Directory',
  'Pages and speed',
  'Design and content',
  'Accounts',
  'Privacy',
  'Therapists',
  'Booking',
  'Care',
  'Payment',
  'Back office',
  'Operating',
] as const;

const frontMatter = z.strictObject({
  subject: z.enum(subjects),
  state: z.enum(['decided', 'proposed']),
  /** Numbers of three digits that decisions had before there was one page a subject. */
  replaces: z.array(z.string().regex(/^\d{3}$/)).default([]),
});

type Decision = z.infer<typeof frontMatter> & {
  readonly number: string;
  readonly name: string;
  readonly title: string;
};

/** One of the decisions from before there was one page a subject, which the first pages of this kind replace. */
type Earlier = Pick<Decision, 'number' | 'name' | 'title'>;

const isEarlier = (name: string) => /^\d{3}-/.test(name);

/** Number and title of an earlier decision, which has no front matter. */
export function earlierOf(name: string, text: string): Earlier {
  return { number: name.slice(0, 3), name, title: /^# \d{3}(?: ·)? (.+)\n/.exec(text)?.[1] ?? name };
}

/**
 * Reads a decision: its number from its name, the rest from its front matter and its heading.
 * @throws when the page has no front matter of this shape, or no heading after it
 */
export function decisionOf(name: string, text: string): Decision {
  const [, yaml, title] = /^---\n([\s\S]*?)\n---\n+# (.+)\n/.exec(text) ?? [];
  const number = /^\d\d(?=-)/.exec(name)?.[0];
  if (!number) throw new Error(`${folder}/${name}: a name begins with a number of two digits.`);
  if (!yaml || !title) throw new Error(`${folder}/${name} must begin with front matter and "# Title".`);
  // Without types of YAML, 011 stays a text of three digits.
  const read = frontMatter.safeParse(parse(yaml, { schema: 'failsafe' }));
  if (!read.success) throw new Error(`${folder}/${name}: ${z.prettifyError(read.error)}`);
  return { number, name, title, ...read.data };
}

function refuseTwice(numbers: readonly string[], what: string): void {
  const twice = numbers.find((number, index) => numbers.indexOf(number) !== index);
  if (twice) throw new Error(`Two decisions ${what} ${twice}.`);
}

/**
 * The list of all decisions by subject, and of the page that holds what an earlier number said.
 * @throws for a number that two decisions have or replace, and for an earlier page that is replaced and still there
 */
export function decisionIndex(decisions: readonly Decision[], earlier: readonly Earlier[]): string {
  refuseTwice(
    decisions.map(({ number }) => number),
    'have the number',
  );
  refuseTwice(
    [...decisions.flatMap(({ replaces }) => replaces), ...earlier.map(({ number }) => number)],
    'hold',
  );
  const link = ({ number, name }: Earlier) => `[${number}](${name})`;
  const listed = (heading: string, pages: readonly Earlier[]) =>
    pages.length > 0
      ? `\n## ${heading}\n\n${pages.map((page) => `- ${link(page)} ${page.title}\n`).join('')}`
      : '';
  const sections = subjects.map((subject) =>
    listed(
      subject,
      decisions.filter((decision) => decision.subject === subject),
    ),
  );
  const replaced = decisions
    .flatMap((decision) => decision.replaces.map((number) => ({ number, decision })))
    .sort((a, b) => a.number.localeCompare(b.number))
    .map(({ number, decision }) => `${number} → ${link(decision)}`);
  return `# Decisions

Why the product is as it is: what was given, what was decided, what follows. \`npm run docs\` writes this list from the pages.
${sections.join('')}${listed('Earlier pages', earlier)}
## Earlier numbers

${replaced.join(' · ')}
`;
}

/** Every decision of this checkout, those from before apart. */
export function currentDecisions(): { readonly decisions: Decision[]; readonly earlier: Earlier[] } {
  const names = filesBelow('.', [folder])
    .map((file) => path.posix.basename(file))
    .filter((name) => name !== 'README.md')
    .sort();
  const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');
  return {
    decisions: names.filter((name) => !isEarlier(name)).map((name) => decisionOf(name, read(name))),
    earlier: names.filter(isEarlier).map((name) => earlierOf(name, read(name))),
  };
}

/** The index of the decisions of this checkout. */
export function currentDecisionIndex(): string {
  const { decisions, earlier } = currentDecisions();
  return decisionIndex(decisions, earlier);
}
