import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, IncomingMessage, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { type AddressInfo, Socket } from 'node:net';
import { PassThrough } from 'node:stream';
import { text as streamText } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { actionList, actionShape, buildList, buildShape } from '@/lib/server/next-internals/build-files';
import { answerFirst } from '@/lib/server/next-internals/first-answer';
import { frameworkScriptHashes, nonceOf, withoutNonce } from '@/lib/server/next-internals/inline-scripts.mjs';
import { relayHeader } from '@/lib/server/next-internals/mark-peer';
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
import { leavePlain } from '@/lib/server/next-internals/plain-answer';
import { unknownAction } from '@/lib/server/next-internals/unknown-actions';
import { withUsedStyles } from '@/lib/server/next-internals/used-styles.mjs';
import { onArrival } from '@/lib/server/request/arrival';
import { peerAddressHeader } from '@/lib/server/request/client-network';
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

  it('mark-peer.ts: what the server sends itself for an action has the headers that it has read, and no cookie comes back', () => {
    const { actionsForbiddenHeaders, filterReqHeaders } = require('next/dist/server/lib/server-ipc/utils.js');
    const marked = { [peerAddressHeader]: '203.0.113.9', [relayHeader]: 'A'.repeat(43) };
    expect(filterReqHeaders({ ...marked }, actionsForbiddenHeaders), whatToDo).toEqual(marked);
    expect(actionsForbiddenHeaders, whatToDo).toContain('set-cookie');
    const handler = readFileSync(dist('server/app-render/action-handler.js'), 'utf8');
    const [, merging = '', ...users] = handler.split(/getForwardedHeaders\((?=req, res\))/);
    expect(merging, whatToDo).toContain('requestHeaders = req.headers;');
    // Everything that is not forbidden goes on, and only a header of our own answer could take the place of a mark.
    expect(merging, whatToDo).toMatch(
      /filterReqHeaders\)\(\{\s+\.\.\.nodeHeadersToRecord\(requestHeaders\),\s+\.\.\.nodeHeadersToRecord\(responseHeaders\)\s+\}, _utils\.actionsForbiddenHeaders\)/,
    );
    expect(users, whatToDo).toHaveLength(2);
    for (const user of users)
      expect(user, whatToDo).toMatch(/fetch\(fetchUrl, \{[^}]*headers: forwardedHeaders,/);
  });

  it('first-answer.ts: a request is an event of the server, announced before, and nobody gets what was taken', async () => {
    const passedOn: string[] = [];
    const prepared: string[] = [];
    answerFirst({
      finished: ({ url }) => (url === '/finished' ? (response) => response.end('finished') : undefined),
      answer: (request, response) => {
        if (request.url !== '/taken') return false;
        response.end('taken');
        return true;
      },
    });
    onArrival(({ request }) => prepared.push(request.url ?? ''));
    const server = createServer((request, response) => {
      passedOn.push(request.url ?? '');
      response.end('passed on');
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const ask = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).text();
    const answers = [];
    for (const path of ['/taken', '/finished', '/other', '/finished', '/taken'])
      answers.push(await ask(path));
    expect(answers, whatToDo).toEqual(['taken', 'finished', 'passed on', 'finished', 'taken']);
    expect(passedOn, whatToDo).toEqual(['/other']);
    // The server prepares its handler only for answers that are not finished.
    expect(prepared, whatToDo).toEqual(['/taken', '/other', '/taken']);
    server.close();
  });

  it('plain-answer.ts: the compression asks what the browser takes when an answer begins', () => {
    const codingOf = (isPlain: boolean) => {
      const request = new IncomingMessage(new Socket());
      request.headers = { 'accept-encoding': 'gzip' };
      const response = new ServerResponse(request);
      leavePlain(request, () => isPlain && response.hasHeader('content-type'));
      require(dist('compiled/compression'))()(request, response, () => undefined);
      response.setHeader('Content-Type', 'text/html').end('text '.repeat(1_000));
      return response.getHeader('content-encoding');
    };
    expect([codingOf(true), codingOf(false)], whatToDo).toEqual([undefined, 'gzip']);
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

  it('visit-page.ts: what the renderer writes for one visit is its nonce, as an attribute', async () => {
    const nonce = 'bm9uY2Utb2Ytb25lLXZpc2l0';
    const html = await rendered({}, nonce);
    expect(html.split(nonce).length, whatToDo).toBeGreaterThan(3);
    expect(nonceOf(html), whatToDo).toBe(nonce);
    expect(withoutNonce(html, nonce), whatToDo).toBe(await rendered({}));
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

  it('unknown-actions.ts: calls of unknown actions are warned of in three ways, each by an error', () => {
    const errors = require('next/dist/server/app-render/manifests-singleton.js');
    expect(errors.getActionNotFoundError('0'.repeat(42)).message, whatToDo).toMatch(unknownAction);
    expect(errors.getInvalidServerReferenceIdError('x').message, whatToDo).toMatch(unknownAction);
    const handler = readFileSync(dist('server/app-render/action-handler.js'), 'utf8');
    expect(handler, whatToDo).toMatch(/handleUnrecognizedAction = [\s\S]{0,300}console\.warn\(err\)/);
    const [, ...given] = handler.split(/handleUnrecognizedAction\((?=\w)/);
    expect(given.length, whatToDo).toBeGreaterThan(3);
    for (const call of given) {
      const words = /^new Error\('([^']*)'\)/.exec(call)?.[1];
      // The others pass on what looking the action up has thrown, or what the two functions above have made.
      if (words) expect(words, whatToDo).toMatch(unknownAction);
      else expect(call, whatToDo).toMatch(/^err(?:or)?, /);
    }
  });

  it('failure-page.ts: a request by TRACE cannot be made for a page, so it fails inside the framework', () => {
    expect(() => new Request('http://localhost/', { method: 'TRACE' }), whatToDo).toThrow(/TRACE/);
    const adapter = readFileSync(dist('server/web/spec-extension/adapters/next-request.js'), 'utf8');
    expect(adapter, whatToDo).toMatch(/method: request\.method/);
  });

  it('replace-answer.ts, failure-page.ts: what fails leaves with the status 500 and a text, or with none', () => {
    const server = readFileSync(dist('server/base-server.js'), 'utf8');
    expect(server, whatToDo).toContain('res.statusCode = 500');
    expect(server, whatToDo).toContain("res.body('Internal Server Error').send()");
  });

  it('response-guard.ts, mark-peer.ts: the server announces each request with its response', async () => {
    const seen: unknown[] = [];
    const note = (message: unknown) => seen.push(message);
    subscribe('http.server.request.start', note);
    const server = createServer((_, response) => response.end()).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    await fetch(`http://127.0.0.1:${port}/`);
    unsubscribe('http.server.request.start', note);
    server.close();
    expect(seen, whatToDo).toContainEqual(
      expect.objectContaining({
        request: expect.any(IncomingMessage),
        response: expect.any(ServerResponse),
      }),
    );
  });
});
