import { beforeAll, expect, test } from 'vitest';
import { credentials, makePeople, type People } from '@/test/access/people';
import { oneOfEach, type Persona, personas } from '@/test/access/personas';
import { privateRoutes } from '@/test/access/routes';
import { expectNoSecret } from '@/test/access/secrets';
import { baseURL } from '../http-test';

let people: People;

beforeAll(async () => {
  people = await makePeople();
});

for (const [route, { visit, answers, shows }] of Object.entries(privateRoutes)) {
  // `npm test` requests each route as one person with access and one without, the full run as every persona.
  const some = oneOfEach((persona) => answers[persona] === 200);
  const visits = async (persona: Persona) => {
    const answer = answers[persona];
    const response = await fetch(baseURL + visit, {
      redirect: 'manual',
      headers: credentials(people, persona),
    });
    const body = await response.text();
    if (typeof answer === 'string') {
      expect(response.status).toBe(307);
      expect(response.headers.get('location')?.replace(baseURL, '')).toBe(answer);
    } else {
      expect(response.status).toBe(answer);
    }
    expect(response.headers.get('cache-control')).toMatch(/no-store/);
    const shown = shows?.[persona] ?? [];
    // Admins may read other people's texts in the back office.
    const readsOthers = persona === 'admin' && answer === 200 && route.startsWith('/admin');
    if (!readsOthers) expectNoSecret(people, body, persona, shown);
    for (const other of shown) {
      if (other !== 'guest') expect(body.toLowerCase()).toContain(people[other].marker.toLowerCase());
    }
    // The opposite check: people with access see their names, so the test searches for words that pages do
    // show.
    const isPage = response.headers.get('content-type')?.startsWith('text/html');
    // A page for guests shows no name to a person without a profile.
    if (answer === 200 && persona !== 'guest' && answers.guest !== 200 && isPage)
      expect(body.toLowerCase()).toContain(people[persona].marker.toLowerCase());
  };
  for (const persona of personas) {
    test(`${route} answers ${persona}`, { tags: some.has(persona) ? [] : ['slow'] }, () => visits(persona));
  }
}
