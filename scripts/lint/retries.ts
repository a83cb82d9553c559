import { readFileSync } from 'node:fs';
import { filesBelow } from './imports';

/** An option of a case, of a group of cases or of a runner; a string with the word does not count. */
const option = /(?:^|[{,])\s*(?:retry|retries)\s*:(?!\s*0\b)/gm;

/** Tests below a folder: units, HTTP and journeys. */
export function testFiles(folder: string): string[] {
  return filesBelow(folder).filter((file) => /\.(?:test|spec)\.tsx?$/.test(file));
}

/**
 * Tests with retries: a test that passes only sometimes is a defect (CONTRIBUTING.md).
 * @param files paths from the root
 * @returns one sentence for each, with file and line
 */
export function retriedTests(files: readonly string[]): string[] {
  return files.flatMap((file) => retriesOf(file, readFileSync(file, 'utf8')));
}

/** @returns one sentence for each such option of a source */
export function retriesOf(file: string, source: string): string[] {
  return [...source.matchAll(option)].map(({ 0: found, index }) => {
    const line = source.slice(0, index + found.length).split('\n').length;
    return `${file}:${line} tries a test again: say what it depends on instead`;
  });
}
