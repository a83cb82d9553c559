import { isA, isMember, isType, valuesOf } from './schema-vocabulary';

/** The faults of a block of structured data, and its references to nodes of other blocks. */
export type Findings = {
  readonly faults: readonly string[];
  /** Ids of nodes described here. */
  readonly described: readonly string[];
  /** Ids of nodes that are only referenced. */
  readonly named: readonly string[];
};

type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const shapes: Readonly<Record<string, RegExp>> = {
  Date: /^\d{4}-\d{2}-\d{2}$/,
  DateTime: /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/,
  Time: /^\d{2}:\d{2}(:\d{2})?$/,
  Duration: /^P(?=\d|T)(\d+[YMWD])*(T(\d+[HMS])+)?$/,
  URL: /^(https?|mailto|tel):\S+$/,
};

function isText(text: string, kind: string): boolean {
  if (kind === 'Text') return text.trim() !== '';
  return shapes[kind]?.test(text) ?? isMember(text, kind);
}

function isNumber(value: number, kind: string): boolean {
  return (
    Number.isFinite(value) &&
    (kind === 'Number' || kind === 'Float' || (kind === 'Integer' && Number.isInteger(value)))
  );
}

/**
 * Compares a block with the terms of schema.org: types, properties of each type, and values of each property.
 */
export function findFaults(block: unknown): Findings {
  const faults: string[] = [];
  const described: string[] = [];
  const named: string[] = [];

  function checkValue(value: unknown, kinds: readonly string[], where: string): void {
    if (Array.isArray(value)) {
      if (value.length === 0) faults.push(`${where} is empty`);
      for (const [place, one] of value.entries()) checkValue(one, kinds, `${where}[${place}]`);
    } else if (typeof value === 'string') {
      if (!kinds.some((kind) => isText(value, kind))) faults.push(`${where} takes no text "${value}"`);
    } else if (typeof value === 'number') {
      if (!kinds.some((kind) => isNumber(value, kind))) faults.push(`${where} takes no number ${value}`);
    } else if (typeof value === 'boolean') {
      if (!kinds.includes('Boolean')) faults.push(`${where} takes no true or false`);
    } else if (isNode(value)) {
      const type = value['@type'];
      if (type === undefined && typeof value['@id'] === 'string' && Object.keys(value).length === 1) {
        named.push(value['@id']);
        if (!kinds.includes('IdReference')) faults.push(`${where} takes no node`);
        return;
      }
      checkNode(value, where);
      if (typeof type === 'string' && isType(type) && !kinds.some((kind) => isA(type, kind))) {
        faults.push(`${where} takes no ${type}`);
      }
    } else {
      faults.push(`${where} is ${value === null ? 'null' : typeof value}`);
    }
  }

  function checkNode(node: Node, where: string): void {
    const type = node['@type'];
    if (typeof type !== 'string' || !isType(type)) {
      faults.push(`${where} has the type ${String(type)}, which schema.org does not know`);
      return;
    }
    if (typeof node['@id'] === 'string') described.push(node['@id']);
    for (const [property, value] of Object.entries(node)) {
      if (property.startsWith('@')) continue;
      // "query-input" describes the visitor's input for the property "query".
      const annotated = /^(\w+)-(?:input|output)$/.exec(property)?.[1];
      const kinds = annotated ? valuesOf(type, annotated) && ['Text'] : valuesOf(type, property);
      if (!kinds) faults.push(`${where}: ${type} has no property ${property}`);
      else checkValue(value, kinds, `${where}.${property}`);
    }
  }

  if (!isNode(block)) return { faults: ['is no object'], described, named };
  if (block['@context'] !== 'https://schema.org') faults.push('has another context than schema.org');
  checkNode(block, String(block['@type']));
  return { faults, described, named };
}
