import { readdirSync, readFileSync } from 'node:fs';
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

it('is the only place that compares secrets', () => {
  const sources = ['app', 'components', 'lib']
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
    )
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file));
  const comparing = sources.filter((file) => readFileSync(file, 'utf8').includes('timingSafeEqual'));
  expect(comparing).toEqual(['lib/server/secret/same-secret.ts']);
});
