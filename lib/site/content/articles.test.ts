import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { articleCategories } from '@/lib/site/content/article-schema';
import { findArticle, listArticles, readArticle, relatedArticles } from '@/lib/site/content/articles';
import { splitFrontMatter } from '@/lib/site/content/front-matter';
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
    readTime: '4',
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
    expect(readArticle('one', file())).toMatchObject({ slug: 'one', readTime: 4, featured: false });
  });

  it.each([
    ['a missing title', { title: undefined }, /title/],
    ['an unknown category', { category: 'Gossip' }, /category/],
    ['a date that does not exist', { date: '2026-02-31' }, /date/],
    ['a misspelt field', { sorces: '[]' }, /sorces/],
    ['too few sources', { sources: '[]' }, /sources/],
    ['a reading time that is not its own', { readTime: '9' }, /readTime is 9, its length makes it 4/],
    ['a picture nobody drew', { picture: 'photo' }, /picture/],
  ])('is refused with %s, and says so', (_, change, message) => {
    expect(() => readArticle('one', file(change))).toThrow(message);
  });

  it('is refused when it is short or has no front matter', () => {
    expect(() => readArticle('one', `${file().slice(0, 400)}`)).toThrow(/at least 700/);
    expect(() => readArticle('one', 'Just words')).toThrow(/front matter/);
  });
});

describe('the articles', () => {
  const articles = listArticles();

  it('are at least four, the newest first, one for each category, one featured', () => {
    expect(articles.length).toBeGreaterThanOrEqual(4);
    expect(new Set(articles.map(({ category }) => category))).toEqual(new Set(articleCategories));
    expect(articles.filter(({ featured }) => featured)).toHaveLength(1);
    const dates = articles.map(({ date }) => date);
    expect(dates).toEqual([...dates].sort().reverse());
  });

  it('link to others, never to themselves', () => {
    for (const article of articles) {
      const related = relatedArticles(article);
      expect(related).toHaveLength(2);
      expect(related).not.toContain(article);
    }
    expect(findArticle('nobody-wrote-this')).toBeUndefined();
  });

  it('link to no page of ours that does not exist', () => {
    const addresses = new Set<string>([...publicPages, ...articles.map(({ slug }) => `/blog/${slug}`)]);
    const files = readdirSync('content/articles').map((name) => `content/articles/${name}`);
    const links = files.flatMap((name) =>
      [...splitFrontMatter(readFileSync(name, 'utf8')).body.matchAll(/\]\((\/[^)#?]*)/g)].map(([, to]) => to),
    );
    expect(links.filter((link) => link && !addresses.has(link))).toEqual([]);
  });
});
