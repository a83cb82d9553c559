import { readFileSync } from 'node:fs';

type Part = {
  readonly part: string;
  /** The only element for this rule, if the same classes mean something else on others. */
  readonly on?: string;
  readonly all: readonly RegExp[];
};

/** Parts of components/ui, by the classes that only they use. Conditional classes ("lg:") do not count. */
const parts: readonly Part[] = [
  {
    part: 'a card',
    all: [word('rounded-card'), /(?<![\w:-])(?:bg-card|border-border|shadow-raised|shadow-float)(?![\w/-])/],
  },
  {
    part: 'a panel',
    all: [
      word('rounded-card'),
      /(?<![\w:-])bg-(?:muted|accent|night|\w+-soft)(?![\w/-])/,
      /(?<![\w:-])p-\d/,
      // A drop zone for files.
      /^(?!.*border-dashed)/,
    ],
  },
  {
    part: 'a choice',
    all: [
      word('rounded-control'),
      word('border-2'),
      /(?<![\w-])(?:has-checked:|aria-pressed:|cursor-pointer)/,
    ],
  },
  { part: 'a round button', all: [word('rounded-full'), word('place-items-center'), /(?<!\w)hover:/] },
  { part: 'a pill', all: [word('rounded-full'), /(?<![\w:-])(?:tap|min-h-11)(?![\w-])/] },
  {
    part: 'a badge',
    all: [word('rounded-full'), /(?<![\w:-])bg-(?:accent|muted|\w+-soft)(?![\w-])/, /(?<![\w:-])px-/],
  },
  { part: 'a button', all: [word('rounded-control'), word('font-semibold'), word('justify-center')] },
  { part: 'a field', all: [word('rounded-control'), /(?<!\w)placeholder:/] },
  { part: 'a label', on: 'label', all: [/(?<![\w:-])font-(?:semibold|medium)(?![\w-])/] },
  {
    part: 'a description',
    on: 'p',
    all: [word('max-w-measure'), word('text-muted-foreground'), word('text-small')],
  },
];

/** A value that `components/ui/format` prints: it is all of an element's content, or is built without `lib/format`. */
const prints: readonly (readonly [what: string, pattern: RegExp])[] = [
  [
    'a moment',
    /(?<!ScriptText)>\s*\{format(?:Shown|Moment|Instant|Listed|Clock|InWords|Day|DayOf)\([^{}]*\)\}\s*</g,
  ],
  ['a moment', /\.toLocale(?:Date|Time)String\(/g],
  ['an amount', />\s*\{format(?:Rupees|Amount)\([^{}]*\)\}\s*<|₹\$\{|₹\{/g],
  ['a number to call', /\{spacedPhone\([^{}]*\)\}\s*<\/a>/g],
];

function word(name: string): RegExp {
  return new RegExp(`(?<![\\w:-])${name}(?![\\w-])`);
}

/** Whether the following text is in the `className` of this element, alone or as the first of several. */
function isOn(element: string, before: string): boolean {
  return new RegExp(`<${element}\\s[^<]*\\bclassName=(?:\\{\\s*(?:\\w+\\(\\s*)?)?$`).test(before);
}

/** Texts in a source, each on one line; a template includes the text around its expressions. */
const text = /'[^'\n]*'|"[^"\n]*"|`[^`]*`/g;

/**
 * Class strings that rebuild a part of `components/ui` (ADR 23).
 * @param files paths from the root; those of `components/ui` are excluded
 * @returns one sentence for each, with file and line
 */
export function handMadeParts(files: readonly string[]): string[] {
  return files
    .filter((file) => file.endsWith('.tsx') && !file.startsWith('components/ui/'))
    .flatMap((file) => faultsOf(file, readFileSync(file, 'utf8')));
}

/** @returns one sentence for each such string of a source */
export function faultsOf(file: string, source: string): string[] {
  const lineOf = (index: number) => source.slice(0, index).split('\n').length;
  const printed = prints.flatMap(([what, pattern]) =>
    [...source.matchAll(pattern)].map(
      ({ index }) => `${file}:${lineOf(index)} prints ${what} by hand: components/ui/format has it`,
    ),
  );
  const made = [...source.matchAll(text)].flatMap(({ 0: classes, index }) => {
    const before = source.slice(0, index);
    const made = parts.find(
      ({ on, all }) => all.every((one) => one.test(classes)) && (on === undefined || isOn(on, before)),
    );
    return made ? [`${file}:${lineOf(index)} makes ${made.part} by hand: components/ui has it`] : [];
  });
  return [...printed, ...made];
}
