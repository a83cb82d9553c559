import { describe, expect, it } from 'vitest';
import {
  experienceLabel,
  feeLabel,
  feeRange,
  initials,
  linkedinUrl,
  paragraphs,
  pictureUrl,
  summaryOf,
} from './rules';

describe('feeLabel', () => {
  it('groups rupees the Indian way and shows paise only when there are some', () => {
    expect(feeLabel(120_000)).toBe('₹1,200 per session');
    expect(feeLabel(15_000_050)).toBe('₹1,50,000.50 per session');
  });

  it('says when a fee is not known', () => {
    expect(feeLabel(null)).toBe('Fee to be confirmed');
    expect(feeLabel(0)).toBe('Fee to be confirmed');
  });
});

it('says what some people charge, and nothing where none of them says it', () => {
  expect(feeRange([150_000, null, 90_000, 0])).toBe('₹900 to ₹1,500');
  expect(feeRange([90_000, 90_000])).toBe('₹900');
  expect(feeRange([null, 0])).toBeNull();
});

describe('initials', () => {
  it.each([
    ['Asha Rao', 'AR'],
    ['Dr. Meera  Krishnan Iyer', 'MI'],
    ['Zoya', 'Z'],
    ['Élodie (Ella) D’Souza', 'ÉD'],
    ['मीरा अय्यर', 'मअ'],
    ['Dr', 'D'],
  ])('of %s are %s', (name, expected) => {
    expect(initials(name)).toBe(expected);
  });
});

describe('experienceLabel', () => {
  it('counts years in words', () => {
    expect([null, 0, 1, 12].map(experienceLabel)).toEqual([
      undefined,
      'In the first year of practice',
      '1 year of experience',
      '12 years of experience',
    ]);
  });
});

describe('linkedinUrl', () => {
  it.each([
    'https://www.linkedin.com/in/asha-rao',
    'https://in.linkedin.com/in/x',
    'https://linkedin.com/in/x',
  ])('opens %s', (url) => {
    expect(linkedinUrl(url)).toBe(url);
  });

  it.each([
    null,
    '',
    'javascript:alert(1)',
    'http://www.linkedin.com/in/x',
    'https://linkedin.com.evil.test/in/x',
    'https://evil.test/linkedin.com',
    'https://www.linkedin.com@evil.test/',
    'https://www.linkedin.com:444/in/x',
    '//www.linkedin.com/in/x',
  ])('does not open %s', (url) => {
    expect(linkedinUrl(url)).toBeUndefined();
  });
});

describe('pictureUrl', () => {
  it('stays on this site', () => {
    expect(pictureUrl('/portraits/asha.svg')).toBe('/portraits/asha.svg');
    expect(pictureUrl('portraits/asha.svg')).toBe('/portraits/asha.svg');
    for (const path of [
      null,
      '',
      '//evil.test/x.png',
      'https://evil.test/x.png',
      '../x',
      'data:image/png;base64,AA',
    ]) {
      expect(pictureUrl(path)).toBeUndefined();
    }
  });
});

describe('a bio', () => {
  it('is shortened to whole words', () => {
    expect(summaryOf('Short\n\n and plain.')).toBe('Short and plain.');
    const summary = summaryOf(`${'slowly, '.repeat(40)}end`);
    expect(summary).toMatch(/slowly…$/);
    expect(summary.length).toBeLessThanOrEqual(156);
    expect(summaryOf('x'.repeat(400)).length).toBeLessThanOrEqual(156);
  });

  it('is divided at empty lines', () => {
    expect(paragraphs('One\nline.\n\n  \n\nTwo.\n')).toEqual(['One\nline.', 'Two.']);
    expect(paragraphs('')).toEqual([]);
  });
});
