import { expect, it } from 'vitest';
import { liveFigure } from './rules';

it('the figures are the owner’s until the real ones are larger', () => {
  expect(liveFigure('500+', 16)).toBe('500+');
  expect(liveFigure('500+', 1234)).toBe('1,234');
  expect(liveFigure('24/7')).toBe('24/7');
});
