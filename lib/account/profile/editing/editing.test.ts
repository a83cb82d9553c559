import { beforeEach, describe, expect, it } from 'vitest';
import { withdrawConsent } from '@/lib/account/consent/commands';
import { hasConsent } from '@/lib/account/consent/queries';
import { updateProfile } from '@/lib/account/profile/editing/actions';
import { readOwnProfile } from '@/lib/account/profile/editing/queries';
import { editingMessages } from '@/lib/account/profile/editing/rules';
import { startSession } from '@/lib/account/session/session-store';
import { actionMessages } from '@/lib/server/action/messages';
import { db } from '@/lib/server/db';
import { inTwoRuns } from '@/test/case/sample';
import { setUpDatabase } from '@/test/database/database';
import { setUpVisitor, visitor } from '@/test/server/visitor';
import { createProfile, createUser } from '@/test/therapist/factories';

setUpDatabase();
setUpVisitor();

let userId: string;
let present: string;

async function signIn(id: string) {
  present = id;
  visitor.token = (await startSession(db, id, { userAgent: null, networkHash: 'x' })).token;
}

beforeEach(async () => {
  ({ userId } = await createProfile({ phone: '+919876543210' }));
  await signIn(userId);
});

const fields = { firstName: 'Meera', lastName: 'Iyer', phone: '', goals: '' };

/** Opens the form and sends it. */
async function save(given: Readonly<Record<string, string | Blob>> = {}) {
  const form = new FormData();
  form.append('version', (await readOwnProfile({ userId: present }))?.version ?? '');
  for (const [name, value] of Object.entries({ ...fields, ...given })) form.append(name, value);
  return updateProfile(null, form);
}

const stored = (id = userId) => db.profile.findUniqueOrThrow({ where: { userId: id } });

describe('saving', () => {
  it('stores the tidied input, and answers with the stored values', async () => {
    const saved = { firstName: 'Meera', lastName: "D'Souza-Iyer", phone: '+919812345678', goals: null };
    expect(
      await save({ firstName: '  Meera ', lastName: "D'Souza-Iyer", phone: '098123 45678' }),
    ).toMatchObject({
      ok: true,
      message: 'Profile updated successfully',
      data: saved,
    });
    expect(await stored()).toMatchObject(saved);
    expect(await readOwnProfile({ userId })).toMatchObject({ ...saved, goals: '', asksForCare: true });
  });

  it('logs which fields were changed, and never their content', async () => {
    await save({ firstName: 'Mira' });
    await save({ firstName: 'Mira' });
    const lines = await db.auditEntry.findMany();
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({
      action: 'profile.updated',
      details: { fields: ['firstName', 'phone'] },
    });
    expect(JSON.stringify(lines)).not.toContain('Mira');
  });

  it('changes no other profile and no other column', async () => {
    const other = await createProfile();
    const before = await stored();
    await save({ firstName: 'Mira' });
    const { firstName, phone, updatedAt, ...rest } = await stored();
    expect(before).toMatchObject(rest);
    expect([firstName, phone, updatedAt > before.updatedAt]).toEqual(['Mira', null, true]);
    const { user: _, ...untouched } = other;
    expect(await stored(other.userId)).toEqual(untouched);
  });
});

describe('goals of a client', () => {
  const goals = 'To sleep through the night.';

  it('are saved only with the consent for them, which may come in the same form', async () => {
    expect(await save({ goals })).toMatchObject({
      ok: false,
      message: actionMessages.check,
      fieldErrors: { care: editingMessages.careForGoals },
      values: { goals },
    });
    expect((await stored()).goals).toBeNull();
    expect(await save({ goals, care: 'on' })).toMatchObject({ ok: true });
    expect((await stored()).goals).toBe(goals);
    expect(await hasConsent(db, userId, 'care')).toBe(true);
    expect(await save({ goals: 'To rest.' })).toMatchObject({ ok: true });
  });

  it('cannot be saved any more once the consent was withdrawn', async () => {
    await save({ goals, care: 'on' });
    await withdrawConsent({ userId }, 'care');
    expect((await stored()).goals).toBeNull();
    expect(await save({ goals })).toMatchObject({ ok: false });
    expect(await save()).toMatchObject({ ok: true });
  });

  it('describe a therapist’s practice, and are not about health', async () => {
    const therapist = await createProfile({ role: 'therapist' });
    await signIn(therapist.userId);
    expect(await save({ goals: 'Eleven years with adults.' })).toMatchObject({ ok: true });
    expect(await hasConsent(db, therapist.userId, 'care')).toBe(false);
  });
});

describe('refused, with nothing changed:', () => {
  const expectUnchanged = async (before: Awaited<ReturnType<typeof stored>>) => {
    expect(await stored()).toEqual(before);
    expect(await db.auditEntry.count()).toBe(0);
  };

  for (const { cases, tags } of inTwoRuns([
    ['role', 'admin'],
    ['email', 'other@antarman.test'],
    ['user_id', crypto.randomUUID()],
    ['userId', crypto.randomUUID()],
    ['id', crypto.randomUUID()],
    ['profile_picture', 'x/1.webp'],
    ['profilePicture', 'x/1.webp'],
    ['onboarding_completed', 'false'],
    ['onboardingCompleted', 'false'],
    ['adultDeclaredAt', '2020-01-01'],
    ['[object Object]', 'x'],
    ['firstName[not]', ''],
  ])) {
    it.each(cases)('the extra field %s', { tags }, async (name, value) => {
      const before = await stored();
      const form = new FormData();
      for (const entry of Object.entries({ ...fields, firstName: 'Mira' })) form.append(...entry);
      form.append(name, value);
      expect(await updateProfile(null, form)).toEqual({ ok: false, message: actionMessages.unreadable });
      await expectUnchanged(before);
    });
  }

  it.each<[string, Readonly<Record<string, string>>, string, string]>([
    ['no first name', { firstName: '  ' }, 'firstName', 'Enter your first name'],
    ['no last name', { lastName: '\u200b' }, 'lastName', 'Enter your last name'],
    [
      'a name that is too long',
      { firstName: 'x'.repeat(81) },
      'firstName',
      'Keep your first name under 80 characters',
    ],
    [
      'a link for a name',
      { lastName: 'https://evil.example' },
      'lastName',
      'Write your last name without links and symbols',
    ],
    [
      'a phone number that is none',
      { phone: '12345' },
      'phone',
      'Enter a phone number like 98765 43210, or leave it empty',
    ],
    ['goals without end', { goals: 'x'.repeat(4_001) }, 'goals', 'Keep this under 4,000 characters'],
    ['a NUL in a name', { firstName: 'Me\0era' }, 'firstName', actionMessages.unstorable],
  ])('%s', async (_, given, field, message) => {
    const before = await stored();
    expect(await save(given)).toMatchObject({ ok: false, fieldErrors: { [field]: message } });
    await expectUnchanged(before);
  });

  for (const { cases, tags } of inTwoRuns([
    ['a file for a name', { firstName: new Blob(['x']) }],
    ['another answer than the box has', { care: 'yes' }],
  ])) {
    it.each(cases)('%s', { tags }, async (_, given) => {
      const before = await stored();
      expect(await save(given)).toMatchObject({ ok: false });
      await expectUnchanged(before);
    });
  }

  it('a guest, somebody without a finished profile, and another site', async () => {
    const before = await stored();
    visitor.token = '';
    expect(await save({ firstName: 'Mira' })).toMatchObject({ ok: false });
    await signIn((await createUser()).id);
    expect(await save({ firstName: 'Mira' })).toMatchObject({ ok: false });
    await signIn(userId);
    visitor.headers = new Headers({ origin: 'https://evil.example' });
    expect(await save({ firstName: 'Mira' })).toEqual({ ok: false, message: actionMessages.foreign });
    await expectUnchanged(before);
  });
});

it('a profile that is gone is not found, and not made again', async () => {
  expect(await readOwnProfile({ userId: crypto.randomUUID() })).toBeNull();
});
