import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tools } from '@/content/tools';
import { toolCategories } from '@/lib/site/tool/schema';
import { searchTools } from '@/lib/site/tool/search';
import { anyText } from '@/test/case/any-text';

const slugs = (q: string, category?: (typeof toolCategories)[number]) =>
  searchTools(tools, { q, category }).map(({ slug }) => slug);

describe('the tools', () => {
  it('are eight, of all six categories and five types, each with its own name', () => {
    expect(tools).toHaveLength(8);
    expect(new Set(tools.map(({ category }) => category))).toEqual(new Set(toolCategories));
    expect(new Set(tools.map(({ type }) => type)).size).toBe(5);
    expect(new Set(tools.map(({ slug }) => slug)).size).toBe(8);
    for (const { features, sheet } of tools) {
      expect(features.length).toBeGreaterThanOrEqual(3);
      expect(sheet.pages.length).toBeGreaterThan(0);
    }
  });

  it('are found by a part of title or description, in any case', () => {
    expect(slugs('MOOD')).toEqual(['daily-mood-tracker']);
    expect(slugs('put down')).toEqual(['worry-tree']);
    expect(slugs('')).toHaveLength(8);
    expect(slugs('%')).toEqual([]);
  });

  it('are found by text and exact category together', () => {
    expect(slugs('', 'Stress')).toEqual(['calm-breathing-cards', 'stress-map']);
    expect(slugs('map', 'Stress')).toEqual(['stress-map']);
    expect(slugs('map', 'Goals')).toEqual([]);
  });

  it('keep their order in every search', () => {
    fc.assert(
      fc.property(anyText(), fc.option(fc.constantFrom(...toolCategories)), (q, category) => {
        const found = searchTools(tools, { q, category: category ?? undefined });
        expect(tools.filter((tool) => found.includes(tool))).toEqual(found);
      }),
    );
  });
});
