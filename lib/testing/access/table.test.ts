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

/** Every name that a file of actions gives to the browser, however it is exported. */
function exportsOf(file: string, source: string): string[] {
  const named = source.matchAll(/^export\s+(?:async\s+)?(?:function\*?|const|let|var|class)\s+(\w+)/gm);
  const others = source.matchAll(/^export\s+(?!type\b|async function|function|const)(.+)$/gm);
  return [...named, ...others].map(([, name]) => `${file}#${name}`);
}

describe('the access table', () => {
  it('names every page and every route of app/, once, and none that is gone', () => {
    const routes = sourcesBelow('app').filter((file) => /(?:^|\/)(?:page|route)\.tsx?$/.test(file));
    expect(routes.length).toBeGreaterThan(40);
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
    expect(exported.length).toBeGreaterThan(3);
    expect(exported.sort()).toEqual(Object.keys(actionAccess).sort());
  });

  it('knows of no action hidden inside another function', () => {
    const inner = sources.filter(({ source }) =>
      /\n.*(['"])use server\1/.test(source.replace(directive, '')),
    );
    expect(inner.map(({ file }) => file)).toEqual([]);
  });

  it('lets every action through one of the two gates', () => {
    const callable = sources.filter(({ source }) => directive.test(source));
    const ungated = callable.flatMap(({ file, source }) => {
      const gates = new Set(
        [...source.matchAll(/const (\w+) = define(?:Member)?Action\b/g)].map(([, gate]) => gate),
      );
      const bodies = source.matchAll(/^export async function (\w+)\([\s\S]*?\n\}/gm);
      return [...bodies]
        .filter(([body]) => !gates.has(/\{\n {2}(?:return|const \w+ = await) (\w+)\(form\);/.exec(body)?.[1]))
        .map(([, name]) => `${file}#${name}`);
    });
    expect(ungated).toEqual([]);
  });
});
