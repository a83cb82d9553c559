import { readFileSync } from 'node:fs';

/** Prose that may name numbers: in files whose path begins so, all of them or only these. */
type Exception = {
  readonly in: readonly string[];
  readonly says?: readonly string[];
  readonly because: string;
};

const exceptions: readonly Exception[] = [
  {
    in: [
      'content/articles/',
      'content/corporate/',
      'content/landing/',
      'content/search/',
      'content/self-care/',
      'content/about/',
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
      'content/ethics/',
      'content/retention.ts',
      'content/consents.ts',
      'components/site/legal/',
      'lib/privacy/records/',
    ],
    because: 'promises in law and in the privacy notice, which people change with a new version of it',
  },
  {
    in: [''],
    says: ['two working days', 'up to two working', 'seven working days', 'up to seven working', '24 hours'],
    because:
      'promises of people, which no code keeps: an answer, a comparison with the bank, money on its way',
  },
  {
    in: [''],
    says: ['two weeks', 'four weeks', 'four-weeks', '7 days', '1 hour', '1 minute', 'three hours', '90 days'],
    because: 'spans of a calendar and of a questionnaire, and names of choices',
  },
  {
    in: [
      'app/(member)/onboarding/',
      'components/account/private/second-factor/',
      'components/site/home/',
      'content/site.ts',
      'lib/account/second-factor/',
    ],
    says: ['two minutes', 'three minutes', 'at most 30 seconds'],
    because: 'how long something takes the reader',
  },
  {
    in: ['components/', 'lib/'],
    says: ['5 mb', '5mb', 'up to 5 mb', 'at most 5 mb', '8 mb', '10 mb', 'up to 10 mb', '20 mb'],
    because: 'sizes of files that the specification quotes; the tests of the uploads send one byte more',
  },
  {
    in: ['lib/'],
    says: [
      'five days',
      'five minutes',
      'at most six people',
      '15 minutes',
      'ten minutes',
      'ten days',
      '30 days',
      '48 hours',
      '90 minutes',
      'up to 200 people',
    ],
    because: 'beside their rule in the same file, or in the words of a job whose test reads them',
  },
  {
    in: ['components/admin/', 'app/admin/', 'components/booking/private/view/move-bar.tsx'],
    says: ['five minutes', 'ten minutes', 'ten days', '15 minutes', '48 hours'],
    because: 'what the team reads about steps of a screen',
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
 * from its rule (`${holdMinutes} minutes`), or is named among the exceptions with a reason.
 * @returns a line for each: where it stands and what to do
 */
export function handWrittenNumbers(
  files: readonly string[],
  read: (file: string) => string = (file) => readFileSync(file, 'utf8'),
): string[] {
  return files
    .filter((file) => !file.startsWith('lib/testing/'))
    .flatMap((file) => {
      const known = exceptions.filter((one) => one.in.some((place) => file.startsWith(place)));
      const source = withoutComments(read(file));
      return source.split('\n').flatMap((line, index) =>
        ruled
          .flatMap((pattern) => [...line.matchAll(pattern)].map(([words]) => words))
          .filter((words) => !known.some(({ says }) => !says || says.includes(words.toLowerCase())))
          .map((words) => `${file}:${index + 1}: “${words}” is the number of a rule: take it from there`),
      );
    });
}
