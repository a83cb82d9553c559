import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { serviceContents } from '@/content/services/sections';
import { webinars, workshopGroup, workshops } from '@/content/services/workshops';
import { pastWebinars, upcomingWebinars } from '@/lib/site/event/rules';
import { serviceSections } from '@/next.config.mjs';

describe('the six services', () => {
  it('are those of the specification', () => {
    expect(serviceContents.map(({ slug }) => slug)).toEqual([
      'individual-counseling',
      'couples-marriage-therapy',
      'family-therapy',
      'screening-assessments',
      'diagnostic-evaluation',
      'detailed-psychological-assessment',
    ]);
  });

  it.each(serviceContents)('$slug is complete and its address leads to its page', (service) => {
    const { slug, page, title, description, what_to_expect, who_is_it_for, why_it_matters } = service;
    for (const text of [title, description, who_is_it_for, ...what_to_expect, ...why_it_matters]) {
      expect(text.trim()).not.toBe('');
    }
    expect(what_to_expect.length).toBeGreaterThanOrEqual(3);
    expect(why_it_matters.length).toBeGreaterThanOrEqual(2);
    expect(Object.entries(serviceSections)).toContainEqual([slug, page.replace('/services/', '')]);
    expect(existsSync(`app/(site)${page}/page.tsx`)).toBe(true);
  });
});

describe('workshops and webinars', () => {
  it('keep to the sizes and lengths of the specification', () => {
    expect(workshopGroup).toEqual({ from: 8, to: 12 });
    for (const { duration } of workshops) expect(['90 minutes', '2 hours', '2.5 hours']).toContain(duration);
  });

  it('have the dates of March 2024 in the archive', () => {
    const march = pastWebinars(webinars, '2024-04-01').map(({ date }) => date);
    expect(march).toEqual(['2024-03-22', '2024-03-15', '2024-03-08']);
  });

  it('never show a past one as coming, on any day', () => {
    const days = [...webinars.map(({ date }) => date), '2000-01-01', '2099-12-31'];
    for (const today of days) {
      expect(upcomingWebinars(webinars, today).every(({ date }) => date >= today)).toBe(true);
      expect(pastWebinars(webinars, today).every(({ date }) => date < today)).toBe(true);
      expect(upcomingWebinars(webinars, today).length + pastWebinars(webinars, today).length).toBe(
        webinars.length,
      );
    }
  });
});
