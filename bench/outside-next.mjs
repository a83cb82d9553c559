import { register } from 'node:module';

// The framework caches reads only for requests, and a benchmark has none.
const inMemory = new URL('next-cache.ts', import.meta.url).href;
const hooks = `export function resolve(specifier, context, next) {
  return specifier === 'next/cache' ? next('${inMemory}', context) : next(specifier, context);
}`;
register(`data:text/javascript,${encodeURIComponent(hooks)}`);
