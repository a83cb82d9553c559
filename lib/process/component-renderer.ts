import 'server-only';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Script } from 'node:vm';
import { bundler } from '@/lib/server/next-internals/own-script.mjs';

/** A component on its own: gives its HTML for some properties, as the framework's renderer writes it. */
type Renderer<Props> = (props: Props) => string;

/**
 * Bundles a component with everything that it needs, so that this process can render it without the framework: the bundles of a
 * build cannot be asked for one. A tenth of a second's work for another process.
 * @param file the component's module, from the root of the project
 * @param name of its export
 * @throws when it cannot be bundled
 */
export async function componentRenderer<Props>(file: string, name: string): Promise<Renderer<Props>> {
  const root = process.cwd();
  const { build, stop } = bundler();
  const bundling = build({
    absWorkingDir: root,
    stdin: {
      contents: `import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { ${name} } from './${file}';
export const render = (props) => renderToString(createElement(${name}, props));`,
      resolveDir: root,
    },
    bundle: true,
    format: 'cjs',
    platform: 'node',
    target: `node${process.versions.node}`,
    mainFields: ['module', 'main'],
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    legalComments: 'none',
    minify: true,
    logLevel: 'silent',
    write: false,
  });
  // Its program would stay, and wait for the next bundle.
  const { outputFiles } = await bundling.finally(stop);
  const code = outputFiles[0]?.text ?? '';
  const bundle: { exports: { render?: Renderer<Props> } } = { exports: {} };
  new Script(`(function (module, exports, require) {${code}\n})`, {
    filename: `${name}.bundle.cjs`,
  }).runInThisContext()(bundle, bundle.exports, createRequire(path.join(root, 'package.json')));
  const { render } = bundle.exports;
  if (!render) throw new Error(`${file} has no ${name} that can be rendered.`);
  return render;
}
