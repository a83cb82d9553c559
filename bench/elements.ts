import { parseDocument } from 'htmlparser2';

/** Markup as data: a text, or an element with its attributes and content. */
export type Markup =
  | string
  | readonly [name: string, attributes: Readonly<Record<string, unknown>>, ...inside: Markup[]];

type Node = ReturnType<typeof parseDocument>['children'][number];

/** React's names of attributes; it writes all others unchanged. */
const namesInReact: Readonly<Record<string, string>> = {
  class: 'className',
  for: 'htmlFor',
  tabindex: 'tabIndex',
  maxlength: 'maxLength',
  minlength: 'minLength',
  autocomplete: 'autoComplete',
  inputmode: 'inputMode',
  datetime: 'dateTime',
  popovertarget: 'popoverTarget',
  popovertargetaction: 'popoverTargetAction',
  // Their values without handlers, as React first writes them.
  value: 'defaultValue',
  checked: 'defaultChecked',
};

const flags = new Set([
  'checked',
  'disabled',
  'hidden',
  'multiple',
  'open',
  'readonly',
  'required',
  'novalidate',
]);

function styleOf(text: string): Record<string, string> {
  const rules = text.split(';').map((rule) => rule.split(/:(.*)/s).map((part) => part.trim()));
  return Object.fromEntries(
    rules.flatMap(([name = '', value = '']) =>
      name === ''
        ? []
        : [[name.startsWith('--') ? name : name.replace(/-(.)/g, (_, sign) => sign.toUpperCase()), value]],
    ),
  );
}

function attributesOf(element: string, given: Readonly<Record<string, string>>) {
  return Object.fromEntries(
    Object.entries(given)
      .filter(([name]) => name !== 'selected')
      .map(([name, value]): [string, unknown] => {
        if (name === 'style') return ['style', styleOf(value)];
        if (name === 'value' && /^(?:option|li|meter|progress|button|data)$/.test(element))
          return ['value', value];
        return [namesInReact[name] ?? name, flags.has(name) ? true : value];
      }),
  );
}

function markupOf(node: Node): Markup[] {
  if (node.type === 'text') return 'data' in node ? [node.data] : [];
  if (!('attribs' in node)) return [];
  const attributes = attributesOf(node.name, node.attribs);
  return [[node.name, attributes, ...node.children.flatMap(markupOf)]];
}

/** The elements of a piece of HTML, for a server that renders them. Comments are left out. */
export function elementsOf(html: string): readonly Markup[] {
  return parseDocument(html).children.flatMap(markupOf);
}
