import { describe, expect, it } from 'vitest';
import { plainSpelling } from '@/lib/format/word/spelling';
import { soundOf } from './sound';

const sounds = (words: string) =>
  new Set(words.split(' ').map((word) => soundOf(plainSpelling(word)) ?? word));

describe('soundOf', () => {
  it.each([
    'ghabrahat ghabraahat gabrahat gabraahat',
    'shaadi shadi shadee',
    'sharab sharaab sharabi',
    'vivah vivaah wiwah',
    'zindagi jindagi zindagee',
    'baatein baate',
    'behan bahan',
    'phobia fobia',
    'mehsoos mahsus',
    'chhodna chodna',
    'उदास उदासी',
    'बिमारी बीमारी',
    'घबराता घबराती घबराते',
    'शराब शराबी',
    'चिंता चिन्ता',
    'मनोविशेष मनोविशेश',
  ])('is one for %s', (words) => {
    expect(sounds(words).size).toBe(1);
  });

  it.each([
    'nisha nasha',
    'chinta chintan',
    'sapna sapne',
    'sharma sharm',
    'dukh dikh',
    'निशा नशा',
    'मन मान',
  ])('keeps apart %s', (words) => {
    expect(sounds(words).size).toBe(2);
  });

  it('is none for short words and other scripts', () => {
    expect(soundOf('dil')).toBeUndefined();
    expect(soundOf('मन')).toBeUndefined();
    expect(soundOf('தமிழ்')).toBeUndefined();
  });
});
