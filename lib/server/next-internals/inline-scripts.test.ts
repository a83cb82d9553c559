import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { frameworkScriptHashes, isFrameworkScript } from './inline-scripts.mjs';

const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
const bootstrap = '(self.__next_f=self.__next_f||[]).push([0])';

const inlineScripts = (html: string) =>
  [...html.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map(([, code = '']) => code);

/** A page with one late part, made by the renderer inside the framework, which also makes the stored pages. */
async function renderLatePart(): Promise<string> {
  const require = createRequire(import.meta.url);
  const react: typeof import('react') = require('next/dist/compiled/react');
  const renderer: typeof import('react-dom/server') = require('next/dist/compiled/react-dom/cjs/react-dom-server.node.production.js');
  const late = react.lazy(async () => ({ default: () => 'late' }));
  const page = new PassThrough();
  const stream = renderer.renderToPipeableStream(
    react.createElement('p', null, react.createElement(react.Suspense, null, react.createElement(late))),
    { onShellReady: () => stream.pipe(page) },
  );
  return text(page);
}

describe('isFrameworkScript', () => {
  it('recognises the page data that the framework writes, whatever it holds', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(isFrameworkScript(`self.__next_f.push(${JSON.stringify([1, text])})`)).toBe(true);
      }),
    );
  });

  it.each([
    'alert(1)',
    '',
    `${bootstrap};alert(1)`,
    'self.__next_f.push([1,"x"]);alert(1)',
    'self.__next_f.push([1,alert(1)])',
    'self.__next_f.push([1,"x"]+alert(1))',
    '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"a":alert(1)});',
    '$RC("B:0",alert(1))',
    '$RB=[];alert(1);$RC("B:0","S:0")',
    '$RC("B:0","S:0");alert(1)',
  ])('vouches for nothing else: %s', (code) => {
    expect(isFrameworkScript(code)).toBe(false);
  });

  it('recognises what the framework’s renderer writes for a part that comes late', async () => {
    const scripts = inlineScripts(await renderLatePart());
    expect(scripts.some((code) => code.includes('$RC('))).toBe(true);
    expect(scripts.filter((code) => !isFrameworkScript(code))).toEqual([]);
  });
});

describe('frameworkScriptHashes', () => {
  it('hashes each inline script once and leaves files, data blocks and foreign scripts out', () => {
    const html = [
      '<script src="/a.js" async=""></script>',
      '<script type="application/ld+json">{"@type":"Person"}</script>',
      `<script>${bootstrap}</script>`,
      `<script id="_R_">${bootstrap}</script>`,
      '<script>alert(document.cookie)</script>',
      '<SCRIPT>alert(2)</SCRIPT>',
    ].join('');
    expect(frameworkScriptHashes(html)).toEqual([hashOf(bootstrap)]);
  });
});
