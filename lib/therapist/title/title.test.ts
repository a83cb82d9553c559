import { beforeEach, describe, expect, it } from 'vitest';
import type { Therapist } from '@/generated/prisma/client';
import { day } from '@/lib/format/duration';
import { indianDay } from '@/lib/format/time';
import { db, type Tx } from '@/lib/server/db';
import { enqueue } from '@/lib/server/jobs/enqueue';
import { setUpDatabase } from '@/test/database/database';
import { onOneDay } from '@/test/database/one-day';
import { runDueJobs } from '@/test/server/jobs';
import { createProfile, createTherapist } from '@/test/therapist/factories';
import { mayBeShown, takeDownLapsedTitles } from './commands';
import { titleJobs } from './jobs';
import { claimsMedicalTitle, claimsProtectedTitle, unprovenFields } from './rules';

setUpDatabase();

const refused = /therapists_protected_title|protected title without a live register check/;
const indianDate = (daysFromNow: number) => new Date(indianDay(new Date(Date.now() + daysFromNow * day)));

let therapist: Therapist;
beforeEach(async () => {
  const { userId } = await createProfile({ role: 'therapist' });
  therapist = await createTherapist({ userId });
});

function register(
  given: { register?: string; number?: string; checkedAt?: Date | null; expiresOn?: Date | null } = {},
  tx: Pick<Tx, 'therapistRegistration'> = db,
) {
  return tx.therapistRegistration.create({
    data: {
      therapistId: therapist.id,
      register: 'RCI',
      number: 'A12345',
      checkedAt: new Date(),
      expiresOn: indianDate(30),
      ...given,
    },
  });
}

const entitle = (
  data: Partial<Pick<Therapist, 'title' | 'bio' | 'name' | 'specialization'>>,
  tx: Pick<Tx, 'therapist'> = db,
) => tx.therapist.update({ where: { id: therapist.id }, data });

describe('the words', () => {
  const claims = [
    'Clinical Psychologist',
    'consultant clinical  psychologist',
    'Clinical-Psychologist (RCI)',
    'Ｃｌｉｎｉｃａｌ Psychologist',
    'Clin\u00adical\u200b Psychologist',
    'Clinical\u00a0Psychologists',
  ];
  const others = [
    'Psychologist',
    'MPhil in Clinical Psychology',
    'Counselling Psychologist',
    'Clinical supervisor',
  ];

  it.each([...claims, ...others])('mean the same here and in the database: %s', async (words) => {
    const claim = claims.includes(words);
    expect(claimsProtectedTitle(words)).toBe(claim);
    const [found] = await db.$queryRaw<
      { claim: boolean }[]
    >`SELECT claims_protected_title(${words}) AS claim`;
    expect(found?.claim).toBe(claim);
  });
});

const medical = [
  'Psychiatrist',
  'Consultant neuro-psychiatrist',
  'Ｐｓｙｃｈｉａｔｒｉｓｔ',
  'Psych\u00adiatrists',
];
const noMedical = ['MD Psychiatry', 'Psychiatric social worker', 'Psychologist'];
const proseClaims = [
  'I am a psychiatrist in Pune.',
  'I’m a child psychiatrist.',
  'As a psychiatrist, I listen.',
];
const noProse = [
  'I work with your psychiatrist.',
  'I am not a psychiatrist.',
  'As a psychiatrist would say',
  'Indiam a psychiatrist',
];

it('a medical title means the same here and in the database', async () => {
  for (const [words, prose, claim] of [
    ...medical.map((text) => [text, false, true] as const),
    ...noMedical.map((text) => [text, false, false] as const),
    ...proseClaims.map((text) => [text, true, true] as const),
    ...noProse.map((text) => [text, true, false] as const),
  ]) {
    expect([words, claimsMedicalTitle(words, prose)]).toEqual([words, claim]);
    const [found] = await db.$queryRaw<
      { claim: boolean }[]
    >`SELECT claims_medical_title(${words}, ${prose}) AS claim`;
    expect([words, found?.claim]).toEqual([words, claim]);
  }
});

describe('“Psychiatrist”', () => {
  it('needs a checked entry with a medical council, which no other register replaces', async () => {
    await register();
    await register({ register: 'NCAHP', number: 'N1' });
    await register({ register: 'National Medical Commission', number: 'M1', checkedAt: null });
    for (const data of [
      { title: 'Consultant Psychiatrist' },
      { name: 'Dr Asha Rao, Psychiatrist' },
      { specialization: ['Psychiatrist'] },
      { bio: 'I am a psychiatrist.' },
    ]) {
      await expect(entitle(data)).rejects.toThrow(refused);
      expect(await mayBeShown(db, therapist.id, { ...therapist, ...data })).toBe(false);
    }
    await entitle({ bio: 'I work with your psychiatrist.' });
    await db.therapistRegistration.updateMany({ where: { number: 'M1' }, data: { checkedAt: new Date() } });
    expect((await entitle({ title: 'Consultant Psychiatrist' })).title).toBe('Consultant Psychiatrist');
    expect(unprovenFields({ ...therapist, title: 'Psychiatrist', bio: 'I listen.' })).toEqual({
      title: expect.stringContaining('medical council'),
    });
  });

  it('falls with the last day of that entry, and “Clinical Psychologist” stays with its own', async () => {
    await register();
    const { id } = await register({ register: 'State medical council', number: 'M1' });
    await entitle({
      title: 'Psychiatrist and Clinical Psychologist',
      bio: 'I am a psychiatrist. I write to your psychiatrist.',
      specialization: ['Child psychiatrist', 'Grief'],
    });
    await db.therapistRegistration.update({ where: { id }, data: { expiresOn: indianDate(-1) } });
    await enqueue(db, 'take-down-lapsed-titles', {});
    await runDueJobs(titleJobs);
    expect(await db.therapist.findUniqueOrThrow({ where: { id: therapist.id } })).toMatchObject({
      title: 'Therapist and Clinical Psychologist',
      bio: 'I am a therapist. I write to your psychiatrist.',
      specialization: ['Child therapist', 'Grief'],
      registers: [expect.objectContaining({ register: 'RCI' })],
    });
  });
});

describe('the database', () => {
  it.each([
    ['without any entry', undefined],
    ['with an entry that nobody has checked', { checkedAt: null }],
    ['with an entry that ran out yesterday', { expiresOn: indianDate(-1) }],
    ['with an entry without an end', { expiresOn: null }],
    ['with an entry of another register', { register: 'State council' }],
  ])('refuses the title %s', { tags: ['slow'] }, async (_, entry) => {
    if (entry) await register(entry);
    await expect(entitle({ title: 'Clinical Psychologist' })).rejects.toThrow(refused);
    await expect(entitle({ name: 'Asha Rao, Clinical Psychologist' })).rejects.toThrow(refused);
    await expect(entitle({ bio: 'I am a clinical psychologist.' })).rejects.toThrow(refused);
    await expect(entitle({ specialization: ['Grief', 'Clinical psychologist'] })).rejects.toThrow(refused);
    expect(await mayBeShown(db, therapist.id, { ...therapist, title: 'Clinical Psychologist' })).toBe(false);
    expect(await mayBeShown(db, therapist.id, therapist)).toBe(true);
  });

  it('accepts it on the last day of a checked entry, and refuses a new therapist with it', async () => {
    const title = 'Clinical Psychologist';
    await onOneDay(async (tx, today) => {
      await register({ expiresOn: today }, tx);
      expect(await mayBeShown(tx, therapist.id, { ...therapist, title })).toBe(true);
      expect((await entitle({ title }, tx)).title).toBe(title);
    });
    await expect(createTherapist({ title })).rejects.toThrow(refused);
  });

  it('refuses to publish a profile whose entry has expired, and allows every other change', {
    tags: ['slow'],
  }, async () => {
    const { id } = await register();
    await entitle({ title: 'Clinical Psychologist' });
    await db.therapistRegistration.update({ where: { id }, data: { expiresOn: indianDate(-1) } });
    await db.therapist.update({ where: { id: therapist.id }, data: { isActive: false, location: 'Nashik' } });
    const again = db.therapist.update({ where: { id: therapist.id }, data: { isActive: true } });
    await expect(again).rejects.toThrow(refused);
  });
});

describe('when an entry expires', () => {
  it('the job removes it from every text, tells the therapist and records it once', {
    tags: ['slow'],
  }, async () => {
    const { id } = await register();
    await entitle({
      title: 'Consultant Clinical Psychologist',
      bio: 'I am a clinical psychologist. I listen.',
      specialization: ['Clinical psychologist', 'Grief', 'psychologist'],
    });
    const other = await createTherapist();
    await enqueue(db, 'take-down-lapsed-titles', {});
    await runDueJobs(titleJobs);
    expect(await db.auditEntry.count()).toBe(0);

    await db.therapistRegistration.update({ where: { id }, data: { expiresOn: indianDate(-1) } });
    for (const _ of [1, 2]) {
      await enqueue(db, 'take-down-lapsed-titles', {});
      await runDueJobs(titleJobs);
    }
    expect(await db.therapist.findUniqueOrThrow({ where: { id: therapist.id } })).toMatchObject({
      title: 'Consultant Psychologist',
      bio: 'I am a psychologist. I listen.',
      specialization: ['psychologist', 'Grief'],
      isActive: true,
    });
    expect(await db.therapist.findUniqueOrThrow({ where: { id: other.id } })).toEqual(other);
    expect(await db.auditEntry.findMany()).toMatchObject([
      {
        action: 'therapist.title-lapsed',
        actorRole: 'system',
        subjectId: therapist.id,
        details: {
          fields: ['title'],
          'title.before': 'Consultant Clinical Psychologist',
          'title.after': 'Consultant Psychologist',
        },
      },
    ]);
    const notifications = await db.notification.findMany({ where: { userId: therapist.userId ?? '' } });
    expect(notifications.map(({ title }) => title)).toEqual(['Your register entry has expired']);
  });

  it('the job can check one therapist alone', async () => {
    const { id } = await register();
    await entitle({ title: 'Clinical Psychologist' });
    await db.therapistRegistration.delete({ where: { id } });
    const other = await createTherapist();
    expect(await takeDownLapsedTitles(db, other.id)).toEqual([]);
    expect(await takeDownLapsedTitles(db, therapist.id)).toEqual([therapist.id]);
  });
});
