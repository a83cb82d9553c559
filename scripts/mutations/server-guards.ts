import type { Mutation } from './mutation';

/** Guards that every form, link, limit and log line passes. */
export const serverGuards: readonly Mutation[] = [
  {
    name: 'an action is done for another site',
    file: 'lib/server/action/define-action.ts',
    find: '!request.sameOrigin',
    replace: 'false',
    tests: ['lib/server/action'],
  },
  {
    name: 'a page is posted to by another site',
    file: 'proxy.ts',
    find: "return method === 'POST' && origin !== null && origin !== env.APP_URL;",
    replace: 'return origin === method && env.APP_URL === undefined;',
    tests: ['lib/server/request/proxy.test.ts'],
  },
  {
    name: 'an uploaded file lies outside its bucket',
    file: 'lib/server/storage/disk.ts',
    find: 'path.dirname(room) !== path.resolve(folder) ||',
    replace: '',
    tests: ['lib/server/storage/disk.test.ts'],
  },
  {
    name: 'limits let everything pass',
    file: 'lib/server/rate-limit/consume.ts',
    find: 'return (await count(client, limits, at)).length === limits.length;',
    replace: 'return (await count(client, limits, at)).length >= 0;',
    tests: ['lib/server/rate-limit'],
  },
  {
    name: 'limits begin anew with each event',
    file: 'lib/server/rate-limit/consume.ts',
    find: '< (SELECT most FROM due WHERE bucket = held.key)',
    replace: '< (SELECT most + 1 FROM due WHERE bucket = held.key)',
    tests: ['lib/server/rate-limit'],
  },
  {
    name: 'every address of an IPv6 network counts by itself',
    file: 'lib/server/request/client-network.ts',
    find: '.slice(0, 4)',
    replace: '.slice(0, 8)',
    tests: ['lib/server/request', 'lib/account/sign-in/limits.test.ts'],
  },
  {
    name: 'a form token needs no signature',
    file: 'lib/server/action/form-token.ts',
    find: "if (!timingSafeEqual(expected, Buffer.from(given))) return { state: 'refused' };",
    replace: "if (expected.length !== Buffer.from(given).length) return { state: 'refused' };",
    tests: ['lib/server/action'],
  },
  {
    name: 'log lines say whatever they are given',
    file: 'lib/server/log.ts',
    find: 'if (!allowed.has(name)) continue;',
    replace: '',
    tests: ['lib/server/log.test.ts'],
  },
  {
    name: 'a signed link works for ever',
    file: 'lib/server/secret/signed-id.ts',
    find: 'Number.parseInt(expires, 36) > now ? id : undefined',
    replace: 'Number.parseInt(expires, 36) + now > 0 ? id : undefined',
    tests: ['lib/contact/reply', 'lib/payment/receipt', 'lib/booking'],
  },
  {
    name: 'a signed link of one use opens another',
    file: 'lib/server/secret/signed-id.ts',
    find: 'return sign(purpose, JSON.stringify([id, expires]))',
    replace: "return sign('link', JSON.stringify([purpose.length > 0, id, expires]))",
    tests: ['lib/booking', 'lib/payment/receipt', 'lib/contact/reply'],
  },
  {
    name: 'text of structured data leaves its script',
    file: 'lib/site/seo/json-ld.tsx',
    find: '(character) => `',
    replace: '(character) => character || `',
    tests: ['lib/site/seo'],
  },
  {
    name: 'an article links wherever it likes',
    file: 'lib/site/article/markdown/tree.ts',
    find: 'const href = safeAddress(textOf(address));',
    replace: 'const href = textOf(address) || safeAddress(textOf(address));',
    tests: ['components/site/article'],
  },
];
