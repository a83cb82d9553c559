import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { articleFiles } from '@/lib/site/article/files';
import { articleCategories, articleView } from '@/lib/site/article/schema';
import { searchArticles } from '@/lib/site/article/search';
import { containsText, longestSearch, readListQuery } from '@/lib/site/content/list-query';
import { anyText } from '@/test/case/any-text';

const articles = Object.entries(articleFiles()).map(([slug, content]) => articleView(slug, content));

const anything = fc.oneof(anyText(), fc.array(anyText()), fc.constant(undefined));

describe('the query of an address', () => {
  it('is read from any input, without an error, and never longer than allowed', () => {
    fc.assert(
      fc.property(anything, anything, (q, category) => {
        const query = readListQuery({ q, category, other: 'x' }, articleCategories);
        expect([...query.q].length).toBeLessThanOrEqual(longestSearch);
        const found = searchArticles(articles, query);
        expect(articles.filter((article) => found.includes(article))).toEqual(found);
      }),
    );
  });

  it('ignores a category that does not exist', () => {
    expect(readListQuery({ category: 'mental health tips' }, articleCategories).category).toBeUndefined();
    expect(readListQuery({ category: 'Therapy Insights' }, articleCategories).category).toBe(
      'Therapy Insights',
    );
  });
});

describe('searching', () => {
  it('finds every part of a text, whatever its case', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.string(), fc.string(), (middle, before, after) => {
        expect(containsText([before + middle + after], middle)).toBe(true);
        expect(containsText([`${before}Exam${after}`], 'EXAM')).toBe(true);
      }),
    );
  });

  it.each(['%', '_', '.*', '\\', '$&', '[a-z]'])('takes %s literally', (sign) => {
    expect(searchArticles(articles, { q: sign, category: undefined })).toEqual([]);
    expect(containsText([`100${sign}`], sign)).toBe(true);
  });

  it('combines text and category', () => {
    const find = (q: string, category?: (typeof articleCategories)[number]) =>
      searchArticles(articles, { q, category }).map(({ slug }) => slug);
    expect(find('SLEEP')).toEqual(['sleep-and-worry']);
    expect(find('sleep', 'Community Stories')).toEqual([]);
    expect(find('', 'Community Stories')).toEqual(['between-two-countries']);
    expect(find('')).toHaveLength(articles.length);
  });
});
