// `npm run bench:weight`: what each public page of the running copy weighs, in bytes: its HTML plain and at brotli's best
// level, with its style sheets, and its fonts. Says which pages are above 15 KB of HTML and styles.
import { brotliCompressSync, constants } from 'node:zlib';
import { env } from '@/lib/server/env';
import { readRunningServices } from '../scripts/services/running';
import { allPublicPages } from './public-pages';

readRunningServices();
const most = 15 * 1_024;

const read = async (address: string) =>
  Buffer.from(await (await fetch(new URL(address, env.APP_URL))).arrayBuffer());

const compressed = (content: Buffer) =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

const files = new Map<string, { readonly plain: number; readonly br: number }>();

async function sizeOf(address: string) {
  const content = await read(address);
  const known = files.get(address) ?? { plain: content.length, br: compressed(content) };
  files.set(address, known);
  return known;
}

async function sizesOf(addresses: readonly string[], form: 'plain' | 'br'): Promise<number> {
  const sizes = await Promise.all([...new Set(addresses)].map(sizeOf));
  return sizes.reduce((sum, size) => sum + size[form], 0);
}

const found = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, address = '']) => address);

const table: Record<string, Record<string, number | string>> = {};
for (const page of await allPublicPages(new URL(env.APP_URL))) {
  // A page that answers questions sleeps from the third time on.
  for (let time = 0; time < 3; time++) {
    await read(page);
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
  const html = await read(page);
  const text = html.toString('utf8');
  const br = compressed(html);
  // A sleeping page has the rules that it uses in itself.
  const inside = /<style[^>]*>([\s\S]*?)<\/style>/.exec(text)?.[1]?.length ?? 0;
  const styles = await sizesOf(found(text, /<link rel="stylesheet" href="([^"]+)"/g), 'br');
  table[page] = {
    'HTML plain': html.length - inside,
    'styles inside': inside,
    'HTML br': br,
    'styles br': styles,
    'HTML + styles': br + styles,
    fonts: await sizesOf(found(text, /["'(](\/_next\/static\/media\/[^"')]+\.woff2)["')]/g), 'plain'),
    asleep: text.includes(' data-page=') ? 'yes' : 'no',
    '': br + styles > most ? 'above' : '',
  };
}
console.table(table);
