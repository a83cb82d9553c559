import { describe, expect, it } from 'vitest';
import { frameAround } from '@/lib/server/next-internals/page-frame';
import { putToSleep } from '@/lib/server/next-internals/sleeping-page.mjs';
import { madePage } from '@/lib/testing/made-page';
import { makeSheet } from '@/lib/testing/made-styles';

const css = [
  'p{margin:0}b{color:red}',
  '.red{color:red}.blue{color:blue}.wide{width:var(--wide)}',
  ':root{--wide:1px;--high:2px}',
  'html:has([data-quiet]) p,html:has(#late) p{color:green}',
  '::-webkit-search-cancel-button{color:red}',
  '@font-face{font-family:marks;src:url(data:a);unicode-range:U+E0-FF}',
].join('');

const bodyOf = (part: string) => `<p class="red">before</p>${part}<p>behind</p>`;

/** The whole page with a part, made by the framework. */
function wholePage(sheet: string, part: string, body = bodyOf(part)) {
  const html = madePage({ body }).replace('/_next/static/chunks/a.css', sheet);
  const page = putToSleep(html, '/list?q=one', '/wake/script/index.js');
  if (!page) throw new Error('The page does not sleep.');
  return page;
}

const policyOf = (style: string) => `policy of ${style}`;
const firstPart = '<div class="blue"><i>one</i></div>';

describe('the frame of a page', () => {
  it.each([
    ['', 'nothing'],
    [firstPart, 'the part from which it was learned'],
    ['<div class="red">two</div><div class="blue red">three</div>', 'classes of both'],
    ['<b>four</b>', 'an element with a rule'],
    ['<div class="wide">five</div>', 'a property that a rule uses'],
    ['<svg fill="var(--high)"></svg>', 'a property that the part uses'],
    ['<div data-quiet="">six</div>', 'a mark'],
    [
      '<div id="late">seven</div><div id="name-meera">eight</div>',
      'an id that is a mark, and one that is not',
    ],
    ['<input type="search"/>', 'a field of a kind of its own'],
    ['<div>Zoë</div>', 'a letter with a font of its own'],
    ['<div class="red &gt;x">&lt;b&gt; $&amp; $1</div>', 'entities'],
  ])('gives with %s the page that the framework would have made (%s)', (part) => {
    const sheet = makeSheet(css);
    const fill = frameAround(wholePage(sheet, firstPart), firstPart, policyOf);
    // A part of the same page filled before must not decide about the next.
    fill?.('<div class="wide" data-quiet="">Zoë</div>', '/list?q=other');
    const made = fill?.(part, '/list?q=one');
    const whole = wholePage(sheet, part);
    expect(made?.html.replace(made.address, '')).toBe(whole.html.replace(whole.data.address, ''));
    expect(made?.policy).toBe(policyOf(whole.style));
  });

  it('names the data of a page by its HTML and its question', () => {
    const sheet = makeSheet(css);
    const fill = frameAround(wholePage(sheet, firstPart), firstPart, policyOf);
    const addressOf = (part: string, page: string) => fill?.(part, page).address;
    const known = addressOf('<i>one</i>', '/list?q=one');
    expect(known).toMatch(/^\/wake\/[\w-]{22}\/list~[\w-]+\.json$/);
    expect(addressOf('<i>one</i>', '/list?q=one')).toBe(known);
    expect(addressOf('<i>two</i>', '/list?q=one')).not.toBe(known);
    expect(addressOf('<i>one</i>', '/list?q=two')).not.toBe(known);
    const learnedElsewhere = frameAround(wholePage(sheet, '<b>two</b>'), '<b>two</b>', policyOf);
    expect(learnedElsewhere?.('<i>one</i>', '/list?q=one').address).toBe(known);
    const otherBody = `<p class="red">other</p>${firstPart}`;
    const otherFrame = frameAround(wholePage(sheet, firstPart, otherBody), firstPart, policyOf);
    expect(otherFrame?.('<i>one</i>', '/list?q=one').address).not.toBe(known);
  });

  it.each([
    ['does not stand in it', '<i>other</i>', bodyOf(firstPart)],
    ['stands in it twice', firstPart, firstPart + firstPart],
    ['is empty', '', bodyOf('')],
  ])('is not learned from a part that %s', (_, part, body) => {
    expect(frameAround(wholePage(makeSheet(css), '', body), part, policyOf)).toBeUndefined();
  });

  it('is not learned from a page with style sheets', () => {
    const page = wholePage('/_next/static/chunks/nothing.css', firstPart);
    expect(page.style).toBe('');
    expect(frameAround(page, firstPart, policyOf)).toBeUndefined();
  });
});
