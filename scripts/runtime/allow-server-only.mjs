import { register } from 'node:module';

// The bundler uses `import 'server-only'` to keep server code out of the browser. A plain Node process
// (worker, migrations, seed) is always the server side, so there the import resolves to an empty module.
const hooks = `export function resolve(specifier, context, next) {
  if (specifier === 'server-only') return { url: 'data:text/javascript,', shortCircuit: true };
  return next(specifier, context);
}`;
register(`data:text/javascript,${encodeURIComponent(hooks)}`);
