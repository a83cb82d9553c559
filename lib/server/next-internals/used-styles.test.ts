import { expect, it } from 'vitest';
import { makeSheet } from '@/lib/testing/made-styles';
import { withUsedStyles } from './used-styles.mjs';

/** The rules with their long names, which say more in a test. */
function used(css: string, html: string): string | undefined {
  const styled = withUsedStyles(html, [makeSheet(css)]);
  const long = new Map([...(styled?.names ?? [])].map(([name, short]) => [short, name]));
  return styled?.style.replace(
    /\.([A-Z]\w*)/g,
    (whole, short) => `.${long.get(short)?.replace(/[^\w-]/g, '\\$&') ?? whole}`,
  );
}

it.each([
  ['a class of the page', '.a{color:red}.b{color:blue}', '<p class="a">', '.a{color:red}'],
  ['all classes of a selector', '.a.b,.a .c{color:red}', '<p class="a b">', '.a.b{color:red}'],
  [
    'a class with signs',
    '.w-1\\/2,.\\*\\:p-2>*,.\\33 xl{color:red}',
    '<p class="*:p-2">',
    '.\\*\\:p-2>*{color:red}',
  ],
  [
    'a class as React writes it',
    '.\\[\\&\\>b\\]\\:x>b{color:red}',
    '<p class="[&amp;&gt;b]:x"><b>',
    '.\\[\\&\\>b\\]\\:x>b{color:red}',
  ],
  ['an element of the page', 'p{color:red}table,kbd{color:blue}', '<p>', 'p{color:red}'],
  [
    'one of several and what is not there',
    ':is(.a,.b) p,p:not(.c){color:red}',
    '<p>',
    ':is(.a,.b) p,p:not(.c){color:red}',
  ],
  [
    'a condition in :where',
    ':where(.a>:not(:last-child)){color:red}:where(.b){color:blue}',
    '<p class="a">',
    ':where(.a>:not(:last-child)){color:red}',
  ],
  [
    'a state',
    '.a:hover,.a[open],.a::before,p:nth-child(odd),.a:nth-child(n+3){color:red}',
    '<p class="a">',
    '.a:hover,.a[open],.a::before,p:nth-child(odd),.a:nth-child(n+3){color:red}',
  ],
  [
    'a mark that is somewhere in the page',
    'html:has([data-a]) p,html:has([data-b=c]) p,:is(html:has(#d) p,html:has([data-e]) p){color:red}',
    '<html><p data-b="c" id="d">',
    'html:has([data-b=c]) p,:is(html:has(#d) p,html:has([data-e]) p){color:red}',
  ],
  [
    'no mark that is not',
    'html:has([data-a]) p,:is(html:has(#a) p,html:has([data-b]) p){color:red}',
    '<html><p>',
    '',
  ],
  [
    'groups that hold something',
    '@media print{.a{color:red}.b{color:blue}}@media screen{.b{color:red}}',
    '<p class="a">',
    '@media print{.a{color:red}}',
  ],
  [
    'a font for letters that are there',
    '@font-face{font-family:a;unicode-range:U+E0-FF,U+131}@font-face{font-family:b;unicode-range:U+152-153}@font-face{font-family:c}',
    '<p>Zoë',
    '@font-face{font-family:a;unicode-range:U+E0-FF,U+131}@font-face{font-family:c}',
  ],
  [
    'a property that something uses',
    ':root{--a:1;--b:2;--c:3}.a{width:var(--a)}',
    '<p class="a"><svg fill="var(--c)">',
    ':root{--a:1;--c:3}.a{width:var(--a)}',
  ],
  [
    'a property that another uses',
    ':root{--a:var(--b);--b:2}.a{width:var(--a)}',
    '<p class="a">',
    ':root{--a:var(--b);--b:2}.a{width:var(--a)}',
  ],
  [
    'keyframes that something names',
    '.a{animation:in .2s}@keyframes in{to{color:red}}@keyframes out{to{color:red}}',
    '<p class="a">',
    '.a{animation:in .2s}@keyframes in{to{color:red}}',
  ],
  [
    'the order of layers',
    '@layer base,utilities;@layer utilities{.b{color:red}}',
    '<p>',
    '@layer base,utilities;',
  ],
  ['parts of fields that are there', '::-webkit-datetime-edit{padding:0}', '<input type="text"/>', ''],
  [
    'parts of unusual fields',
    '::-webkit-datetime-edit{padding:0}',
    '<input type="date"/>',
    '::-webkit-datetime-edit{padding:0}',
  ],
])('keeps %s', (_, css, html, kept) => {
  expect(used(css, html)).toBe(kept);
});

it('names files by their whole address', () => {
  const fonts = '@font-face{font-family:f;src:url(../media/f.woff2)format("woff2"),url(data:a)}';
  expect(used(fonts, '<p class="a">')).toBe(
    '@font-face{font-family:f;src:url(/_next/static/media/f.woff2)format("woff2"),url(data:a)}',
  );
});

it('leaves a page its sheets when one cannot be read', () => {
  expect(withUsedStyles('<p>', ['/_next/static/chunks/nothing.css'])).toBeUndefined();
});
