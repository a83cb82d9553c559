// A whole document.

import { renderToBuffer } from '@react-pdf/renderer';
import type { ComponentProps } from 'react';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect, it } from 'vitest';
import { Brochure } from '@/components/site/service/brochure';
import { benefits, partners, steps } from '@/content/corporate-plans';
import { site, statedBy } from '@/content/site';

const brochure = (claims: ComponentProps<typeof Brochure>['claims'] = [...site.claims.corporate]) =>
  renderToBuffer(
    <Brochure
      address="antarman.test"
      email="support@antarman.test"
      claims={claims}
      partners={{ partners: [...partners], sample: true }}
    />,
  );

it('is two pages of real text that hold what the page says', async () => {
  const pdf = await getDocumentProxy(new Uint8Array(await brochure()));
  const { totalPages, text } = await extractText(pdf, { mergePages: true });
  expect(totalPages).toBe(2);
  const read = text.replace(/\s+/g, ' ');
  const expected = [
    ...benefits.flatMap((benefit) => [benefit.title, benefit.text]),
    ...site.claims.corporate.map(({ text: claim }) => claim),
    statedBy,
    ...steps.map((step) => step.text),
    ...partners.map(({ quote }) => quote),
    'support@antarman.test',
    '(sample data)',
    '112',
    '14416',
  ];
  for (const words of expected) expect(read).toContain(words);
  const page = await pdf.getPage(1);
  const [, , width, height] = page.view;
  expect(width).toBeCloseTo(595.28, 0);
  expect(height).toBeCloseTo(841.89, 0);
  const { info } = await pdf.getMetadata();
  expect(info).toMatchObject({ Title: 'Antarman: corporate wellness plans', Language: 'en-IN' });
});

it('claims nothing while the owner’s claims are hidden', async () => {
  const pdf = await getDocumentProxy(new Uint8Array(await brochure([])));
  const { totalPages, text } = await extractText(pdf, { mergePages: true });
  expect(totalPages).toBe(2);
  for (const words of [...site.claims.corporate.map(({ text: claim }) => claim), statedBy]) {
    expect(text).not.toContain(words);
  }
});

it('is the same file each time it is made', async () => {
  expect(Buffer.compare(await brochure(), await brochure())).toBe(0);
});

it('promises no number of hours, people or days, which nothing in the product holds', async () => {
  const pdf = await getDocumentProxy(new Uint8Array(await brochure([])));
  const { text } = await extractText(pdf, { mergePages: true });
  const own = text.replace(/[“][^”]*[”][\s\S]*?\(sample data\)/g, '').replace(site.responsePromise, '');
  expect(own).not.toMatch(/quarter|\b(?:twenty|hours a month|working days|within \w+ (?:hours|days))\b/i);
});
