import { expect, it } from 'vitest';
import { sameSecret } from '@/lib/server/secret/same-secret';

it.each([
  ['as many letters, more bytes', `${'a'.repeat(63)}é`],
  ['as many bytes, fewer letters', `${'a'.repeat(62)}é`],
  ['half of a letter', `${'a'.repeat(63)}\ud83d`],
  ['nothing', ''],
  ['another', 'b'.repeat(64)],
  ['one letter more', 'a'.repeat(65)],
])('a secret of %s is refused and throws nothing', (_, given) => {
  expect(sameSecret(given, 'a'.repeat(64))).toBe(false);
  expect(sameSecret('a'.repeat(64), given)).toBe(false);
});

it('is the same as itself', () => {
  expect(sameSecret('geheimé', 'geheimé')).toBe(true);
});
