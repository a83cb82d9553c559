import { expect, it } from 'vitest';
import { optionLabel } from './criterion-label';

it('a filter says how many it would show only where something was counted', () => {
  expect(optionLabel({ label: 'Grief', therapists: 0 })).toBe('Grief (0)');
  expect(optionLabel({ label: 'Grief' })).toBe('Grief');
});
