import { expect, it } from 'vitest';
import { unknownRoutes } from './routes';

it('knows from its folder or by its name who may see each route, and names none that is gone', () => {
  expect(unknownRoutes).toEqual([]);
});
