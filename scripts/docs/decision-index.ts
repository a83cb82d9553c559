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
  /** The earlier numbers of decisions, which had three digits. */
  replaces: z.array(z.string().regex(/^\d{3}$/)).default([]),
});

type Decision = z.infer<typeof frontMatter> & {
  readonly number: string;
  readonly name: string;
  readonly title: string;
};

/**
 * Reads a decision: its number from its name, the rest from its front matter and its heading.
 * @throws if the page has no such front matter, or no heading after it
 */
export function decisionOf(name: string, text: string): Decision {
  const [, yaml, title] = /^---\n([\s\S]*?)\n---\n+# (.+)\n/.exec(text) ?? [];
  const number = /^\d\d(?=-)/.exec(name)?.[0];
  if (!number) throw new Error(`${folder}/${name}: a name begins with a number of two digits.`);
  if (!yaml || !title) throw new Error(`${folder}/${name} must begin with front matter and "# Title".`);
  // Without YAML types, 011 stays a text of three digits.
  const read = frontMatter.safeParse(parse(yaml, { schema: 'failsafe' }));
  if (!read.success) throw new Error(`${folder}/${name}: ${z.prettifyError(read.error)}`);
  return { number, name, title, ...read.data };
}

function refuseTwice(numbers: readonly string[], what: string): void {
  const twice = numbers.find((number, index) => numbers.indexOf(number) !== index);
  if (twice) throw new Error(`Two decisions ${what} ${twice}.`);
}

/**
 * The list of all decisions by subject, with the earlier numbers of each.
 * @throws for a number that two decisions have or replace
 */
export function decisionIndex(decisions: readonly Decision[]): string {
  refuseTwice(
    decisions.map(({ number }) => number),
    'have the number',
  );
  refuseTwice(
    decisions.flatMap(({ replaces }) => replaces),
    'replace',
  );
  const link = ({ number, name }: Decision) => `[${number}](${name})`;
  const earlier = ({ replaces }: Decision) => (replaces.length > 0 ? ` (${replaces.join(', ')})` : '');
  const sections = subjects.flatMap((subject) => {
    const own = decisions.filter((decision) => decision.subject === subject);
    const lines = own.map((decision) => `- ${link(decision)} ${decision.title}${earlier(decision)}\n`);
    return own.length > 0 ? [`## ${subject}\n\n${lines.join('')}\n`] : [];
  });
  return `# Decisions

Why the product is as it is, with the numbers that a page had earlier. \`npm run docs\` writes this list from the pages.

${sections.join('').trimEnd()}
`;
}

export function currentDecisions(): Decision[] {
  const names = filesBelow('.', [folder])
    .map((file) => path.posix.basename(file))
    .filter((name) => name !== 'README.md')
    .sort();
  return names.map((name) => decisionOf(name, readFileSync(path.join(folder, name), 'utf8')));
}

export const currentDecisionIndex = () => decisionIndex(currentDecisions());
