import { execFile } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { z } from 'zod';
import { freePort } from '../scripts/services/ports';
import { browserFlags } from '../scripts/testing/browser';
import { median } from './load';

/** Scores of 100 and three figures of one page on Lighthouse's slow phone. */
export type Lighthouse = {
  readonly path: string;
  /** Zone of the browser's clock. */
  readonly clock: string;
  /** Performance, accessibility, best practices, SEO. */
  readonly scores: readonly number[];
  /** Seconds */
  readonly lcp: number;
  /** Milliseconds */
  readonly tbt: number;
  readonly cls: number;
  /** The faults that cost points, in Lighthouse's words. */
  readonly faults: readonly string[];
};

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

/** The zone of most readers, and one in which free times differ from the therapist's. */
const clocks = ['Asia/Kolkata', 'America/Toronto'];

/** The installed Chromium, or else that of the tests. */
async function startBrowser(port: number, clock: string): Promise<Browser> {
  const named = [process.env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/google-chrome'];
  const executablePath = named.find((file) => file && existsSync(file));
  // The product's nginx has a self-signed certificate on this computer.
  const args = [...browserFlags, '--ignore-certificate-errors', `--remote-debugging-port=${port}`];
  return chromium.launch({ executablePath, args, env: { ...process.env, TZ: clock } });
}

type Visit = Omit<Lighthouse, 'path' | 'clock'>;

/** Fetched only for this measurement, because no other command needs its ninety packages. */
const lighthouse = 'lighthouse@12.8.2';

const report = z.object({
  lhr: z.object({
    runtimeError: z.object({ message: z.string() }).optional(),
    audits: z.record(
      z.string(),
      z.object({ title: z.string(), score: z.number().nullable(), numericValue: z.number().optional() }),
    ),
    categories: z.record(
      z.string(),
      z.object({
        score: z.number().nullable(),
        auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })),
      }),
    ),
  }),
});

/** Visits an address in the browser behind a port. */
type Program = (
  address: string,
  settings: { readonly port: number; readonly logLevel: 'silent' },
) => Promise<unknown>;

/**
 * Fetches the program once, because npm checks its ninety packages each time, and loads it once, because a
 * second start would take processor time from the page.
 */
async function fetchProgram(): Promise<Program> {
  const args = ['exec', '--yes', `--package=${lighthouse}`, '--', 'which', 'lighthouse'];
  const { stdout } = await promisify(execFile)('npm', args);
  const folder = dirname(dirname(realpathSync(stdout.trim())));
  const { default: program }: { default: Program } = await import(
    pathToFileURL(join(folder, 'core', 'index.js')).href
  );
  return program;
}

async function visit(program: Program, address: string, port: number): Promise<Visit> {
  const { lhr } = report.parse(await program(address, { port, logLevel: 'silent' }));
  const { runtimeError, audits, categories: judged } = lhr;
  if (runtimeError) throw new Error(runtimeError.message);
  const figure = (name: string) => {
    const value = audits[name]?.numericValue;
    if (value === undefined) throw new Error(`${name} was not measured`);
    return value;
  };
  const weighing = categories.flatMap((name) => judged[name]?.auditRefs ?? []);
  return {
    scores: categories.map((name) => Math.round((judged[name]?.score ?? 0) * 100)),
    lcp: figure('largest-contentful-paint') / 1_000,
    tbt: figure('total-blocking-time'),
    cls: figure('cumulative-layout-shift'),
    faults: weighing.flatMap(({ id, weight }) => {
      const audit = audits[id];
      return weight > 0 && audit && audit.score !== null && audit.score < 0.9 ? [audit.title] : [];
    }),
  };
}

/**
 * Visits again if the browser's record cannot be read, which happens once in a hundred. @throws the third
 * failure
 */
async function visitUntilRead(program: Program, address: string, port: number): Promise<Visit> {
  for (let tries = 1; ; tries++) {
    try {
      return await visit(program, address, port);
    } catch (error) {
      if (tries === 3) throw error;
    }
  }
}

function medianOf(visits: readonly Visit[]): Visit {
  return {
    scores: categories.map((_, place) => median(visits.map(({ scores }) => scores[place] ?? 0))),
    lcp: median(visits.map(({ lcp }) => lcp)),
    tbt: median(visits.map(({ tbt }) => tbt)),
    cls: median(visits.map(({ cls }) => cls)),
    faults: [...new Set(visits.flatMap(({ faults }) => faults))],
  };
}

/**
 * Lighthouse for each address and each clock, medians of several visits (BENCH_LIGHTHOUSE_RUNS, 3). Each
 * visit begins with empty caches.
 * @throws if there is no Chromium
 */
export async function lighthouseOf(origin: URL, paths: readonly string[]): Promise<Lighthouse[]> {
  const runs = Number(process.env.BENCH_LIGHTHOUSE_RUNS || 3);
  const program = await fetchProgram();
  const found: Lighthouse[] = [];
  console.log(`Lighthouse visits ${origin.origin}`);
  for (const clock of clocks) {
    const port = await freePort();
    const browser = await startBrowser(port, clock).catch((error: Error) => {
      throw new Error(`no Chromium is installed (${error.message.split('\n')[0]})`);
    });
    try {
      for (const path of paths) {
        const visits: Visit[] = [];
        for (let run = 0; run < runs; run++)
          visits.push(await visitUntilRead(program, new URL(path, origin).href, port));
        const page = { path, clock, ...medianOf(visits) };
        found.push(page);
        console.log(
          `${clock} ${path} ${page.scores.join('/')} ${page.lcp.toFixed(2)} s ${page.tbt.toFixed(0)} ms ${page.cls.toFixed(3)} ${page.faults.join(', ')}`,
        );
      }
    } finally {
      await browser.close();
    }
  }
  return found;
}
