/** A text that may contain references, with its path in the checkout. */
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

/** Separators between two words of a comment or text, including a line end and the next line's mark. */
const gap = String.raw`\s+(?:(?:\*|//+|--)\s+)?`;

const oneLine = (text: string) => text.replace(new RegExp(gap, 'g'), ' ');

// The heading is matched by look-ahead, because the next reference may follow at once.
const productReference = new RegExp(
  String.raw`\bproduct\.md${gap}(§\d+(?:(?:,| and|, and)${gap}§\d+)*)(?:,${gap}(?=([A-Z][^]{0,120})))?`,
  'g',
);

/** References to missing sections or headings of docs/product.md. */
export function deadSections(
  texts: readonly Text[],
  sections: ReadonlyMap<string, readonly string[]>,
): string[] {
  return texts.flatMap(({ file, text }) =>
    [...text.matchAll(productReference)].flatMap(([found, numbers = '', after]) => {
      const heading = after && oneLine(after);
      const named = [...numbers.matchAll(/\d+/g)].map(([number]) => number);
      const headings = named.flatMap((number) => sections.get(number) ?? []);
      const known = named.every((number) => sections.has(number));
      if (known && (!heading || headings.some((title) => heading.startsWith(title)))) return [];
      return [`${file}: ${oneLine(found)}${heading ?? ''}`];
    }),
  );
}

const decisionReference = new RegExp(
  String.raw`\bADRs?${gap}(\d{2,3}(?:(?:,| and|, and)${gap}\d{2,3}\b(?!,\d))*)\b|\b(decisions/\d{2,3})\b`,
  'g',
);

/** References to decisions that do not exist, each number of a list by itself; two digits, or three of an earlier page. */
export function deadDecisions(texts: readonly Text[], numbers: ReadonlySet<string>): string[] {
  return texts.flatMap(({ file, text }) =>
    [...text.matchAll(decisionReference)]
      .flatMap(
        ([, said, linked]) => linked ?? [...(said ?? '').matchAll(/\d+/g)].map(([one]) => `ADR ${one}`),
      )
      .filter((name) => !numbers.has(/\d+$/.exec(name)?.[0] ?? ''))
      .map((name) => `${file}: ${name}`),
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

const places = /^(?:app|bench|components|content|deploy|docs|e2e|lib|prisma|public|scripts|test)\//;

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

/** Whether this checkout has a file or folder under this written name; without a folder, anywhere. */
function exists(place: string, places: readonly string[]): boolean {
  return expand(place).every((name) => {
    const wanted = pattern(name);
    return places.some((known) => wanted.test(known));
  });
}

function withFolders(files: readonly string[]): readonly string[] {
  const folders = files.flatMap((file) =>
    file.split('/').map((_, end, parts) => parts.slice(0, end).join('/')),
  );
  return [...files, ...new Set(folders)];
}

/** Comments of a source; text that only looks like one, such as a path's pattern, has no space before it. */
const comment = /(?<=^|[\s{(])(?:\/\/|--\s).*$|(?<=^|[\s{(])\/\*[\s\S]*?\*\//gm;

/** A test by its name, with or without its folder, or anything below e2e. */
const testPath = /(?<![\w/.@-])(?:[\w./*()[\]-]*[\w*]\.(?:test|spec)\.tsx?\b|e2e\/[\w./*()[\]-]*[\w*\]])/g;

/** Tests named in comments that do not exist. */
export function deadTests(sources: readonly Text[], known: readonly string[]): string[] {
  const all = withFolders(known);
  return sources.flatMap(({ file, text }) =>
    [...text.matchAll(comment)]
      .flatMap(([words]) => [...words.matchAll(testPath)].map(([name]) => name.replace(/^\(+|^\.\//, '')))
      .filter((name) => !exists(name, all))
      .map((name) => `${file}: ${name}`),
  );
}

/** Files, folders and tests that a document names in `code` or links, and that do not exist. */
export function deadPaths(documents: readonly Text[], known: readonly string[]): string[] {
  const all = withFolders(known);
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
