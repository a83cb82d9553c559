import { describe, expect, it } from 'vitest';
import { shortenPage, shortenSelector, shortNames } from './class-names.mjs';

describe('short names', () => {
  it('begin with a capital, differ, and none looks like an advertisement', () => {
    const names = shortNames(Array.from({ length: 3_000 }, (_, place) => `.class-${place}`));
    const short = [...names.values()];
    expect(new Set(short).size).toBe(3_000);
    expect(short.slice(0, 3)).toEqual(['A', 'B', 'C']);
    expect(short.filter((name) => !/^[A-Z][A-Za-z0-9]*$/.test(name) || /^ad/i.test(name))).toEqual([]);
    expect(Math.max(...short.map((name) => name.length))).toBe(3);
  });

  it('are the same for the same sheets, whatever a page uses of them', () => {
    const selectors = ['.mt-4', '.sm\\:mt-8', '.mt-4'];
    expect([...shortNames(selectors)]).toEqual([
      ['mt-4', 'A'],
      ['sm:mt-8', 'B'],
    ]);
  });

  // React changes one element of a page and gives it its long names; the elements around it keep the short ones.
  it.each([
    ['.group:hover .group-hover\\:underline', ['group-hover:underline']],
    ['.group-hover\\:underline:is(:where(.group):hover *)', ['group-hover:underline']],
    ['.disclosure[open] > summary .chevron', []],
    ['.md\\:a .lg\\:b', []],
    [':is(.a, .b) p', []],
    ['.a.a', ['a']],
  ])('shorten at most one name of %s', (selector, shortened) => {
    expect([...shortNames([selector]).keys()]).toEqual(shortened);
  });

  it('leave a name long everywhere when one selector needs it so', () => {
    expect([...shortNames(['.a', '.a .b', '.c']).keys()]).toEqual(['c']);
  });
});

it('shortens a selector with signs, and leaves what is no known class', () => {
  const names = shortNames(['.w-1\\/2', '.\\33 xl']);
  expect(shortenSelector('.w-1\\/2:hover > .other, .\\33 xl', names)).toBe('.A:hover > .other, .B');
});

it('shortens a page, and only its classes', () => {
  const names = shortNames(['.\\[\\&\\>b\\]\\:x', '.mt-4']);
  expect(
    shortenPage(
      '<p class="mt-4 own [&amp;&gt;b]:x" data-class="mt-4">mt-4 class=&quot;mt-4&quot;</p>',
      names,
    ),
  ).toBe('<p class="B own A" data-class="mt-4">mt-4 class=&quot;mt-4&quot;</p>');
});
