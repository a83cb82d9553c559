import { describe, expect, it } from 'vitest';
import { articleFiles, readArticleFile } from '@/lib/site/article/files';
import { pagesLinkedFrom } from '@/lib/site/article/markdown/faults';
import { newestFirst, relatedArticles } from '@/lib/site/article/rules';
import { articleCategories, articleView } from '@/lib/site/article/schema';
import { publicPages } from '@/lib/site/seo/public-pages';

const body = 'word '.repeat(800);
const sources = ['One', 'Two', 'Three'].map((name) => `  - { title: "Book ${name}", publisher: Press }`);

function file(change: Readonly<Record<string, string | undefined>> = {}): string {
  const fields: Record<string, string | undefined> = {
    title: 'A title',
    category: 'Mental Health Tips',
    excerpt: 'What it is about.',
    author: 'The editors',
    date: '2026-01-31',
    featured: 'false',
    picture: 'two-chairs',
    sources: `\n${sources.join('\n')}`,
    ...change,
  };
  const lines = Object.entries(fields).flatMap(([key, value]) => (value ? [`${key}: ${value}`] : []));
  return `---\n${lines.join('\n')}\n---\n\n${body}`;
}

describe('an article file', () => {
  it('is read when it is complete', () => {
    expect(articleView('one', readArticleFile('one', file()))).toMatchObject({
      slug: 'one',
      readTime: 4,
      featured: false,
    });
  });

  it.each([
    ['a missing title', { title: undefined }, /title/],
    ['an unknown category', { category: 'Gossip' }, /category/],
    ['a date that does not exist', { date: '2026-02-31' }, /date/],
    ['a misspelt field', { sorces: '[]' }, /sorces/],
    ['too few sources', { sources: '[]' }, /sources/],
    ['a change before its publication', { updated: '2026-01-30' }, /updated/],
    ['a picture nobody drew', { picture: 'photo' }, /picture/],
  ])('is refused with %s, and says so', (_, change, message) => {
    expect(() => readArticleFile('one', file(change))).toThrow(message);
  });

  it('is refused when it is short or has no front matter', () => {
    expect(() => readArticleFile('one', file().slice(0, 400))).toThrow(/at least 100/);
    expect(() => readArticleFile('one', file().slice(0, -1_500))).toThrow(/at least 700/);
    expect(() => readArticleFile('one', 'Just words')).toThrow(/front matter/);
    expect(() => readArticleFile('one', `${file()}\n\n<b>loud</b>`)).toThrow(/HTML/);
  });
});

describe('the articles', () => {
  const files = articleFiles();
  const articles = newestFirst(Object.entries(files).map(([slug, content]) => articleView(slug, content)));

  it('are at least four, the newest first, one for each category, one featured', () => {
    expect(articles.length).toBeGreaterThanOrEqual(4);
    expect(new Set(articles.map(({ category }) => category))).toEqual(new Set(articleCategories));
    expect(articles.filter(({ featured }) => featured)).toHaveLength(1);
    const dates = articles.map(({ date }) => date);
    expect(dates).toEqual([...dates].sort().reverse());
  });

  it('link to others, never to themselves', () => {
    for (const article of articles) {
      const related = relatedArticles(articles, article);
      expect(related).toHaveLength(2);
      expect(related).not.toContain(article);
    }
  });

  it('link to no page of ours that does not exist', () => {
    const addresses = new Set<string>([...publicPages, ...articles.map(({ slug }) => `/blog/${slug}`)]);
    const links = Object.values(files).flatMap(({ body: text }) =>
      pagesLinkedFrom(text).map(({ path }) => path),
    );
    expect(links.filter((link) => !addresses.has(link))).toEqual([]);
  });
});
