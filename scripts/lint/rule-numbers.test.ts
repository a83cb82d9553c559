import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { knownNumbers } from './known-numbers';
import { handWrittenNumbers } from './rule-numbers';

const found = (source: string, file = 'components/booking/x.tsx') => handWrittenNumbers([file], () => source);

it.each([
  "return 'It begins in less than 48 hours, so it cannot be moved.';",
  '<p>We keep it for ten minutes.</p>',
  "const words = 'You answer within 15 days';",
  "hint: 'A picture of up to 6 MB'",
  "'Use it with up to twelve people'",
  "lead: 'Within three working days'",
])('finds the number of a rule in %s', (source) => {
  expect(found(source)).toHaveLength(1);
});

it.each([
  '`It begins in less than ' + '$' + '{noticeHours} hours`',
  '// Kept for ten minutes.',
  '/** Days: 15 days at most. */',
  "sql`created_at > now() - interval '15 days'`",
  'const minutes = 45;',
])('finds nothing in %s', (source) => {
  expect(found(source)).toEqual([]);
});

it('finds the sentence that said 24 hours where the rule says 48, in its own file and in any other', () => {
  const source = "const late = 'It begins in less than 24 hours, so it cannot be moved.';";
  for (const file of [
    'components/booking/change/change-rule.tsx',
    'content/site.ts',
    'lib/contact/emails.tsx',
  ]) {
    expect(found(source, file), file).toHaveLength(1);
  }
});

it('knows a sentence in its file only', () => {
  const source = "const promise = 'We answer every email within 24 hours.';";
  expect(found(source, 'content/site.ts')).toEqual([]);
  expect(found(source, 'components/booking/change/change-rule.tsx')).toHaveLength(1);
});

it('every known sentence is still in its file', () => {
  for (const { says } of knownNumbers) {
    for (const [file, sentences] of Object.entries(says)) {
      for (const words of sentences) expect(readFileSync(file, 'utf8'), file).toContain(words);
    }
  }
});

it('lets prose name numbers where an exception says why', () => {
  const source = "text: 'Walk for 20 minutes, ten days in a row.'";
  expect(found(source, 'content/self-care.ts')).toEqual([]);
  expect(found(source, 'content/other/guide.ts')).toHaveLength(2);
});
