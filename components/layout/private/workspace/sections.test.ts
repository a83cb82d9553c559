import { expect, it } from 'vitest';
import { countIn, findPage, type Section } from '@/components/layout/private/workspace/sections';

const home = { href: '/desk', label: 'Today', icon: 'home' } as const satisfies Section;
const money = {
  href: '/desk/payments',
  label: 'Payments',
  icon: 'money',
  pages: [
    { href: '/desk/payments', label: 'Payments' },
    { href: '/desk/payments/statements', label: 'Statements' },
    { href: '/desk/quotations', label: 'Quotations', also: '/desk/offers' },
  ],
} as const satisfies Section;
const sections = [home, money];

it.each([
  ['/desk', 'Today', 'Today'],
  ['/desk/payments', 'Payments', 'Payments'],
  ['/desk/payments/one', 'Payments', 'Payments'],
  ['/desk/payments/statements/one', 'Payments', 'Statements'],
  ['/desk/quotations/new', 'Payments', 'Quotations'],
  ['/desk/offers/one', 'Payments', 'Quotations'],
  ['/desk/elsewhere', 'Today', 'Today'],
])('finds %s in %s, %s', (here, section, page) => {
  const found = findPage(sections, here);
  expect([found?.section.label, found?.page.label]).toEqual([section, page]);
});

it('places a page of another area nowhere', () => {
  expect(findPage(sections, '/desks')).toBeNull();
});

it('adds up what waits in the pages of a section', () => {
  const counts = { '/desk/payments': 2, '/desk/quotations': 3, '/desk': 5 };
  expect([countIn(home, counts), countIn(money, counts)]).toEqual([5, 5]);
});
