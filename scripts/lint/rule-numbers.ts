import { readFileSync } from 'node:fs';
import { knownNumbers } from './known-numbers';

/** Prose that may contain any number: files whose path begins like this. */
type Exception = { readonly in: readonly string[]; readonly because: string };

const exceptions: readonly Exception[] = [
  {
    in: [
      'content/articles/',
      'content/corporate-plans.ts',
      'content/landing/',
      'content/search/',
      'content/self-care.ts',
      'content/about.ts',
      'lib/therapist/directory/words/',
    ],
    because: 'prose for readers, and what they search for',
  },
  {
    in: [
      'content/forms/',
      'content/services/',
      'content/tools/',
      'content/exercises/',
      'content/home/',
      'lib/care/screening/instruments/',
      'app/(site)/services/',
      'components/site/tool/',
      'app/(site)/clarity-quiz/',
      'app/(site)/resources/',
    ],
    because: 'what a sheet, a service or a questionnaire itself takes or asks',
  },
  {
    in: [
      'content/ethics.ts',
      'content/retention.ts',
      'content/consents.ts',
      'components/site/legal/',
      'lib/privacy/records/',
    ],
    because: 'promises in law and in the privacy notice, which people change with a new version of it',
  },
];

const small = 'two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty';
const number = `(?<![\\w$}.:,-])(?:\\d{1,4}|${small})`;
const ruled = [
  new RegExp(`${number}[ -](?:working )?(?:minutes?|hours?|days?|weeks?|months?)\\b`, 'gi'),
  new RegExp(`${number} ?(?:KB|MB|GB)\\b`, 'g'),
  new RegExp(
    `\\b(?:at most|up to|no more than) ${number} (?:people|persons|clients|sessions|files|tries|times)\\b`,
    'gi',
  ),
];

/** A source without its comments and SQL intervals; every line keeps its number. */
const withoutComments = (source: string) =>
  source
    .replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ''))
    .replace(/(^|\s)\/\/.*$/gm, '$1')
    .replace(/interval '[^']*'/g, '');

/**
 * Texts with a literal number of a rule, which would still say 24 hours after the rule becomes 48. A text
 * must take the number from its rule (`${holdMinutes} minutes`), or be listed as an exception with a reason.
 * @returns a line for each: its place and the remedy
 */
export function handWrittenNumbers(
  files: readonly string[],
  read: (file: string) => string = (file) => readFileSync(file, 'utf8'),
): string[] {
  return files
    .filter((file) => !exceptions.some((one) => one.in.some((place) => file.startsWith(place))))
    .flatMap((file) => {
      const known = knownNumbers.flatMap(({ says }) => says[file] ?? []);
      const unknown = (line: string) => known.reduce((rest, words) => rest.replaceAll(words, ''), line);
      return withoutComments(read(file))
        .split('\n')
        .flatMap((line, index) =>
          ruled
            .flatMap((pattern) => [...unknown(line).matchAll(pattern)].map(([words]) => words))
            .map((words) => `${file}:${index + 1}: “${words}” is the number of a rule: take it from there`),
        );
    });
}
