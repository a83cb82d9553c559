import { describe, expect, it } from 'vitest';
import { dangerIn } from './danger';

describe('words of acute danger', () => {
  it.each([
    'Some nights I just want to die.',
    'I don’t want to live any more, and nobody knows.',
    'He says he will KILL  HIMSELF if I leave',
    'suicidal thoughts since march',
    'mera marne ka mann karta hai',
    'अब जीना नहीं चाहती',
    'ज़िंदगी ख़त्म कर लूँ',
    'saari dawai kha li',
    'bahut saari dawai kha li hai',
    'neend ki goli kha li',
  ])('in “%s” are harm to oneself', (text) => {
    expect(dangerIn(text)).toBe('self');
  });

  it.each(['My husband hits me when he drinks', 'pati maarta hai roz', 'वह मुझे मार डालेगा'])(
    'in “%s” are harm by somebody',
    (text) => {
      expect(dangerIn(text)).toBe('other');
    },
  );

  it('come before violence where both are named', () => {
    expect(dangerIn('He beats me and I want to die')).toBe('self');
  });

  it.each([
    '',
    '😀 ₹1,500',
    'I am dying to try the workshop',
    'My deadline is killing me',
    'The breathing exercise hurt my back',
    'We want to live closer to my parents',
    'मुझे नींद नहीं आती',
    'subah ki dawai kha li',
    'dawai kha li par neend nahi aayi',
  ])('are not in “%s”', (text) => {
    expect(dangerIn(text)).toBeNull();
  });
});
