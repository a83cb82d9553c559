import { afterAll, beforeAll, expect, test } from 'vitest';
import { actionMessages, admissionMessages } from '@/lib/server/action/messages';
import { actionIds, callAction } from '@/test/access/action-ids';
import { type ActionAccess, loadActions } from '@/test/access/actions';
import { credentials, makePeople, type People } from '@/test/access/people';
import { type Persona, personas, roles } from '@/test/access/personas';
import { database } from '@/test/database/copy-database';
import { namesOf, rowsNaming } from '@/test/marker/traces';
import { baseURL } from '../http-test';

let people: People;
let names: ReadonlySet<string>;
/** All of their rows at the last check. */
let latest: readonly string[];
let before: readonly string[];
const ids = actionIds();

beforeAll(async () => {
  people = await makePeople();
  await using db = await database();
  names = await namesOf(
    db.query,
    Object.values(people).flatMap(({ userId, email, marker }) => [userId, email, marker]),
  );
  before = await everythingOfThem();
  latest = before;
  // More than the tables with the account's id: also therapists, their payees, and clients' messages to them.
  expect(before.some((line) => line.startsWith('therapist_contact_requests '))).toBe(true);
});

afterAll(async () => {
  // No call of this file has changed a row; the tests for each path show which one would have.
  expect(await everythingOfThem()).toEqual(before);
});

/** The gate's answer to an unreadable form; repeats the order of product.md §4. */
function expectedMessage(access: ActionAccess, persona: Persona): string {
  if (access === 'public') return actionMessages.unreadable;
  if (persona === 'guest') return admissionMessages.signedOut;
  if (persona === 'therapistBeforeSecondStep' && access !== 'keeper-account')
    return admissionMessages.noSecondFactor;
  if (access === 'viewer') return actionMessages.unreadable;
  const role = roles[persona];
  if (!role) return admissionMessages.notOnboarded;
  const keepers = access === 'keeper' || access === 'keeper-account';
  const admitted = keepers ? role !== 'client' : access === 'member' || access === role;
  if (!admitted) return admissionMessages.otherRole;
  if ((access === 'admin' || access === 'keeper') && persona === 'adminWithoutSecondFactor')
    return admissionMessages.noSecondFactor;
  return actionMessages.unreadable;
}

/** A member's own page, a cached page, and a path without a page: an action can be called on each of them. */
const paths = ['/', '/dashboard', '/services', '/no/such/page'];

/**
 * Every row of any table with an id, an address or a word of one of this test's people, without the marks of
 * a visit. Other rows belong to files that run at the same time.
 */
async function everythingOfThem(): Promise<readonly string[]> {
  await using db = await database();
  // Awaited here, because the connection ends with this function.
  return await rowsNaming(db.query, names);
}

const actions = [...(await loadActions())].map(([action, { access }]) => [action, access] as const);

test('the build holds the actions that say who may call them, and no other', () => {
  expect([...ids.keys()].sort()).toEqual(actions.map(([action]) => action).sort());
});

/** The first action of each kind of access: `npm test` calls these for other sites, the full run calls all. */
const examples = new Map(actions.toReversed().map(([action, access]) => [access, action]));

const evil = 'https://evil.example';
const foreignOrigins: readonly (readonly [string, Record<string, string>])[] = [
  ['none', {}],
  ['null', { origin: 'null' }],
  ['evil', { origin: evil }],
  ['evil that names itself the host', { origin: evil, 'x-forwarded-host': 'evil.example' }],
  ['ours, sent by another site', { origin: baseURL, 'sec-fetch-site': 'cross-site' }],
];

async function expectForeignRefused(
  action: string,
  on: readonly string[],
  callers: readonly Persona[],
): Promise<void> {
  const id = ids.get(action) ?? '';
  for (const [name, headers] of foreignOrigins) {
    for (const persona of callers) {
      const sent = { ...credentials(people, persona), ...headers };
      const answers = await Promise.all(on.map((path) => callAction(baseURL + path, id, sent)));
      const refused = answers.map(({ status, message }) => (status === 403 ? 'refused' : message));
      const allowed = new Set(['refused', actionMessages.foreign]);
      expect(
        refused.filter((answer) => !allowed.has(answer ?? '')),
        `${persona}, origin ${name}`,
      ).toEqual([]);
    }
  }
}

async function expectOpenTo(
  action: string,
  access: ActionAccess,
  on: readonly string[],
  callers: Iterable<Persona>,
): Promise<void> {
  for (const persona of callers) {
    const headers = { ...credentials(people, persona), origin: baseURL };
    const id = ids.get(action) ?? '';
    const answers = await Promise.all(on.map((path) => callAction(baseURL + path, id, headers)));
    expect(
      answers.map(({ message }) => message),
      `${persona} on ${on.join(', ')}`,
    ).toEqual(on.map(() => expectedMessage(access, persona)));
  }
}

for (const [action, access] of actions) {
  const isAdmitted = (persona: Persona) => expectedMessage(access, persona) === actionMessages.unreadable;
  const strangers = personas.filter((persona) => !isAdmitted(persona));
  // Prefers a person of another role, who gets further than a guest; a guest calls the actions that are open
  // to all.
  const caller = strangers.find((persona) => roles[persona]) ?? 'guest';

  test(`${action} is open to ${access}, and ${caller} is answered so`, () =>
    expectOpenTo(action, access, ['/dashboard'], [caller]));

  test(`${action} is open to ${access} and to nobody else, for everybody on every path`, {
    tags: ['slow'],
  }, async () => {
    await expectOpenTo(action, access, paths, personas);
    const earlier = latest;
    latest = await everythingOfThem();
    expect(latest).toEqual(earlier);
  });

  test(`${action} refuses another site`, { tags: ['slow'] }, () =>
    expectForeignRefused(action, paths, ['guest', 'client', 'therapist', 'admin']),
  );
}

for (const [access, action] of examples) {
  test(`${action}, as one that is open to ${access}, refuses another site and answers everybody as the table says`, async () => {
    const admitted = personas.filter(
      (persona) => expectedMessage(access, persona) === actionMessages.unreadable,
    );
    await expectForeignRefused(action, ['/services'], admitted.slice(0, 1));
    await expectOpenTo(action, access, ['/services'], personas);
  });
}
