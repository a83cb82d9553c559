import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { z } from 'zod';

const version = z.string().regex(/^\d+\.\d+\.\d+/);
const floorsFile = z.strictObject({
  checked: z.iso.date(),
  /** Lowest version of a package without a known vulnerability that matters here. */
  floors: z.record(z.string(), version),
  /** Accepted older versions, each with the reason. */
  accepted: z.array(z.strictObject({ package: z.string(), version, because: z.string().min(40) })),
});
const lockFile = z.object({
  packages: z.record(
    z.string(),
    z.object({ version: z.string().optional(), resolved: z.string().optional() }),
  ),
});

const read = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8'));
const { floors, accepted } = floorsFile.parse(read('scripts/lint/version-floors.json'));
const installed = Object.entries(lockFile.parse(read('package-lock.json')).packages).map(([path, entry]) => ({
  name: path.split('node_modules/').at(-1) ?? '',
  ...entry,
}));

function isBelow(one: string, floor: string): boolean {
  const [left = [], right = []] = [one, floor].map((text) => text.split(/[.-]/, 3).map(Number));
  const differing = right.findIndex((part, index) => part !== left[index]);
  return differing !== -1 && (left[differing] ?? 0) < (right[differing] ?? 0);
}

it('compares versions by their numbers', () => {
  expect(isBelow('9.1.0', '9.1.1')).toBe(true);
  expect(isBelow('10.0.0', '9.1.1')).toBe(false);
  expect(isBelow('9.1.1', '9.1.1')).toBe(false);
  expect(isBelow('3.999.0', '3.1169.0')).toBe(true);
});

it('installs no package below the version that fixes a known weakness', () => {
  const below = installed
    .filter(({ name, version: have }) => have !== undefined && isBelow(have, floors[name] ?? have))
    .map((found) => `${found.name}@${found.version}`);
  const borne = accepted.map((entry) => `${entry.package}@${entry.version}`);
  expect(below.filter((found) => !borne.includes(found))).toEqual([]);
  // Fails for an unneeded exception.
  expect(borne.filter((entry) => !below.includes(entry))).toEqual([]);
});

it('takes every package from the registry', () => {
  const elsewhere = installed.filter(
    ({ resolved }) => resolved !== undefined && !/^https:\/\/registry\.npmjs\.org\//.test(resolved),
  );
  expect(elsewhere.map(({ name }) => name)).toEqual([]);
});

it('names every action of the checks by its commit, which nobody can move', () => {
  const workflow = readFileSync(new URL('../../.github/workflows/ci.yml', import.meta.url), 'utf8');
  const used = [...workflow.matchAll(/uses: (\S+)/g)].map(([, action = '']) => action);
  expect(used.length).toBeGreaterThan(4);
  expect(used.filter((action) => !/@[0-9a-f]{40}$/.test(action))).toEqual([]);
});
