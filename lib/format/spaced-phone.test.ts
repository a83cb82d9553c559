import { expect, it } from 'vitest';
import { spacedPhone } from '@/lib/format/spaced-phone';

it('parts Indian numbers and leaves others alone', () => {
  expect(spacedPhone('+919876543210')).toBe('+91 98765 43210');
  expect(spacedPhone('+12125550123')).toBe('+12125550123');
  expect(spacedPhone('+91987654321')).toBe('+91987654321');
});
