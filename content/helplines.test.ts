import { describe, expect, it } from 'vitest';
import { helplines, moreHelplines } from '@/content/helplines';

describe('the helpline registry', () => {
  it('begins with the five of the product, in the order of urgency', () => {
    expect(helplines.map(({ number }) => number)).toEqual(['112', '14416', '181', '1091', '1800 233 3330']);
  });

  it.each([...helplines, ...moreHelplines])(
    '$name dials what it shows and says who vouches for it',
    (line) => {
      expect(line.dial.replace(/^\+91/, '')).toBe(line.number.replace(/^\+91/, '').replace(/\D/g, ''));
      expect(line.source).not.toBe('');
      expect(Number.isNaN(Date.parse(line.checkedOn))).toBe(false);
      expect(line.alwaysOpen || /IST/.test(line.availability)).toBe(true);
    },
  );
});
