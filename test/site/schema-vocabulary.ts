import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/**
 * The terms of schema.org, from the types that `schema-dts` generates: the properties of each type, and the
 * values of each property.
 */
type Term = {
  /** Names of the interfaces that it extends. */
  readonly above: readonly string[];
  readonly properties: ReadonlyMap<string, readonly string[]>;
};

const source = readFileSync(
  createRequire(import.meta.url)
    .resolve('schema-dts')
    .replace(/schema\.js$/, 'schema.d.ts'),
  'utf8',
);

const alternatives = (text: string) => text.split(' | ').map((one) => one.trim());

/** Interfaces by name: `PersonBase` has the properties, `PersonLeaf` the name of the type. */
const interfaces: ReadonlyMap<string, Term> = new Map(
  [...source.matchAll(/^(?:export )?interface (\w+)(?: extends ([^{]+))? \{\n([\s\S]*?)^\}/gm)].map(
    ([, name = '', above = '', body = '']): [string, Term] => [
      name,
      {
        above: above.split(',').map((one) => one.trim()),
        properties: new Map(
          [...body.matchAll(/^ {4}"(\w+)"\??: SchemaValue<(.+), "\w+">;$/gm)].map(
            ([, property = '', values = '']) => [property, alternatives(values)],
          ),
        ),
      },
    ],
  ),
);

/** Unions by name: a type with all its subtypes, or the members of an enumeration. */
const unions: ReadonlyMap<string, readonly string[]> = new Map(
  [...source.matchAll(/^export type (\w+)(?:<[^=]*>)? = (.+);$/gm)].map(([, name = '', members = '']) => [
    name,
    alternatives(members),
  ]),
);

export function isType(name: string): boolean {
  return interfaces.has(`${name}Leaf`);
}

/** The values of a type's property; undefined for an unknown one. */
export function valuesOf(type: string, property: string): readonly string[] | undefined {
  const waiting = [`${type}Leaf`];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const term = interfaces.get(name);
    const values = term?.properties.get(property);
    if (values) return values;
    waiting.push(...(term?.above ?? []));
  }
  return undefined;
}

/** Whether a type is a subtype of another. */
export function isA(type: string, other: string): boolean {
  const members = unions.get(other) ?? [];
  return (
    members.includes(`${type}Leaf`) ||
    members.some(
      (member) => member !== other && !member.startsWith('"') && unions.has(member) && isA(type, member),
    )
  );
}

export function isMember(text: string, enumeration: string): boolean {
  return unions.get(enumeration)?.includes(JSON.stringify(text)) ?? false;
}
