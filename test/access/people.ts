import { createHash, randomBytes } from 'node:crypto';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { database } from '@/test/database/copy-database';
import { type Persona, personas, roles } from './personas';

export type Person = {
  readonly userId: string;
  readonly email: string;
  /** First name, which only this person may read. */
  readonly firstName: string;
  /** Token of a live session. */
  readonly token: string;
  /** Part of every text in this person's rows. */
  readonly marker: string;
};

export type People = Readonly<Record<Exclude<Persona, 'guest'>, Person>>;

export function cookieOf(token: string): string {
  return `antarman.session=${token}; antarman.member=1`;
}

/** A live session of a person. An admin's or a therapist's has passed the second factor by default. */
export async function signedIn(userId: string, secondFactor = true): Promise<string> {
  await using db = await database();
  const token = randomBytes(32).toString('base64url');
  await db.query(
    `INSERT INTO user_sessions (user_id, token_hash, idle_expires_at, expires_at, second_factor_at)
     VALUES ($1, $2, now() + interval '1 hour', now() + interval '1 day',
       CASE WHEN $3 AND EXISTS (SELECT FROM profiles WHERE user_id = $1 AND role <> 'client') THEN now() END)`,
    [userId, createHash('sha256').update(token).digest('hex'), secondFactor],
  );
  return token;
}

async function makePerson(persona: Persona, run: string): Promise<Person> {
  await using db = await database();
  const marker = `Marker${persona}${run}`;
  const email = `${marker.toLowerCase()}@demo.test`;
  const [user] = await db.query<{ id: string }>(
    'INSERT INTO users (email, name, email_verified_at) VALUES ($1, $2, now()) RETURNING id',
    [email, marker],
  );
  if (!user) throw new Error('The person was not saved.');
  const role = roles[persona];
  if (role) {
    // For this connection only; without it a trigger refuses a new admin.
    await db.query(`SELECT set_config('antarman.grants_role', 'on', false)`);
    await db.query(
      `INSERT INTO profiles (user_id, email, first_name, last_name, role, goals, onboarding_completed, adult_declared_at)
       VALUES ($1, $2, $3, $3, $4, $3, true, now())`,
      [user.id, email, marker, role],
    );
  }
  const beforeStep = persona === 'therapistBeforeSecondStep';
  if (beforeStep) {
    await db.query(
      `INSERT INTO second_factors (user_id, encrypted_secret, confirmed_at) VALUES ($1, 'nobody opens it', now())`,
      [user.id],
    );
  }
  const token = await signedIn(user.id, !beforeStep && persona !== 'adminWithoutSecondFactor');
  return { userId: user.id, email, firstName: marker, marker, token };
}

/**
 * One person of each kind, each with texts that the others must not see. The directory does not list the
 * linked therapist.
 */
export async function makePeople(): Promise<People> {
  const run = randomBytes(5).toString('hex');
  const made = await Promise.all(
    personas.flatMap((persona) =>
      persona === 'guest' ? [] : [makePerson(persona, run).then((person) => [persona, person] as const)],
    ),
  );
  const people = Object.fromEntries(made) as People;
  const { therapist, unlinkedTherapist, client } = people;
  await using db = await database();
  await db.query(
    `WITH own AS (
       INSERT INTO therapists (slug, name, title, location, bio, email, user_id)
       VALUES ($1, $2, $2, 'Pune', $2, $3, $4) RETURNING id)
     INSERT INTO therapist_contact_requests (therapist_id, user_name, user_email, message)
     SELECT id, $5, $6, $5 FROM own`,
    [
      therapist.marker.toLowerCase(),
      therapist.marker,
      therapist.email,
      therapist.userId,
      client.marker,
      client.email,
    ],
  );
  await db.query(
    'INSERT INTO therapist_applications (profile_id, practice) SELECT id, $2 FROM profiles WHERE user_id = $1',
    [unlinkedTherapist.userId, unlinkedTherapist.marker],
  );
  return people;
}

/** The session cookie of a persona; nothing for a guest. */
export function credentials(people: People, persona: Persona): Record<string, string> {
  return persona === 'guest' ? {} : { cookie: cookieOf(people[persona].token) };
}

/** Signs a browser in with a separate session, which the test may end. */
export async function enter(
  context: BrowserContext,
  baseURL: string | undefined,
  { userId }: Pick<Person, 'userId'>,
  secondFactor = true,
): Promise<string> {
  const token = await signedIn(userId, secondFactor);
  await context.addCookies([
    { name: 'antarman.session', value: token, url: baseURL, httpOnly: true, sameSite: 'Lax' },
    { name: 'antarman.member', value: '1', url: baseURL, sameSite: 'Lax' },
  ]);
  return token;
}

/** A page in a separate signed-in browser. The default viewport is the configuration's. */
export async function windowOf(
  browser: Browser,
  baseURL: string | undefined,
  person: Pick<Person, 'userId'>,
  javaScriptEnabled: boolean,
  viewport?: { readonly width: number; readonly height: number },
): Promise<Page> {
  const context = await browser.newContext({
    ...(baseURL && { baseURL }),
    ...(viewport && { viewport }),
    javaScriptEnabled,
  });
  await enter(context, baseURL, person);
  return context.newPage();
}

/** The target of the start page's redirect for each signed-in person. */
export const homes = [
  ['newcomer', '/onboarding'],
  ['client', '/dashboard'],
  ['therapist', '/therapist-dashboard'],
  ['unlinkedTherapist', '/therapist-dashboard'],
  ['admin', '/admin'],
] as const;
