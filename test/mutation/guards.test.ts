import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { mutations } from './guards';
import { mutated } from './mutation';

describe('guards that the full run takes out', () => {
  it.each(mutations.map((mutation) => [mutation.name, mutation] as const))(
    'the list follows the code: %s',
    (_, mutation) => {
      const source = readFileSync(mutation.file, 'utf8');
      expect(mutated(source, mutation)).not.toBe(source);
      expect(mutation.tests.filter((test) => !existsSync(test))).toEqual([]);
    },
  );
});
