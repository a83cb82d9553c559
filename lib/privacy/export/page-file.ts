import 'server-only';
import { z } from 'zod';
import { site } from '@/content/site';
import { formatMoment } from '@/lib/format/time';
import {
  currencyOfRow,
  escapeHtml,
  isForMachines,
  nameInWords,
  valueInWords,
} from '@/lib/privacy/export/page-words';
import { ownNotes, ownSummaries, rowsOf, sharedWith } from '@/lib/privacy/export/rows';
import { type CategoryId, categories, categoryIds, keptFor } from '@/lib/privacy/records/categories';
import { personalTables } from '@/lib/privacy/records/inventory';
import type { Person } from '@/lib/privacy/records/person';
import { env } from '@/lib/server/env';

/** The page must look right from a folder on any device, years later: it uses system fonts and needs no other file. */
const pageStyle = `
:root { color-scheme: light dark; --background: #faf7f1; --foreground: #24383a; --soft: #4b5e60; --border: #d9d2c4; --link: #0e5450 }
@media (prefers-color-scheme: dark) {
  :root { --background: #16201f; --foreground: #ece7dc; --soft: #b3bdb9; --border: #3b4846; --link: #8fd0c4 }
}
* { box-sizing: border-box }
body { margin: 0 auto; max-width: 46rem; padding: 2rem 1rem 4rem; background: var(--background); color: var(--foreground);
  font: 1rem/1.6 system-ui, "Segoe UI", Roboto, "Noto Sans", sans-serif; overflow-wrap: anywhere }
h1, h2, h3 { font-family: Georgia, "Noto Serif", serif; line-height: 1.25; text-wrap: balance }
h1 { font-size: 2rem } h2 { margin-top: 3rem; font-size: 1.5rem } h3 { margin-top: 2rem; font-size: 1.125rem }
a { color: var(--link); text-underline-offset: .2em } a:focus-visible { outline: 3px solid var(--link); outline-offset: 2px }
nav ul { padding: 0; list-style: none } nav a { display: inline-block; padding: .5rem 0; min-height: 2.75rem }
.soft { color: var(--soft) }
dl { display: grid; gap: .25rem 1.25rem; margin: 0 0 1rem; padding: 1rem 0; border-top: 1px solid var(--border) }
dt { font-weight: 600 } dd { margin: 0 0 .5rem; white-space: pre-line }
@media (min-width: 36rem) { nav ul { columns: 2 } dl { grid-template-columns: 13rem 1fr } dd { margin: 0 } }
@media print {
  :root { --background: #fff; --foreground: #000; --soft: #333; --border: #999; --link: #000 }
  body { max-width: none; padding: 0; font-size: 10pt } nav { display: none }
  h2, h3 { break-after: avoid } dl { break-inside: avoid; grid-template-columns: 11rem 1fr }
}
`;

const rowShape = z.record(z.string(), z.unknown());

function head(madeAt: Date): string {
  const title = `Your data at ${escapeHtml(site.name)}`;
  return `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${pageStyle}</style>
</head>
<body>
<header>
<h1>${title}</h1>
<p>Made on ${formatMoment(madeAt)}. This page shows the data we have about you. The file <strong>data.json</strong>
has the same data for software, with all numbers. The files you sent are in the folder <strong>files</strong>.</p>
<p class="soft">Keep this folder where only you can open it.</p>
</header>
<main>
`;
}

function listOf(row: Readonly<Record<string, unknown>>): string {
  const fields = Object.entries(row).flatMap(([column, value]) => {
    const words = isForMachines(column) ? '' : valueInWords(column, value, currencyOfRow(row));
    return words ? [`<dt>${nameInWords(column)}</dt><dd>${escapeHtml(words)}</dd>`] : [];
  });
  return `<dl>${fields.join('')}</dl>\n`;
}

async function* writtenSection(id: string, opening: string, items: AsyncIterable<object>) {
  let open = false;
  for await (const item of items) {
    if (!open) yield `<section id="${id}">\n${opening}\n`;
    open = true;
    // Dates in the text form of other rows.
    yield listOf(rowShape.parse(JSON.parse(JSON.stringify(item))));
  }
  if (open) yield '</section>\n';
}

async function* writtenSections(person: Person): AsyncGenerator<string> {
  yield* writtenSection(
    'notes-you-wrote',
    '<h2>Notes you wrote</h2>\n<p>Only you can open them. Your clients’ copies say that there is a note, and since when.</p>',
    ownNotes(person),
  );
  yield* writtenSection(
    'summaries-you-wrote',
    '<h2>Summaries you wrote</h2>\n<p>Only you and the new therapist can open them. Your clients’ copies say that there is a summary, and since when.</p>',
    ownSummaries(person),
  );
}

async function* tableSection(person: Person, category: CategoryId): AsyncGenerator<string> {
  for (const rule of personalTables) {
    if (rule.category !== category) continue;
    let heading = `<h3>${nameInWords(rule.table)}</h3>\n`;
    for await (const text of rowsOf(person, rule)) {
      yield heading;
      heading = '';
      yield listOf(rowShape.parse(JSON.parse(text)));
    }
  }
}

async function* categorySection(person: Person, id: CategoryId): AsyncGenerator<string> {
  const { title, why, ground } = categories[id];
  yield `<section id="${id}">\n<h2>${escapeHtml(title)}</h2>
<p>${escapeHtml(why)} <span class="soft">Legal basis: ${ground}. Kept ${escapeHtml(keptFor(id))}.</span></p>\n`;
  let empty = true;
  for await (const piece of tableSection(person, id)) {
    empty = false;
    yield piece;
  }
  yield `${empty ? '<p class="soft">Nothing.</p>\n' : ''}</section>\n`;
}

/** The readable copy, in pieces: one page that needs no other file, runs no script and prints well. */
export async function* pageFile(
  person: Person,
  madeAt: Date,
  lostFiles: readonly string[],
): AsyncGenerator<string> {
  yield head(madeAt);
  const links = categoryIds.map((id) => `<li><a href="#${id}">${escapeHtml(categories[id].title)}</a></li>`);
  yield `<nav aria-label="Contents"><ul>${links.join('')}<li><a href="#shared">Who it was shared with</a></li></ul></nav>\n`;
  for (const id of categoryIds) yield* categorySection(person, id);
  yield* writtenSections(person);
  if (lostFiles.length > 0) {
    yield `<p>We could no longer find these files of yours: ${escapeHtml(lostFiles.join(', '))}</p>\n`;
  }
  const therapists = (await sharedWith(person)).map(
    ({ name, title, what }) =>
      `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(title)}: ${escapeHtml(what.join(', '))}</dd>`,
  );
  const notice = new URL('/privacy', env.APP_URL).href;
  yield `<section id="shared">\n<h2>Who it was shared with</h2>
${therapists.length > 0 ? `<dl>${therapists.join('')}</dl>` : '<p>It was not shared with a therapist.</p>'}
<p>Our support team sees it when you ask for help. Companies that run servers, send mail and store files for us keep it
on our instructions. Our <a href="${escapeHtml(notice)}">privacy notice</a> says how.</p>\n</section>\n</main>\n</body>\n</html>\n`;
}
