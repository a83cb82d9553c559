import { expect, test } from 'vitest';
import { z } from 'zod';
import { readSampleData } from './data';

test('a file of sample data that breaks a rule is refused with its name and the place', () => {
  const schema = z.array(z.looseObject({ signsIn: z.string() }));
  expect(() => readSampleData('people.yaml', schema)).toThrow(
    /prisma\/seed\/data\/people\.yaml:.*at \[0\]\.signsIn/s,
  );
});
