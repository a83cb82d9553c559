import { beforeEach, describe, expect, it } from 'vitest';
import type { Member } from '@/lib/account/session/session';
import { admissionMessages } from '@/lib/server/action/messages';
import { db } from '@/lib/server/db';
import { signedIn } from '@/test/account/signed-in';
import { inTwoRuns } from '@/test/case/sample';
import { setUpDatabase } from '@/test/database/database';
import { catchMail } from '@/test/notification/mail-catcher';
import { createPractice, createStranger } from '@/test/payment/quotations';
import { formOf, sendSeen } from '@/test/server/form';
import { runDueJobs } from '@/test/server/jobs';
import { setUpVisitor, visitor } from '@/test/server/visitor';
import { createProfile } from '@/test/therapist/factories';
import { proposeProfileChange, setAcceptingClients, withdrawProfileChange } from './actions';
import { approveProposal, rejectProposal } from './decide';
import { proposalJobs } from './jobs';
import { findProposal, listWaitingProposals, ownProfile } from './queries';
import { proposalMessages } from './rules';

setUpDatabase();
setUpVisitor();

const request = { id: 'r', network: 'n' };

let asha: Awaited<ReturnType<typeof createPractice>>;
let admin: Member & { readonly profile: { readonly role: 'admin' } };

beforeEach(async () => {
  asha = await createPractice();
  visitor.token = asha.token;
  const { userId } = await createProfile({ role: 'admin' });
  const { viewer } = await signedIn(userId);
  if (!viewer.profile) throw new Error('expected a profile');
  admin = { ...viewer, profile: { ...viewer.profile, role: 'admin' } };
});

/** The unchanged form (test/therapist/factories.ts). */
const asPublic = {
  title: 'Counselling Psychologist',
  specialization: 'Anxiety\nGrief',
  location: 'Pune',
  availability: 'Weekday evenings',
  languages: 'English, Marathi',
  video: 'on',
  phone: 'on',
  inPerson: '',
  yearsOfExperience: '8',
  sessionRate: '1500',
  linkedin: '',
  bio: 'I work with adults who feel worn out. We begin with what is hardest this week.',
};

const propose = (given: Readonly<Record<string, string>> = {}) =>
  sendSeen(proposeProfileChange, { ...asPublic, ...given });
const listing = () => db.therapist.findUniqueOrThrow({ where: { id: asha.therapist.id } });
const proposals = () => db.therapistProfileChange.findMany({ orderBy: { id: 'asc' } });

async function waiting(given: Readonly<Record<string, string>>): Promise<string> {
  expect(await propose(given)).toMatchObject({ ok: true, message: proposalMessages.sent });
  const found = await db.therapistProfileChange.findFirstOrThrow({ where: { status: 'submitted' } });
  return found.id;
}

describe('proposing', () => {
  it('keeps what differs and nothing else, and leaves the public page alone', async () => {
    const before = await listing();
    await waiting({
      location: ' Nashik ',
      sessionRate: '1800.5',
      inPerson: 'on',
      languages: 'english,Hindi , hindi',
    });
    expect(await proposals()).toMatchObject([
      {
        status: 'submitted',
        proposedById: asha.viewer.userId,
        changes: {
          location: 'Nashik',
          sessionRate: '1800.50',
          modes: ['video', 'phone', 'in_person'],
          languages: ['english', 'Hindi'],
        },
      },
    ]);
    expect(await listing()).toEqual(before);
    const own = await ownProfile(asha.viewer);
    expect(own?.listing).toMatchObject({ location: 'Nashik', title: 'Counselling Psychologist' });
    expect(own?.waiting?.differences).toContainEqual({
      field: 'sessionRate',
      label: 'Fee for one session',
      before: '₹1,500 per session',
      after: '₹1,800.50 per session',
    });
  });

  it('may hold own words, but no protected title in them', { tags: ['slow'] }, async () => {
    const firstSession = 'We look at one week.\n\nThen you decide.';
    await waiting({ firstWords: ' Come as you are. ', firstSession });
    expect(await proposals()).toMatchObject([{ changes: { firstWords: 'Come as you are.', firstSession } }]);
    expect(await propose({ firstWords: 'Your clinical psychologist' })).toMatchObject({
      fieldErrors: { firstWords: 'This contains a title. Enter it under your title' },
    });
  });

  it('replaces the version that waited by a new one', { tags: ['slow'] }, async () => {
    await waiting({ location: 'Nashik' });
    await waiting({ location: 'Nashik' });
    await waiting({ location: 'Goa' });
    expect(await proposals()).toMatchObject([
      { status: 'withdrawn', changes: { location: 'Nashik' } },
      { status: 'submitted', changes: { location: 'Goa' } },
    ]);
    expect(await propose()).toMatchObject({ ok: true, message: proposalMessages.unchanged });
    expect((await proposals()).map(({ status }) => status)).toEqual(['withdrawn', 'withdrawn']);
  });

  it('leaves one that waits, however many forms come at once', { tags: ['slow'] }, async () => {
    await Promise.all(['Goa', 'Nashik', 'Surat', 'Indore'].map((location) => propose({ location })));
    expect((await proposals()).filter(({ status }) => status === 'submitted')).toHaveLength(1);
  });

  it('can be withdrawn by its owner alone, once', { tags: ['slow'] }, async () => {
    const change = await waiting({ location: 'Goa' });
    const other = await createPractice();
    visitor.token = other.token;
    const back = () => withdrawProfileChange(null, formOf({ change }, ''));
    expect(await back()).toMatchObject({ ok: false, message: proposalMessages.gone });
    visitor.token = asha.token;
    expect(await back()).toMatchObject({ ok: true });
    expect(await back()).toMatchObject({ ok: false, message: proposalMessages.gone });
    expect((await db.auditEntry.findMany({ orderBy: { id: 'asc' } })).map(({ action }) => action)).toEqual([
      'profile-change.proposed',
      'profile-change.withdrawn',
    ]);
  });

  for (const { cases, tags } of inTwoRuns([
    ['title', { title: ' ' }],
    ['title', { title: 'x'.repeat(121) }],
    ['specialization', { specialization: ', ;\n' }],
    ['specialization', { specialization: Array.from({ length: 21 }, (_, i) => `s${i}`).join() }],
    ['languages', { languages: 'x'.repeat(81) }],
    ['video', { video: '', phone: '' }],
    ['video', { video: 'yes' }],
    ['yearsOfExperience', { yearsOfExperience: '71' }],
    ['yearsOfExperience', { yearsOfExperience: '-1' }],
    ['sessionRate', { sessionRate: '0' }],
    ['sessionRate', { sessionRate: '-1' }],
    ['sessionRate', { sessionRate: '0.001' }],
    ['sessionRate', { sessionRate: '1e309' }],
    ['sessionRate', { sessionRate: '1,00' }],
    ['sessionRate', { sessionRate: '1000000.01' }],
    ['linkedin', { linkedin: 'https://linkedin.com.evil.example/in/asha' }],
    ['linkedin', { linkedin: 'javascript:alert(1)' }],
    ['linkedin', { linkedin: "https://linkedin.com/in/o'hara" }],
    ['bio', { bio: 'x'.repeat(6_001) }],
  ])) {
    it.each(cases)('refuses a bad %s', { tags }, async (field, given) => {
      expect(await propose(given)).toMatchObject({ ok: false, fieldErrors: { [field]: expect.any(String) } });
      expect(await proposals()).toEqual([]);
    });
  }

  it('takes no name, no bank details and no status from outside, and nothing from others', {
    tags: ['slow'],
  }, async () => {
    for (const column of ['name', 'bankName', 'upiId', 'isActive', 'status', 'therapistId'])
      expect(await propose({ [column]: 'x' })).toMatchObject({ ok: false });
    const stranger = await createStranger();
    visitor.token = stranger.token;
    expect(await propose({ title: 'x' })).toMatchObject({ message: admissionMessages.otherRole });
    const { userId } = await createProfile({ role: 'therapist' });
    visitor.token = (await signedIn(userId)).token;
    expect(await propose({ title: 'x' })).toMatchObject({ message: proposalMessages.notLinked });
    expect(await proposals()).toEqual([]);
  });
});

describe('accepting', () => {
  it('puts it on the public page, tells the therapist and mails them', { tags: ['slow'] }, async () => {
    const id = await waiting({
      location: 'Goa',
      linkedin: 'https://www.linkedin.com/in/asha',
      sessionRate: '',
    });
    expect(await listWaitingProposals(admin)).toMatchObject([{ id, therapistName: asha.therapist.name }]);
    expect(await findProposal(admin, id)).toMatchObject({
      showable: true,
      therapist: { slug: asha.therapist.slug },
    });
    expect(await approveProposal(admin, id, request)).toBe('approved');
    expect(await listing()).toMatchObject({
      location: 'Goa',
      linkedin: 'https://www.linkedin.com/in/asha',
      sessionRate: null,
      title: 'Counselling Psychologist',
    });
    expect(await proposals()).toMatchObject([{ status: 'approved', reviewedById: admin.userId }]);
    expect(await db.notification.findMany()).toMatchObject([
      { userId: asha.viewer.userId, kind: 'profile-change.accepted', href: '/therapist-dashboard/profile' },
    ]);
    expect(await approveProposal(admin, id, request)).toBe('gone');
    expect(await rejectProposal(admin, id, 'No', request)).toBe('gone');
  });

  it('sends a mail that says nothing of the decision', { tags: ['slow'] }, async () => {
    const catcher = await catchMail();
    await approveProposal(admin, await waiting({ location: 'Goa' }), request);
    await rejectProposal(admin, await waiting({ location: 'Surat' }), 'Marker reason', request);
    await runDueJobs(proposalJobs);
    expect(catcher.caught.map(({ recipients, mail }) => [recipients, mail.subject])).toEqual([
      [[asha.viewer.email], 'Your public profile was updated'],
      [[asha.viewer.email], 'About the changes to your public profile'],
    ]);
    for (const { mail } of catcher.caught) {
      expect(mail.text).toContain('/therapist-dashboard/profile');
      expect(mail.text).not.toMatch(/Marker|Goa|Surat/);
    }
  });

  it('refuses the protected title without a live register check, at the moment of accepting', {
    tags: ['slow'],
  }, async () => {
    const id = await waiting({ title: 'Clinical Psychologist' });
    expect(await findProposal(admin, id)).toMatchObject({ showable: false });
    expect(await approveProposal(admin, id, request)).toBe('unproven');
    expect(await listing()).toMatchObject({ title: 'Counselling Psychologist' });
    expect(await proposals()).toMatchObject([{ status: 'submitted' }]);
    expect(await db.notification.count()).toBe(0);
    await db.therapistRegistration.create({
      data: {
        therapistId: asha.therapist.id,
        register: 'RCI',
        number: 'A1234',
        checkedAt: new Date(),
        expiresOn: new Date(Date.now() + 30 * 86_400_000),
      },
    });
    expect(await approveProposal(admin, id, request)).toBe('approved');
    expect(await listing()).toMatchObject({ title: 'Clinical Psychologist' });
  });

  it.each([
    [{ title: '' }],
    [{ location: 'Goa', bankName: 'Evil Bank' }],
    [{ isActive: true }],
    [{ sessionRate: -1 }],
    [{ modes: ['telepathy'] }],
  ])('reads what lies in the database once more: %j', async (changes) => {
    const before = await listing();
    const { id } = await db.therapistProfileChange.create({
      data: { therapistId: asha.therapist.id, changes },
    });
    expect(await findProposal(admin, id)).toMatchObject({ differences: null, showable: false });
    expect(await approveProposal(admin, id, request)).toBe('unreadable');
    expect(await listing()).toEqual(before);
    expect(await ownProfile(asha.viewer)).toMatchObject({ waiting: { differences: null } });
    expect(await rejectProposal(admin, id, 'Please send it again', request)).toBe('declined');
  });

  it('happens once with two admins, and not for a made-up id', async () => {
    const id = await waiting({ location: 'Goa' });
    const outcomes = await Promise.all([
      approveProposal(admin, id, request),
      rejectProposal(admin, id, 'No', request),
      approveProposal(admin, id, request),
    ]);
    expect(outcomes.filter((outcome) => outcome !== 'gone')).toHaveLength(1);
    expect(await db.notification.count()).toBe(1);
    for (const made of ['x', crypto.randomUUID()])
      expect(await approveProposal(admin, made, request)).toBe('gone');
  });
});

describe('refusing', () => {
  it('says why to the therapist and changes nothing', { tags: ['slow'] }, async () => {
    const before = await listing();
    const id = await waiting({ location: 'Goa' });
    expect(await rejectProposal(admin, id, 'Please name your own city.', request)).toBe('declined');
    expect(await listing()).toEqual(before);
    const own = await ownProfile(asha.viewer);
    expect(own?.waiting).toBeNull();
    expect(own?.decided).toMatchObject([{ status: 'declined', reason: 'Please name your own city.' }]);
    expect(await db.notification.findMany()).toMatchObject([{ body: 'Please name your own city.' }]);
  });
});

describe('whether new clients are welcome', () => {
  it('changes at once, and only by the therapist', { tags: ['slow'] }, async () => {
    const set = (accepting: string) => setAcceptingClients(null, formOf({ accepting }, ''));
    expect(await set('no')).toMatchObject({ ok: true, message: proposalMessages.notAccepting });
    expect(await set('no')).toMatchObject({ ok: true });
    expect(await listing()).toMatchObject({ acceptingNewClients: false });
    expect(await db.auditEntry.count()).toBe(1);
    expect(await set('maybe')).toMatchObject({ ok: false });
    visitor.token = (await createStranger()).token;
    expect(await set('yes')).toMatchObject({ ok: false });
    expect(await listing()).toMatchObject({ acceptingNewClients: false });
  });
});
