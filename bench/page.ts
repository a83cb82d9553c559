import type { Lighthouse } from './lighthouse';
import { median } from './median';

/** One server under load. */
export type Measured = {
  /** Answers a second in each turn. The servers of a page have their turns one after the other. */
  readonly perTurn: readonly number[];
  /** The middle of them. */
  readonly perSecond: number;
  readonly medianMs: number;
  readonly p99Ms: number;
  /** Processor time of the server for one answer; null where the system does not say. */
  readonly cpuMs: number | null;
  readonly failures: number;
};

/** One page, beside the same page of the controls. */
export type Row = Measured & {
  readonly what: string;
  readonly path: string;
  readonly bytes: number;
  readonly F?: Measured;
  /** The same elements, rendered by the bare application. */
  readonly R?: Measured;
  readonly N?: Measured;
  /** Through the product's own nginx. */
  readonly E?: Measured;
  readonly Q?: { readonly perSecond: number; readonly medianMs: number };
};

type Result = {
  readonly at: string;
  readonly machine: string;
  readonly load: readonly number[];
  readonly versions: Readonly<Record<string, string>>;
  readonly rows: readonly Row[];
  readonly memory: Readonly<Record<string, number | null>>;
  readonly lighthouse?: readonly Lighthouse[];
  readonly skipped: readonly string[];
};

const short = (value: number | null | undefined, digits = 0) =>
  value === null || value === undefined ? '–' : value.toFixed(digits);

function ratio(own: number | null | undefined, other: number | null | undefined): string {
  return own && other ? (own / other).toFixed(2) : '–';
}

/** The middle of the ratios of each turn: what slows the machine for a second meets both sides of it. */
function ratioOfTurns(own: Measured | undefined, other: Measured | undefined): string {
  if (!own || !other) return '–';
  return median(own.perTurn.map((answers, turn) => answers / (other.perTurn[turn] || Number.NaN))).toFixed(2);
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** A measurement as Markdown, for the terminal and for `docs/performance.md`. */
export function markdownOf({
  at,
  machine,
  load,
  versions,
  rows,
  memory,
  lighthouse,
  skipped,
}: Result): string {
  const speeds = table(
    [
      'What',
      'Address',
      'Bytes',
      'a second',
      'median ms',
      'p99 ms',
      'CPU ms',
      '÷ F',
      '÷ R',
      '÷ N',
      'CPU F ÷ own',
      'CPU R ÷ own',
      'CPU N ÷ own',
      'E a second',
      'E ÷ N',
    ],
    rows.map((row) => {
      const { what, path, bytes, perSecond, medianMs, p99Ms, cpuMs, F, R, N, E } = row;
      return [
        what,
        `\`${path}\``,
        String(bytes),
        short(perSecond),
        short(medianMs, 1),
        short(p99Ms, 1),
        short(cpuMs, 2),
        ratioOfTurns(row, F),
        ratioOfTurns(row, R),
        ratioOfTurns(row, N),
        ratio(F?.cpuMs, cpuMs),
        ratio(R?.cpuMs, cpuMs),
        ratio(N?.cpuMs, cpuMs),
        short(E?.perSecond),
        ratioOfTurns(E, N),
      ];
    }),
  );
  const queries = rows.flatMap(({ path, medianMs, Q }) =>
    Q
      ? [
          `Q, the queries of \`${path}\` alone: ${short(Q.perSecond)} a second, ${Q.medianMs.toFixed(2)} ms of ${short(medianMs, 1)}.`,
        ]
      : [],
  );
  const failures = rows.reduce((sum, { failures: own, E }) => sum + own + (E?.failures ?? 0), 0);
  const kept = Object.entries(memory).map(([when, megabytes]) => `${when} ${short(megabytes)} MB`);
  const looks = lighthouse
    ? table(
        ['Lighthouse, mobile', 'speed', 'accessibility', 'practices', 'SEO', 'LCP s', 'TBT ms', 'CLS'],
        lighthouse.map((page) => [
          `\`${page.path}\``,
          ...page.scores.map(String),
          page.lcp.toFixed(2),
          short(page.tbt),
          page.cls.toFixed(3),
        ]),
      )
    : '';
  return [
    `${at.slice(0, 16).replace('T', ' ')} UTC, ${machine}, load ${load.join(' ')}, ${Object.entries(versions)
      .map(([name, version]) => `${name} ${version}`)
      .join(', ')}`,
    rows.length > 0 ? `${speeds}\n\nFailures: ${failures}.` : '',
    ...queries,
    kept.length > 0 ? `Memory: ${kept.join(', ')}.` : '',
    looks,
    skipped.length > 0 ? `Skipped: ${skipped.join('; ')}.` : '',
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}
