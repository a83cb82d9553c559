import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { PassThrough } from 'node:stream';
import { text as streamText } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { actionList, actionShape, buildList, buildShape } from '@/lib/server/next-internals/build-files';
import { frameworkScriptHashes } from '@/lib/server/next-internals/inline-scripts.mjs';
import {
  actionFields,
  actionHeader,
  dataHeader,
  draftCookie,
  draftCookies,
  failedDocument,
  flightData,
  keptHeader,
  routerHeader,
  routerHints,
  routerType,
  steeringHeaders,
} from '@/lib/server/next-internals/names';
import { ownScript } from '@/lib/server/next-internals/own-script.mjs';
import { withUsedStyles } from '@/lib/server/next-internals/used-styles.mjs';
import { makeSheet } from '@/lib/testing/made-styles';

const whatToDo = `
The installed framework differs from the one that lib/server/next-internals was checked against. To upgrade:
 1. Read the release notes of "next", then each test below that fails: its name says which private part has changed.
 2. Open the part's new source under node_modules/next/dist and mend the one file of this folder that the test names. Names
    of headers, fields and cookies stand in names.ts; what a page needs to start its scripts stands in wake-page.ts,
    sleeping-page.mjs and inline-scripts.mjs, and the three change together.
 3. Run "npm run build", then "npm run test:unit -- lib/server" and "npm run test:e2e": the policies of kept pages and
    the answers to broken forms are proven there. Pages that stay awake fail e2e/waking.spec.ts: the bundler's list
    ("TURBOPACK") is written by a compiled program, and no test here can read it.
 4. Write the new version into checkedVersion in lib/server/next-internals/contract.test.ts.
CONTRIBUTING.md has the whole recipe.`;

const require = createRequire(import.meta.url);
const dist = (file: string) => require.resolve(`next/dist/${file}`);

/** A document as the framework's own renderer writes it. */
function rendered(props: object, nonce?: string): Promise<string> {
  const { createElement } = require('next/dist/compiled/react/index.js');
  const { renderToPipeableStream } = require('next/dist/compiled/react-dom/server.node.js');
  const body = createElement('body', props, createElement('script', { async: true, src: '/own.js', nonce }));
  const sent = new PassThrough();
  const { pipe } = renderToPipeableStream(createElement('html', null, body), {
    nonce,
    bootstrapScriptContent: 'begin()',
    bootstrapScripts: ['/_next/static/chunks/main.js'],
    onAllReady: () => pipe(sent),
  });
  return streamText(sent);
}

describe('contract with the private parts of the framework', () => {
  it('inline-scripts.mjs: the renderer holds its own small programs as literal texts', () => {
    const file = dist('compiled/react-dom/cjs/react-dom-server.node.production.js');
    expect(existsSync(file), whatToDo).toBe(true);
    const programs = readFileSync(file, 'utf8').match(/stringToPrecomputedChunk\(\s*'\$R[A-Z]=/g);
    expect(programs, whatToDo).not.toBeNull();
  });

  it('names.ts: calls of actions name themselves by one header, and their forms by fields of one beginning', () => {
    const { ACTION_HEADER } = require('next/dist/client/components/app-router-headers.js');
    expect(actionHeader, whatToDo).toBe(ACTION_HEADER);
    const reader = dist(
      'compiled/react-server-dom-turbopack/cjs/react-server-dom-turbopack-server.node.production.js',
    );
    expect(readFileSync(reader, 'utf8'), whatToDo).toContain(`key.startsWith("${actionFields}")`);
  });

  it('names.ts: headers and cookies ask for something else than the page, and one header says that it is kept', () => {
    const { FLIGHT_HEADERS } = require('next/dist/client/components/app-router-headers.js');
    expect(FLIGHT_HEADERS.length, whatToDo).toBeGreaterThan(0);
    for (const name of FLIGHT_HEADERS) expect(name, whatToDo).toMatch(steeringHeaders);
    const cookies = require('next/dist/server/api-utils/index.js');
    expect(draftCookie, whatToDo).toBe(cookies.COOKIE_NAME_PRERENDER_BYPASS);
    for (const name of [cookies.COOKIE_NAME_PRERENDER_BYPASS, cookies.COOKIE_NAME_PRERENDER_DATA])
      expect(`a=b; ${name}=1`, whatToDo).toMatch(draftCookies);
    const page = readFileSync(dist('build/templates/app-page-runtime.js'), 'utf8');
    expect(page, whatToDo).toMatch(new RegExp(`setHeader\\('${keptHeader}', .*'HIT'`));
  });

  it('names.ts: the router asks by a header, gets a type of its own, and finds the data and the failure of a page by name', () => {
    const names = require('next/dist/client/components/app-router-headers.js');
    expect([routerHeader, routerType], whatToDo).toEqual([names.RSC_HEADER, names.RSC_CONTENT_TYPE_HEADER]);
    for (const hint of routerHints) expect(Object.values(names), whatToDo).toContain(hint);
    const internal = readFileSync(dist('server/lib/server-ipc/utils.js'), 'utf8');
    expect(internal, whatToDo).toMatch(new RegExp(`INTERNAL_HEADERS = [^;]*'${dataHeader}'`));
    const client = readFileSync(dist('client/app-index.js'), 'utf8');
    expect(client, whatToDo).toContain(`self.${flightData}`);
    expect(client, whatToDo).toContain(`document.documentElement.id === '${failedDocument}'`);
  });

  it('build-files.ts: a build has a list of scripts and lists of actions, with the parts that are read', () => {
    const names = require('next/dist/shared/lib/constants.js');
    expect(names.BUILD_MANIFEST, whatToDo).toBe(`${buildList}.json`);
    expect(names.SERVER_REFERENCE_MANIFEST, whatToDo).toBe(actionList);
    const build = readFileSync(dist('server/get-page-files.d.ts'), 'utf8');
    for (const part of Object.keys(buildShape.shape))
      expect(build, whatToDo).toMatch(new RegExp(`\\b${part}: readonly string\\[\\];`));
    const actions = readFileSync(dist('build/webpack/plugins/flight-client-entry-plugin.d.ts'), 'utf8');
    for (const part of Object.keys(actionShape.shape))
      expect(actions, whatToDo).toContain(`${part}: Actions;`);
    for (const part of Object.keys(actionShape.shape.node.valueType.shape))
      expect(actions, whatToDo).toMatch(new RegExp(`\\b${part}\\??: string;`));
  });

  it('sleeping-page.mjs, wake-page.ts: the renderer starts pages by pushes of data and by async files, as the page test spells them', () => {
    const inline = readFileSync(dist('server/app-render/use-flight-response.js'), 'utf8');
    expect(inline, whatToDo).toContain('(self.__next_f=self.__next_f||[]).push(');
    expect(inline, whatToDo).toContain('self.__next_f.push(');
    const client = readFileSync(dist('client/app-index.js'), 'utf8');
    expect(client, whatToDo).toContain('self.__next_f');
    // A page that wakes late has long been parsed: the client must not wait for that event only.
    expect(client, whatToDo).toMatch(/readyState === 'loading'[\s\S]+DOMContentLoaded/);
  });

  it('used-styles.mjs: the renderer writes classes in five entities, and a sheet lies under its address', async () => {
    const names = `[&>b]:x a"b it's <c`;
    const html = await rendered({ className: names });
    const sheet = makeSheet(
      String.raw`.\[\&\>b\]\:x{color:red}.a\"b{color:red}.it\'s{color:red}.\<c{color:red}.other{color:red}`,
    );
    const styled = withUsedStyles(html, [sheet]);
    expect(styled?.style.match(/color:red/g), whatToDo).toHaveLength(4);
    expect(styled?.html, whatToDo).toContain(' class="A B C D"');
    // The part of the address behind "/_next/" is the place in the folder of the build.
    const link = readFileSync(dist('server/app-render/render-css-resource.js'), 'utf8');
    expect(link, whatToDo).toMatch(/\$\{ctx\.assetPrefix\}\/_next\/\$\{.*entryCssFile\.path/);
  });

  it('own-script.mjs: the script of a page has what starts the framework, in one file that its bundler did not make', () => {
    const { code } = ownScript();
    // `wake-page.ts`, which is bundled with it.
    expect(code, whatToDo).toMatch(/__next_f:\w+,TURBOPACK:\w+/);
    expect(code, whatToDo).not.toMatch(/\b(?:import|require)\b\s*\(|\bfrom\s*["']/);
    expect(frameworkScriptHashes(`<script>${code}</script>`), whatToDo).toEqual([]);
    const bundler = readFileSync(require.resolve('esbuild'), 'utf8');
    expect(bundler, whatToDo).toContain('process.env.ESBUILD_WORKER_THREADS');
  });
});
