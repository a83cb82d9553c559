import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { actionAccess } from './actions';
import { publicRoutes } from './public-routes';
import { privateRoutes } from './routes';

function sourcesBelow(...folders: string[]): string[] {
  return folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((file) => path.join(folder, file))
      .filter((file) => /(?<!\.d|\.test)\.[cm]?[jt]sx?$/.test(file) && statSync(file).isFile()),
  );
}

/** `app/(member)/account/[id]/page.tsx` answers `/account/[id]`. */
function routeOf(file: string): string {
  const route = path
    .dirname(file)
    .replace(/^app/, '')
    .replaceAll(/\/\([^)]+\)/g, '');
  return route || '/';
}

/** Every name that a file of actions gives to the browser, in any form of export; returns an unknown form whole. */
function exportsOf(file: string, source: string): string[] {
  const declared = /^export\s+(?:(?:async\s+)?function\*?|const|let|var|class)\s+(\w+)/;
  return [...source.matchAll(/^export\s+(?!type\b).+$/gm)].map(
    ([line]) => `${file}#${declared.exec(line)?.[1] ?? line}`,
  );
}

/** Whether one of the two gates makes this name, or it is a function that begins by passing its form through one. */
function isGated(name: string | undefined, source: string): boolean {
  const [, made] = new RegExp(`^export const ${name} = (\\w+)\\(`, 'm').exec(source) ?? [];
  if (made && /^define(?:Member)?Action$/.test(made)) return true;
  // A function that makes several actions, which differ in whose data they change.
  const makes = new RegExp(`^const ${made} = (?:<[^>]+>)?\\([^=]*\\) =>\\s+define(?:Member)?Action\\(`, 'm');
  if (made && makes.test(source)) return true;
  const body = new RegExp(
    `^export async function ${name}\\([^]*?\\{\n  const \\w+ = await (\\w+)\\(previous, form\\);`,
    'm',
  ).exec(source);
  return new RegExp(`^const ${body?.[1]} = define(?:Member)?Action\\(`, 'm').test(source);
}

describe('the access table', () => {
  it('names every page and every route of app/, once, and none that is gone', () => {
    const routes = sourcesBelow('app').filter((file) => /(?:^|\/)(?:page|route)\.tsx?$/.test(file));
    const named = [...Object.keys(privateRoutes), ...publicRoutes].sort();
    expect(named).toEqual([...new Set(routes.map(routeOf))].sort());
  });

  const sources = sourcesBelow('app', 'components', 'lib', 'content').map((file) => ({
    file,
    source: readFileSync(file, 'utf8'),
  }));
  const directive = /^\s*(['"])use server\1/;

  it('names every function that a browser can call, and none that is gone', () => {
    const callable = sources.filter(({ source }) => directive.test(source));
    const exported = callable.flatMap(({ file, source }) => exportsOf(file, source));
    expect(exported.sort()).toEqual(Object.keys(actionAccess).sort());
  });

  it('finds no action hidden inside another function', () => {
    const inner = sources.filter(({ source }) =>
      /\n.*(['"])use server\1/.test(source.replace(directive, '')),
    );
    expect(inner.map(({ file }) => file)).toEqual([]);
  });

  it('sends every action through one of the two gates', () => {
    const callable = sources.filter(({ source }) => directive.test(source));
    const ungated = callable.flatMap(({ file, source }) =>
      exportsOf(file, source).filter((action) => !isGated(action.split('#')[1], source)),
    );
    expect(ungated).toEqual([]);
  });
});
