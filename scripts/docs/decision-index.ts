import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../content/sources';

type Block = readonly [from: number, to: number];

/**
 * Subjects with the blocks of numbers reserved for them. A new decision takes the next free number of its subject.
 */
const subjects: readonly { readonly subject: string; readonly blocks: readonly Block[] }[] = [
  {
    subject: 'Starting, building, checking',
    blocks: [
      [1, 9],
      [140, 149],
    ],
  },
  { subject: 'Database', blocks: [[10, 19]] },
  {
    subject: 'Forms, jobs and mail',
    blocks: [
      [20, 29],
      [256, 256],
      [270, 270],
      [309, 310],
      [400, 400],
    ],
  },
  {
    subject: 'Directory of therapists',
    blocks: [
      [30, 39],
      [222, 229],
      [245, 249],
      [260, 263],
      [264, 267],
      [271, 271],
      [300, 308],
      [311, 311],
      [317, 317],
      [401, 401],
    ],
  },
  {
    subject: 'Headers, caches, search engines',
    blocks: [
      [40, 49],
      [295, 299],
      [391, 391],
    ],
  },
  {
    subject: 'Design and public pages',
    blocks: [
      [50, 59],
      [150, 159],
      [280, 289],
    ],
  },
  {
    subject: 'Content, tools and exercises',
    blocks: [
      [60, 69],
      [290, 294],
      [313, 314],
    ],
  },
  {
    subject: 'Accounts and signing in',
    blocks: [
      [70, 82],
      [180, 182],
      [220, 221],
    ],
  },
  { subject: 'Access, profiles and files', blocks: [[83, 89]] },
  { subject: 'Privacy', blocks: [[90, 99]] },
  {
    subject: 'Booking',
    blocks: [
      [100, 103],
      [210, 219],
      [250, 252],
      [276, 276],
    ],
  },
  {
    subject: 'Care and dashboards',
    blocks: [
      [104, 119],
      [320, 327],
      [331, 339],
    ],
  },
  {
    subject: 'Payments',
    blocks: [
      [120, 129],
      [190, 194],
      [200, 209],
      [230, 234],
      [235, 239],
      [240, 244],
      [253, 255],
      [275, 275],
      [277, 279],
      [312, 312],
      [318, 318],
      [387, 387],
      [392, 392],
    ],
  },
  {
    subject: 'Back office',
    blocks: [
      [130, 139],
      [272, 272],
      [328, 330],
    ],
  },
  {
    subject: 'Documentation',
    blocks: [
      [160, 164],
      [397, 397],
    ],
  },
  {
    subject: 'Under attack and in failure',
    blocks: [
      [170, 178],
      [396, 396],
    ],
  },
  {
    subject: 'Operations',
    blocks: [
      [340, 349],
      [385, 386],
    ],
  },
  {
    subject: 'Speed of public pages',
    blocks: [
      [350, 358],
      [402, 403],
    ],
  },
  {
    subject: 'Therapy room',
    blocks: [
      [360, 382],
      [394, 394],
      [399, 399],
    ],
  },
];

const folder = 'docs/decisions';

type Decision = { readonly number: string; readonly name: string; readonly title: string };

/**
 * Reads number and title of a decision from its name and its first line.
 * @throws when the two disagree
 */
export function decisionOf(name: string, text: string): Decision {
  const number = name.slice(0, 3);
  const [, said, title] = /^# (\d{3})(?: ·)? (.+)\n/.exec(text) ?? [];
  if (said !== number || !title) throw new Error(`${folder}/${name} must begin with "# ${number} · Title".`);
  return { number, name, title };
}

/**
 * The list of all decisions by subject.
 * @throws for a number that belongs to no subject, or that two decisions share
 */
export function decisionIndex(decisions: readonly Decision[]): string {
  const numbers = decisions.map(({ number }) => number);
  const twice = numbers.find((number, index) => numbers.indexOf(number) !== index);
  if (twice) throw new Error(`Two decisions have the number ${twice}.`);
  const isIn = (blocks: readonly Block[], number: string) =>
    blocks.some(([from, to]) => from <= Number(number) && Number(number) <= to);
  const homeless = decisions.find(({ number }) => !subjects.some(({ blocks }) => isIn(blocks, number)));
  if (homeless) {
    throw new Error(`${homeless.name} has a number of no subject: see scripts/docs/decision-index.ts.`);
  }
  const sections = subjects.flatMap(({ subject, blocks }) => {
    const own = decisions.filter(({ number }) => isIn(blocks, number));
    const lines = own.map(({ number, name, title }) => `- [${number}](${name}) ${title}`);
    return own.length > 0 ? [`## ${subject}\n\n${lines.join('\n')}\n`] : [];
  });
  return `# Decisions

Why things are as they are: what was given, what was decided, what follows from it. \`npm run docs\` writes this list from the titles.

${sections.join('\n')}`;
}

/** The index of the decisions of this checkout. */
export function currentDecisionIndex(): string {
  const names = filesBelow('.', [folder])
    .map((file) => path.posix.basename(file))
    .filter((name) => name !== 'README.md')
    .sort();
  return decisionIndex(names.map((name) => decisionOf(name, readFileSync(path.join(folder, name), 'utf8'))));
}
