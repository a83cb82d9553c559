import type { Text } from './references';

const testFile = /\.(?:test\.tsx?|spec\.ts)$/;

/** A whole file, one case, a Playwright title, or a list whose most cases are for the full run (`lib/testing/sample.ts`). */
const slow = /@module-tag slow|'slow'|@slow|\b(?:inTwoRuns|everyTenth)\(/;

/** Files that a row names by their path, by a folder above them or with `*`. */
function filesOf(place: string, tests: readonly Text[]): Text[] {
  const escaped = place.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '[^/]*');
  const named = new RegExp(`^${escaped}(?:/|$)`);
  return tests.filter(({ file }) => testFile.test(file) && named.test(file));
}

/**
 * Rows of the guarantees in docs/testing.md whose column "Quick" is not what the tags of their tests say: "all" where a
 * test is left out of `npm test`, "–" where a file has none that is.
 * @param document the text with the table: guarantee, where it is proven, quick, full
 * @param tests every test of the checkout
 * @returns one sentence for each wrong cell
 */
export function wrongQuickCells(document: string, tests: readonly Text[]): string[] {
  const rows = document.split('\n').map((line) => line.split(' | '));
  return rows.flatMap(([guarantee = '', proof = '', quick = '', full]) => {
    if (full === undefined) return [];
    const places = [...proof.matchAll(/`([^`]+)`/g)].map(([, place = '']) => place);
    const files = places.flatMap((place) => filesOf(place, tests));
    const title = guarantee.replace('| ', '');
    if (quick === 'all') {
      return files
        .filter(({ text }) => slow.test(text))
        .map(({ file }) => `"${title}": ${file} has cases that only the full run tries`);
    }
    if (quick === '–') {
      return files
        .filter(({ text }) => !slow.test(text))
        .map(({ file }) => `"${title}": all of ${file} runs in npm test`);
    }
    return [];
  });
}
