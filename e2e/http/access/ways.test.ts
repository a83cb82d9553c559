import { beforeAll, expect, test } from 'vitest';
import type { PrivateRoute } from '@/test/access/answers';
import { credentials, makePeople, type People } from '@/test/access/people';
import { oneOfEach, type Persona, personas } from '@/test/access/personas';
import { privateRoutes } from '@/test/access/routes';
import { expectNoSecret } from '@/test/access/secrets';
import { dataHeader } from '@/test/server/framework-names';
import { fetchAsRouter } from '@/test/server/payload';
import { baseURL } from '../http-test';

let people: People;

beforeAll(async () => {
  people = await makePeople();
});

const routes = Object.entries(privateRoutes);

const prefetch = { RSC: '1', 'Next-Router-Prefetch': '1' };

/** Ways around a gate in front of the page, if it were not in the page. */
const ways: readonly {
  readonly name: string;
  readonly path?: (path: string) => string;
  readonly headers?: Record<string, string>;
}[] = [
  ...['middleware', 'src/middleware', 'proxy', 'src/proxy', 'pages/_middleware'].map((module) => ({
    name: `subrequest of ${module}`,
    headers: { 'x-middleware-subrequest': Array(5).fill(module).join(':') },
  })),
  { name: 'server components', headers: { RSC: '1' } },
  { name: 'server components by address', path: (path) => `${path}?_rsc=1`, headers: { RSC: '1' } },
  { name: 'prefetch', headers: prefetch },
  { name: 'segment tree', headers: { ...prefetch, 'Next-Router-Segment-Prefetch': '/_tree' } },
  { name: 'segment of the page', headers: { ...prefetch, 'Next-Router-Segment-Prefetch': '/__PAGE__' } },
  { name: 'router state', headers: { RSC: '1', 'Next-Router-State-Tree': '%5B%22%22%2C%7B%7D%5D' } },
  { name: '.rsc', path: (path) => `${path}.rsc` },
  { name: 'segment file', path: (path) => `${path}.segments/_tree.segment.rsc` },
  { name: 'data of old', path: (path) => `/_next/data/build${path}.json` },
  { name: 'data header', headers: { [dataHeader]: '1' } },
  { name: 'rewrite header', headers: { 'x-middleware-rewrite': '/' } },
  { name: 'invoke header', headers: { 'x-invoke-path': '/dashboard', 'x-matched-path': '/dashboard' } },
  { name: 'two slashes', path: (path) => `/${path}` },
  { name: 'three slashes', path: (path) => `//${path}` },
  { name: 'slash at the end', path: (path) => `${path}/` },
  {
    name: 'encoded letter',
    path: (path) => path.replace(/^\/(.)/, (_, letter) => `/%${letter.charCodeAt(0).toString(16)}`),
  },
  {
    name: 'encoded twice',
    path: (path) => path.replace(/^\/(.)/, (_, letter) => `/%25${letter.charCodeAt(0).toString(16)}`),
  },
  { name: 'encoded slash', path: (path) => `/%2f${path.slice(1)}` },
  { name: 'capitals', path: (path) => path.toUpperCase() },
  { name: 'dot', path: (path) => `/.${path}` },
  { name: 'up and down', path: (path) => `/about/..;${path}` },
  { name: 'backslash', path: (path) => `/\\${path.slice(1)}` },
  { name: 'another host', headers: { 'x-forwarded-host': 'localhost', 'x-original-url': '/' } },
  { name: 'draft mode', headers: { 'x-prerender-revalidate': '1' } },
];

/** A route's answers to each persona, without its own address: routes with the same answers have the same guard. */
function outcomeOf({ visit, answers }: PrivateRoute): string {
  return JSON.stringify(answers)
    .replaceAll(encodeURIComponent(visit), '')
    .replace(/next=[^"]*/g, 'next');
}

/** The first route of each kind of guard: `npm test` tests the ways around these, the full run around all. */
const examples = new Set([
  ...new Map(routes.toReversed().map(([name, route]) => [outcomeOf(route), name])).values(),
]);

for (const [route, { visit, answers }] of routes) {
  const all = personas.filter((persona) => answers[persona] !== 200);
  const some = oneOfEach((persona) => JSON.stringify(answers[persona]));
  const goAround = async (intrudersOf: (way: number) => readonly Persona[]) => {
    for (const [way, { name, path = (same: string) => same, headers = {} }] of ways.entries()) {
      await Promise.all(
        intrudersOf(way).map(async (persona) => {
          const response = await fetchAsRouter(baseURL + path(visit), {
            headers: { ...credentials(people, persona), ...headers },
          });
          const body = await response.text();
          expect(response.status, `${persona}: ${name}`).toBeLessThan(500);
          expectNoSecret(people, body, persona);
        }),
      );
    }
  };
  // `npm test` tests one route for each kind of guard; its intruders, one of each outcome, take turns.
  const tags = examples.has(route) ? [] : ['slow'];
  const intruders = all.filter((persona) => some.has(persona));
  test(`no way around the guard of ${route}`, { tags }, () =>
    goAround((way) => intruders.filter((_, turn) => turn === way % intruders.length)),
  );
  test(`no way around the guard of ${route} for anybody`, { tags: ['slow'] }, () => goAround(() => all));
}
