import { beforeEach, describe, expect, it } from 'vitest';
import { viewerOfToken } from '@/lib/account/session/session';
import { startSession } from '@/lib/account/session/session-store';
import { db } from '@/lib/server/db';
import { paperRefusals } from '@/lib/server/file/paper-rules';
import { setUpDatabase } from '@/test/database/database';
import { plainPdf } from '@/test/file/pdfs';
import { plainPicture } from '@/test/file/pictures';
import { catchMail } from '@/test/notification/mail-catcher';
import { runDueJobs } from '@/test/server/jobs';
import { sent, setUpVisitor, visitor } from '@/test/server/visitor';
import {
  addPaper as add,
  createApplicant,
  saveApplication as save,
  sendWhole,
  wholeApplication as whole,
} from '@/test/therapist/applications';
import { createProfile } from '@/test/therapist/factories';
import { removeOwnPaper } from './actions';
import { sentApplicationJobs } from './jobs';
import { openApplication } from './queries';
import { applicationMessages, mostPapers } from './rules';

setUpDatabase();
setUpVisitor();

let applicant: Awaited<ReturnType<typeof createProfile>>;
let id: string;

beforeEach(async () => {
  ({ applicant, id } = await createApplicant());
});

const row = () => db.therapistApplication.findUniqueOrThrow({ where: { id } });

describe('a draft', () => {
  it('is saved however unfinished it is, and shown again', async () => {
    expect(await save({ degree: 'MA', sessionRate: 'about a thousand' })).toMatchObject({
      ok: true,
      message: applicationMessages.saved,
      data: { version: '1' },
    });
    const viewer = await viewerOfToken(visitor.token);
    const open = await openApplication(viewer as never);
    expect(open).toMatchObject({ version: 1, sentAt: null });
    expect(open?.defaults).toMatchObject({ degree: 'MA', sessionRate: 'about a thousand' });
    expect(await row()).toMatchObject({ status: 'submitted', details: null });
  });

  it('begins with what was written at onboarding', async () => {
    const viewer = await viewerOfToken(visitor.token);
    expect((await openApplication(viewer as never))?.defaults).toEqual({ bio: 'Adults.' });
  });

  it('that was saved in another tab is not overwritten unseen, and nothing typed is lost', async () => {
    await save({ degree: 'MA' });
    const refused = await save({ degree: 'MPhil' });
    expect(refused).toMatchObject({
      ok: false,
      values: { degree: 'MPhil' },
      stored: {
        version: '1',
        differences: [{ label: 'Highest degree', wrote: 'MPhil', current: 'MA' }],
      },
    });
    expect(refused.ok ? '' : refused.message).toContain('in another tab');
    expect((await row()).draft).toMatchObject({ degree: 'MA' });
    expect(await save({ degree: 'MPhil' }, 'save', 1)).toMatchObject({ ok: true, data: { version: '2' } });
  });

  it('saved from two tabs in the same moment is saved once', async () => {
    const answers = await Promise.all([save({ degree: 'MA' }), save({ degree: 'MPhil' })]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect((await row()).version).toBe(1);
  });
});

describe('sending', () => {
  it('says all that is missing at once, at its field, and keeps the draft', async () => {
    const answer = await save(
      { ...whole, degree: '', degreeYear: '14', registerNumber: '', 'until-1': '08:00' },
      'send',
    );
    expect(answer).toMatchObject({
      ok: false,
      message: applicationMessages.incomplete,
      fieldErrors: {
        degree: 'Enter your highest degree',
        degreeYear: expect.any(String),
        registerNumber: 'Enter your number in this register',
        'until-1': expect.stringContaining('Monday'),
        papers: applicationMessages.noPapers,
      },
    });
    expect((await row()).draft).toMatchObject({ title: 'Clinical Psychologist' });
    expect((await row()).details).toBeNull();
  });

  it('names what an empty form lacks in the order of the form', async () => {
    const answer = await save({}, 'send');
    expect(Object.keys(answer.ok ? {} : (answer.fieldErrors ?? {}))).toEqual([
      'register',
      'degree',
      'institute',
      'degreeYear',
      'title',
      'location',
      'languages',
      'video',
      'specialization',
      'bio',
      'truthful',
      'papers',
    ]);
  });

  it('says when what was saved afterwards is not sent', { tags: ['slow'] }, async () => {
    await sendWhole();
    const viewer = await viewerOfToken(visitor.token);
    expect(await openApplication(viewer as never)).toMatchObject({ changedSince: false });
    await save({ ...whole, degreeYear: '2015' }, 'save', 1);
    expect(await openApplication(viewer as never)).toMatchObject({ changedSince: true });
    await save({ ...whole, degreeYear: '2015' }, 'send', 2);
    expect(await openApplication(viewer as never)).toMatchObject({ changedSince: false });
  });

  it('tells the team once, and may be repeated until there is a decision', { tags: ['slow'] }, async () => {
    expect(await sendWhole()).toMatchObject({ ok: true, message: applicationMessages.sent });
    expect(await row()).toMatchObject({ status: 'submitted', sentAt: expect.any(Date), version: 1 });
    const post = await catchMail();
    await runDueJobs(sentApplicationJobs);
    expect(post.caught).toHaveLength(1);
    expect(post.caught[0]?.raw).not.toMatch(/A12345|NIMHANS/);
    expect(await save({ ...whole, degreeYear: '2015' }, 'send', 1)).toMatchObject({ ok: true });
    expect((await row()).details).toMatchObject({ degreeYear: '2015' });
    await db.therapistApplication.update({
      where: { id },
      data: { status: 'declined', reason: 'No.', reviewedAt: new Date() },
    });
    expect(await save(whole, 'send', 2)).toMatchObject({ ok: false, message: applicationMessages.decided });
  });

  it('needs a confirmed address; the draft stays', async () => {
    await db.user.update({ where: { id: applicant.userId }, data: { emailVerifiedAt: null } });
    expect(await sendWhole()).toMatchObject({ ok: false, message: applicationMessages.unconfirmed });
    expect(await row()).toMatchObject({ details: null, version: 1 });
  });

  it('is not for clients', async () => {
    const client = await createProfile();
    visitor.token = (await startSession(db, client.userId, { userAgent: null, networkHash: 'x' })).token;
    expect(await save(whole, 'send')).toMatchObject({ ok: false });
    expect(await db.therapistApplication.count()).toBe(1);
  });
});

describe('a certificate', () => {
  it('is stored as a PDF or as clean pixels', async () => {
    expect(await add(await plainPdf())).toMatchObject({ ok: true });
    const photo = await plainPicture(900, 600)
      .withExif({ IFD0: { Make: 'Phone' } })
      .jpeg()
      .toBuffer();
    expect(await add(photo, 'registration', 'scan.jpg')).toMatchObject({ ok: true });
    const screenshot = await plainPicture(400, 900).ensureAlpha(0.5).png().toBuffer();
    expect(await add(screenshot, 'registration', 'Screenshot.png')).toMatchObject({ ok: true });
    const papers = await db.therapistApplicationPaper.findMany({
      include: { file: true },
      orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    });
    expect(papers.map(({ file }) => file.contentType)).toEqual([
      'application/pdf',
      'image/jpeg',
      'image/jpeg',
    ]);
    expect(Buffer.from(papers[1]?.file.content ?? []).includes('Phone')).toBe(false);
  });

  it.each([
    ['words', Buffer.from('a certificate'), paperRefusals['wrong-type']],
    ['nothing', Buffer.alloc(0), paperRefusals.missing],
    ['a cut PDF', Buffer.from('%PDF-1.7\nhello'), paperRefusals.damaged],
    [
      'a PDF with a script',
      Buffer.from('%PDF-1.7\n1 0 obj<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj'),
      undefined,
    ],
    ['a cut JPEG', Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(40)]), undefined],
  ])('that is %s is refused in words', async (_what, bytes, words) => {
    const answer = await add(bytes);
    expect(answer).toMatchObject({ ok: false, fieldErrors: { paper: words ?? expect.any(String) } });
    expect(await db.storedFile.count()).toBe(0);
  });

  it('is one of eight, and is removed by its owner alone', { tags: ['slow'] }, async () => {
    for (let count = 0; count < mostPapers; count++) await add(await plainPdf());
    expect(await add(await plainPdf())).toMatchObject({
      ok: false,
      message: applicationMessages.tooManyPapers,
    });
    const [paper] = await db.therapistApplicationPaper.findMany();
    const own = visitor.token;
    const stranger = await createProfile({ role: 'therapist' });
    visitor.token = (await startSession(db, stranger.userId, { userAgent: null, networkHash: 'x' })).token;
    expect(await removeOwnPaper(null, sent({ removed: paper?.id ?? '' }))).toMatchObject({ ok: false });
    visitor.token = own;
    expect(await removeOwnPaper(null, sent({ removed: paper?.id ?? '' }))).toMatchObject({ ok: true });
    expect(await db.therapistApplicationPaper.count()).toBe(mostPapers - 1);
  });
});
