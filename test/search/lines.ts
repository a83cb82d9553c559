import { readdirSync, readFileSync } from 'node:fs';
import type { Fact } from './facts';

/** The quality of the first page: a matching therapist comes first, appears as a close match, or neither. */
export type Grade = 'fits' | 'close' | 'none';

export type Line = {
  readonly typed: string;
  readonly facts: readonly Fact[];
  readonly help: string | null;
  /** The minimum grade of the page. */
  readonly grade: Grade;
};

const marks: Readonly<Record<string, Grade>> = { '~': 'close', '-': 'none' };

function lineOf(written: string): Line {
  const grade = marks[written.charAt(0)];
  const [typed = '', ...said] = (grade ? written.slice(2) : written).split(' | ');
  const facts = said.map((one): Fact => {
    const [kind = '', values = ''] = one.split(': ');
    return { kind, values: values.split(', ') };
  });
  return {
    typed,
    facts: facts.filter(({ kind }) => kind !== 'help'),
    help: facts.find(({ kind }) => kind === 'help')?.values[0] ?? null,
    grade: grade ?? 'fits',
  };
}

const folder = new URL('.', import.meta.url);

/** Every list of the folder: the name of its file with its heading, and its lines. */
export const lists: readonly (readonly [name: string, lines: readonly Line[]])[] = readdirSync(folder)
  .filter((file) => file.endsWith('.txt'))
  .flatMap((file) =>
    readFileSync(new URL(file, folder), 'utf8')
      .split(/^## /m)
      .slice(1)
      .map((list) => {
        const [heading = '', ...lines] = list.split('\n').filter((line) => line !== '');
        return [`${file.replace('.txt', '')}, ${heading}`, lines.map(lineOf)] as const;
      }),
  );
