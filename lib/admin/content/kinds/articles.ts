import { notAfter, shownField } from '@/lib/admin/content/kinds/fields';
import { describeContent } from '@/lib/admin/content/spec';
import { articleKind } from '@/lib/site/article/kind';
import { markdownFault, pagesLinkedFrom } from '@/lib/site/article/markdown/faults';
import type { ArticlePicture } from '@/lib/site/article/pictures';
import { articleCategories } from '@/lib/site/article/schema';
import { publicPages } from '@/lib/site/seo/public-pages';

const pictures: Readonly<Record<ArticlePicture, string>> = {
  'two-chairs': 'Two chairs',
  'study-table': 'A study table',
  'two-windows': 'Two windows',
  'night-window': 'A window at night',
  'tea-break': 'A cup of tea',
  letter: 'A letter',
  household: 'A household',
  balance: 'Scales',
  clarity: 'A clear view',
  care: 'Hands that hold',
};

const pages: ReadonlySet<string> = new Set(publicPages);
/** Addresses of other rows and files may follow these prefixes, and they may come and go. */
const below =
  /^\/(?:blog|professionals|therapists|internships|book|resources\/tools-worksheets)\/[a-z0-9/-]+$/;

/** The first link to a page of this site that does not exist. */
function deadLink(markdown: string): string | null {
  const dead = pagesLinkedFrom(markdown).find(({ path }) => !pages.has(path) && !below.test(path));
  return dead ? `Line ${dead.line} links to ${dead.path}, which is no page of this site` : null;
}

function wrongText(markdown: string): Readonly<Record<string, string>> {
  const fault = markdownFault(markdown) ?? deadLink(markdown);
  return fault ? { body: fault } : {};
}

export const articles = describeContent({
  kind: articleKind,
  title: 'Articles',
  lead: 'The articles of the blog, written in Markdown. Lists, search, feed and sitemap follow when you publish.',
  page: '/blog',
  nameOf: ({ title }) => title,
  adds: {
    one: 'article',
    blank: { shown: 'yes', author: 'The Antarman editors', 'sources.count': '1' },
    address: {
      type: 'line',
      name: 'slug',
      label: 'Address',
      hint: 'The part after /blog/, such as sleep-and-worry. You cannot change it after the first save, so that links keep working.',
      wide: true,
    },
  },
  refuse: ({ date, updated, body }, _entry, today) => ({
    ...notAfter(today, 'date', date, 'The day of publication cannot be in the future'),
    ...notAfter(today, 'updated', updated, 'The day of the change cannot be in the future'),
    ...wrongText(body),
  }),
  parts: [
    { type: 'line', name: 'title', label: 'Title', hint: 'At most 90 characters.', wide: true },
    {
      type: 'text',
      name: 'excerpt',
      label: 'Description',
      hint: 'At most 200 characters. Lists and search engines show it.',
      rows: 2,
    },
    {
      type: 'choice',
      name: 'category',
      label: 'Category',
      options: articleCategories.map((category) => ({ value: category, label: category })),
    },
    {
      type: 'choice',
      name: 'picture',
      label: 'Picture',
      options: Object.entries(pictures).map(([value, label]) => ({ value, label })),
    },
    { type: 'line', name: 'author', label: 'Written by' },
    {
      type: 'line',
      name: 'reviewer',
      label: 'Checked by',
      hint: 'An expert who reviewed it. Optional.',
      optional: true,
    },
    { type: 'date', name: 'date', label: 'Published on' },
    {
      type: 'date',
      name: 'updated',
      label: 'Changed on',
      hint: 'Only for a change that readers should know about. Optional.',
      optional: true,
    },
    {
      type: 'text',
      name: 'body',
      label: 'Text',
      hint: '## begins a heading, - a point, > a quotation. **Bold**, *slanted*, [words](https://address). A drawing: ![what it shows](/art/letter.svg).',
      rows: 24,
    },
    {
      type: 'rows',
      name: 'sources',
      label: 'Source',
      one: 'source',
      most: 20,
      fields: [
        { type: 'line', name: 'title', label: 'Title', wide: true },
        { type: 'line', name: 'publisher', label: 'Who published it, and when' },
        {
          type: 'line',
          name: 'url',
          label: 'Link',
          hint: 'Begins with https://. Optional.',
          optional: true,
        },
      ],
    },
    { type: 'tick', name: 'featured', label: 'Feature it on the blog' },
    shownField('to visitors'),
  ],
});
