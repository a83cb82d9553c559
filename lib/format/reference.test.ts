import { expect, it } from 'vitest';
import { referenceOf } from '@/lib/format/reference';

it('names a message by eight letters and digits', () => {
  expect(referenceOf('019aa3b4-0000-7000-8000-0123456789ab')).toBe('456789AB');
});
