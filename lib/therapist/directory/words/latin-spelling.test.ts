import { expect, it } from 'vitest';
import { latinSpelling } from './latin-spelling';

it.each([
  ['तेनज़िन', 'tenzin'],
  ['फराह', 'farah'],
  ['इमरान', 'imran'],
  ['अनन्या', 'ananya'],
  ['कृष्णन', 'krishnan'],
  ['नंदिनी', 'nandini'],
  ['प्रीत', 'preet'],
  ['पटेल', 'patel'],
  ['रोहन', 'rohan'],
  ['कविता', 'kavita'],
  ['आरव', 'arav'],
  ['ज्ञान', 'gyan'],
])('writes %s as %s', (name, latin) => expect(latinSpelling(name)).toBe(latin));

it.each(['tenzin', 'தமிழ்', '९', 'त', ''])('knows no other spelling of %j', (word) =>
  expect(latinSpelling(word)).toBeUndefined(),
);
