import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { helplines, moreHelplines, retiredNumbers } from '@/content/helplines';

/** Every retired number that appears in a text, whatever stands between its digits. */
function retiredNumbersIn(text: string): string[] {
  return retiredNumbers.filter((number) => new RegExp(number.split('').join('[\\s().-]*')).test(text));
}

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

  it('notices a planted retired number however it is written', () => {
    expect(retiredNumbersIn('Call 1800-599-0019 today')).toEqual(['18005990019']);
    expect(retiredNumbersIn('1860 266 2345')).toEqual(['18602662345']);
    expect(retiredNumbersIn('022-2552 1111')).toEqual(['02225521111']);
  });

  it('keeps retired numbers out of everything that is published', () => {
    const files = execFileSync(
      'git',
      ['ls-files', '-co', '--exclude-standard', 'app', 'components', 'content', 'lib', 'public', 'prisma'],
      {
        encoding: 'utf8',
      },
    )
      .split('\n')
      .filter(
        (file) => /\.(tsx?|mdx?|json|html|txt|svg|js)$/.test(file) && !file.startsWith('content/helplines'),
      );
    expect(files.length).toBeGreaterThan(20);
    const found = files.flatMap((file) =>
      retiredNumbersIn(readFileSync(file, 'utf8')).map((number) => `${file}: ${number}`),
    );
    expect(found).toEqual([]);
  });
});
