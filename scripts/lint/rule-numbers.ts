import { readFileSync } from 'node:fs';
import { knownNumbers } from './known-numbers';

/** Prose that may name any number: files whose path begins so. */
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

/** A source without its comments and without the intervals of SQL; every line keeps its number. */
const withoutComments = (source: string) =>
  source
    .replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ''))
    .replace(/(^|\s)\/\/.*$/gm, '$1')
    .replace(/interval '[^']*'/g, '');

/**
 * Texts that name the number of a rule by hand: it goes on saying 24 hours where the rule says 48. A text takes the number
 * from its rule (`${holdMinutes} minutes`), or its sentence is named for its file with a reason.
 * @returns a line for each: where it stands and what to do
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
