import type { Lighthouse } from './lighthouse';
import { median } from './load';
import type { Weight } from './weight';

/** One server under load. */
export type Measured = {
  /** Answers per second in each turn. The servers of a page take turns. */
  readonly perTurn: readonly number[];
  /** Their median. */
  readonly perSecond: number;
  readonly medianMs: number;
  readonly p99Ms: number;
  /** Processor time of the server for one answer; null if the system does not report it. */
  readonly cpuMs: number | null;
  readonly failures: number;
};

/** One page, next to the same page of the controls. */
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
};

type Result = {
  readonly at: string;
  readonly machine: string;
  readonly load: readonly number[];
  readonly versions: Readonly<Record<string, string>>;
  readonly rows: readonly Row[];
  readonly memory: Readonly<Record<string, number>>;
  readonly weights: readonly Weight[];
  readonly lighthouse: readonly Lighthouse[];
  readonly skipped: readonly string[];
};

/** The median of the ratios of each turn: a slow second affects both sides of it. */
function ratio(own: Measured | undefined, other: Measured | undefined): string {
  if (!own || !other) return '–';
  return median(own.perTurn.map((answers, turn) => answers / (other.perTurn[turn] || Number.NaN))).toFixed(2);
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

const kilobytes = (bytes: number) => (bytes / 1_024).toFixed(1);

const speedTable = (rows: readonly Row[]) =>
  table(
    ['What', 'Address', 'Bytes', 'a second', 'median ms', 'p99 ms', 'CPU ms', '÷ N', 'E ÷ N', '÷ F', '÷ R'],
    rows.map((row) => [
      row.what,
      `\`${row.path}\``,
      String(row.bytes),
      row.perSecond.toFixed(0),
      row.medianMs.toFixed(1),
      row.p99Ms.toFixed(1),
      row.cpuMs?.toFixed(2) ?? '–',
      ratio(row, row.N),
      ratio(row.E, row.N),
      ratio(row, row.F),
      ratio(row, row.R),
    ]),
  );

/** The heaviest page of each kind shows whether all are within the limit. */
const weightTable = (weights: readonly Weight[]) =>
  table(
    ['KB as sent', 'HTML', 'styles', 'first page', 'further page', 'script'],
    weights.map(({ path, html, styles, ownStyles, scripts }) => [
      `\`${path}\``,
      ...[html, styles, html + styles, html + ownStyles, scripts].map(kilobytes),
    ]),
  );

const lighthouseTable = (pages: readonly Lighthouse[]) =>
  table(
    ['Lighthouse, mobile', 'clock', 'speed', 'accessibility', 'practices', 'SEO', 'LCP s', 'TBT ms', 'CLS'],
    pages.map((page) => [
      `\`${page.path}\``,
      page.clock,
      ...page.scores.map(String),
      page.lcp.toFixed(2),
      page.tbt.toFixed(0),
      page.cls.toFixed(3),
    ]),
  );

/** A measurement as Markdown, for the terminal and for `docs/performance.md`. */
export function markdownOf(result: Result): string {
  const { at, machine, load, versions, rows, memory, weights, lighthouse, skipped } = result;
  const failures = rows.reduce((sum, { failures: own, E }) => sum + own + (E?.failures ?? 0), 0);
  const used = Object.entries(memory).map(([when, megabytes]) => `${when} ${megabytes.toFixed(0)} MB`);
  const programs = Object.entries(versions).map(([name, version]) => `${name} ${version}`);
  return [
    `${at.slice(0, 16).replace('T', ' ')} UTC, ${machine}, load ${load.join(' ')}, ${programs.join(', ')}`,
    rows.length > 0 && `${speedTable(rows)}\n\nFailures: ${failures}.`,
    used.length > 0 && `Memory: ${used.join(', ')}.`,
    weights.length > 0 && weightTable(weights),
    lighthouse.length > 0 && lighthouseTable(lighthouse),
    skipped.length > 0 && `Skipped: ${skipped.join('; ')}.`,
  ]
    .filter(Boolean)
    .join('\n\n');
}
