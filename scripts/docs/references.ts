/** A text that may refer to others, with its place in the checkout. */
export type Text = { readonly file: string; readonly text: string };

/** Numbers of the sections of docs/product.md, each with the headings inside it. */
export function sectionsOf(product: string): Map<string, string[]> {
  const sections = new Map<string, string[]>();
  let headings: string[] = [];
  for (const [, level, title = ''] of product.matchAll(/^(##|###) (.+)$/gm)) {
    const number = level === '##' ? /^\d+(?=\.)/.exec(title)?.[0] : undefined;
    if (number) {
      headings = [];
      sections.set(number, headings);
    } else headings.push(title);
  }
  return sections;
}

const productReference = /\bproduct\.md ((?:(?:, | and )?§\d+)+)(?:, ([A-Z][^\n]*))?/g;

/** References to missing sections or headings of docs/product.md. */
export function deadSections(
  texts: readonly Text[],
  sections: ReadonlyMap<string, readonly string[]>,
): string[] {
  return texts.flatMap(({ file, text }) =>
    [...text.matchAll(productReference)].flatMap(([found, numbers = '', heading]) => {
      const named = [...numbers.matchAll(/\d+/g)].map(([number]) => number);
      const headings = named.flatMap((number) => sections.get(number) ?? []);
      const known = named.every((number) => sections.has(number));
      if (known && (!heading || headings.some((title) => heading.startsWith(title)))) return [];
      return [`${file}: ${found}`];
    }),
  );
}

/** References to decisions that do not exist. */
export function deadDecisions(texts: readonly Text[], numbers: ReadonlySet<string>): string[] {
  const named = /\bADR (\d{3})\b|\bdecisions\/(\d{3})\b/g;
  return texts.flatMap(({ file, text }) =>
    [...text.matchAll(named)]
      .filter(([, said, linked]) => !numbers.has(said ?? linked ?? ''))
      .map(([found]) => `${file}: ${found}`),
  );
}

/** npm commands in a document that package.json does not have. */
export function deadCommands(documents: readonly Text[], scripts: ReadonlySet<string>): string[] {
  return documents.flatMap(({ file, text }) =>
    [...text.matchAll(/\bnpm run ([a-z][\w:-]*)/g)]
      .filter(([, name = '']) => !scripts.has(name))
      .map(([found]) => `${file}: ${found}`),
  );
}

const places = /^(?:app|bench|components|content|docs|e2e|lib|prisma|public|scripts|tests)\//;

/** `lib/{a,b}.ts` as two names; `{slug}` and `<noun>` match anything. */
function expand(place: string): string[] {
  const [all, list] = /\{([^}]*,[^}]*)\}/.exec(place) ?? [];
  if (!all || list === undefined) return [place.replace(/\{[^}]*\}|<[^>]*>/g, '*')];
  return list.split(',').flatMap((choice) => expand(place.replace(all, choice)));
}

function pattern(place: string): RegExp {
  const escaped = place.replace(/\/$/, '').replace(/[.+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?:^|/)${escaped.replace(/\*+/g, '[^/]*')}$`);
}

/** Whether this checkout has a file or folder that a text writes in this way; without a folder, anywhere. */
function exists(place: string, places: readonly string[]): boolean {
  return expand(place).every((name) => {
    const wanted = pattern(name);
    return places.some((known) => wanted.test(known));
  });
}

/** Files, folders and tests that a document names in `code` or links to, and that do not exist. */
export function deadPaths(documents: readonly Text[], known: readonly string[]): string[] {
  const folders = new Set(
    known.flatMap((file) => file.split('/').map((_, end, parts) => parts.slice(0, end).join('/'))),
  );
  const all = [...known, ...folders];
  return documents.flatMap(({ file, text }) => {
    const inCode = [...text.matchAll(/`([^`\s]+)`/g)].map(([, name = '']) =>
      name.replace(/:\d+(?:-\d+)?$/, ''),
    );
    const paths = inCode.filter((name) => places.test(name) || /^[\w.*-]+\.(?:test|spec)\.tsx?$/.test(name));
    const links = [...text.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)]
      .map(([, link = '']) => link)
      .filter((link) => !/^(?:[a-z]+:|\/)/.test(link))
      .map((link) => new URL(link, `file:///${file}`).pathname.slice(1));
    return [...paths, ...links].filter((name) => !exists(name, all)).map((name) => `${file}: ${name}`);
  });
}
