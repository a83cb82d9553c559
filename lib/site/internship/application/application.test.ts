import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { indianDay } from '@/lib/format/time';
import { tasks } from '@/lib/process/tasks';
import { actionMessages, admissionMessages } from '@/lib/server/action/messages';
import { db } from '@/lib/server/db';
import { env } from '@/lib/server/env';
import { actionHeader } from '@/lib/server/request/framework-names.mjs';
import { applyForProgram } from '@/lib/site/internship/application/actions';
import { applyForInternship } from '@/lib/site/internship/application/commands';
import { ownApplication } from '@/lib/site/internship/application/queries';
import {
  applicationFormKind,
  applicationMessages,
  cvField,
  cvRefusals,
  largestCv,
} from '@/lib/site/internship/application/rules';
import { internshipPrograms } from '@/lib/site/internship/queries';
import { setUpDatabase } from '@/test/database/database';
import { pdfWith, plainPdf } from '@/test/file/pdfs';
import { type MailCatcher, startMailCatcher } from '@/test/notification/mail-catcher';
import { createStranger, type Person } from '@/test/payment/quotations';
import { formOf, usableToken } from '@/test/server/form';
import { runDueJobs } from '@/test/server/jobs';
import { setUpVisitor, visitor } from '@/test/server/visitor';

setUpDatabase();
setUpVisitor();

const [first] = internshipPrograms;
if (!first) throw new Error('expected a programme');
const program = first;
const written = { application_deadline: program.application_deadline, next_intake: program.next_intake };
const inDays = (days: number) => indianDay(new Date(Date.now() + days * 24 * 60 * 60 * 1000));

let mail: MailCatcher;
let pdf: Buffer;
let neha: Person;

beforeAll(async () => {
  // The dates of the content file pass; these tests' programme accepts applications on any day.
  Object.assign(program, { application_deadline: inDays(20), next_intake: inDays(60) });
  mail = await startMailCatcher();
  pdf = await plainPdf();
});
afterAll(async () => {
  Object.assign(program, written);
  await mail.close();
});
beforeEach(async () => {
  vi.stubEnv('SMTP_URL', mail.url);
  mail.caught.length = 0;
  // A page with scripts, which gets the target address in place of a redirect.
  visitor.headers.set(actionHeader, 'id');
  neha = await createStranger();
  visitor.token = neha.token;
});

const fields = {
  program: program.slug,
  name: 'Neha Das',
  phone: '98765 43210',
  education: 'MA Psychology, Delhi University, second year',
  statement: 'I would like to learn how to listen.',
  consent: 'on',
};

function send({
  file = pdf,
  token = usableToken(applicationFormKind),
  fileName = 'cv.pdf',
  ...changes
}: {
  file?: Buffer | null;
  token?: string;
  fileName?: string;
} & Partial<typeof fields> = {}) {
  const form = formOf({ ...fields, ...changes }, token);
  if (file) form.append(cvField, new File([new Uint8Array(file)], fileName));
  return applyForProgram(null, form);
}

/** The PDF padded with spaces to this many bytes. */
const padded = (size: number) => Buffer.concat([pdf, Buffer.alloc(size - pdf.length, ' ')]);

describe('applying', () => {
  it('saves statement, CV, jobs, notification and audit line in one commit', async () => {
    expect(await send()).toMatchObject({
      ok: true,
      message: applicationMessages.sent,
      data: { next: `/checkout/internship-${program.slug}` },
    });
    const [row] = await db.internshipApplication.findMany({ include: { cv: true } });
    expect(row).toMatchObject({
      programSlug: program.slug,
      intake: new Date(program.next_intake),
      userId: neha.viewer.userId,
      email: neha.viewer.email,
      phone: '+919876543210',
      status: 'submitted',
      cv: {
        bucket: env.S3_BUCKET_PRIVATE,
        key: `${row?.id}/cv.pdf`,
        contentType: 'application/pdf',
        uploadedById: neha.viewer.userId,
      },
    });
    expect(Buffer.from(row?.cv?.content ?? []).equals(pdf)).toBe(true);
    expect(await db.notification.findMany()).toMatchObject([{ kind: 'internship.received' }]);
    expect(await db.auditEntry.findMany({ where: { action: 'internship.applied' } })).toHaveLength(1);
    const own = await ownApplication(neha.viewer, program.slug, program.next_intake);
    expect(own).toMatchObject({ id: row?.id, status: 'submitted' });
  });

  it('tells the applicant and support by mail, support without name and words', {
    tags: ['slow'],
  }, async () => {
    await send();
    await runDueJobs(tasks);
    await mail.waitFor(2);
    const to = (address: string) => mail.caught.find(({ recipients }) => recipients.includes(address));
    expect(to(neha.viewer.email)?.mail.subject).toBe('We have received your internship application');
    expect(to(neha.viewer.email)?.mail.text).toContain(program.title);
    const forSupport = to(env.SUPPORT_EMAIL)?.mail.text ?? '';
    expect(forSupport).toContain('/admin/internships');
    expect(forSupport).not.toContain('Neha');
    expect(forSupport).not.toContain('listen.');
  });

  it('is one application, however many submits come at once', { tags: ['slow'] }, async () => {
    const token = usableToken(applicationFormKind);
    const answers = await Promise.all(Array.from({ length: 10 }, () => send({ token })));
    expect(answers.every(({ ok }) => ok)).toBe(true);
    expect(await send({ token })).toMatchObject({ ok: true });
    expect(await db.internshipApplication.count()).toBe(1);
    expect(await db.storedFile.count()).toBe(1);
    expect(await db.notification.count()).toBe(1);
  });

  it('is refused a second time for the same intake, from any number of pages', {
    tags: ['slow'],
  }, async () => {
    await Promise.all([send(), send(), send()]);
    expect(await send()).toMatchObject({ ok: false, message: applicationMessages.already });
    expect(await db.internshipApplication.count()).toBe(1);
    expect(await db.storedFile.count()).toBe(1);
    const other = await createStranger();
    visitor.token = other.token;
    expect(await send()).toMatchObject({ ok: true });
  });

  it('closes with the day of the deadline in India', async () => {
    const sending = {
      viewer: neha.viewer,
      submission: { key: crypto.randomUUID(), bodyHash: 'a'.repeat(64) },
      cv: pdf,
      request: { id: 'request-1', network: 'network' },
    };
    const input = { ...fields, consent: 'on' as const };
    const at = (time: string) => new Date(`${program.application_deadline}T${time}+05:30`);
    const late = new Date(at('23:59:59.999').getTime() + 1);
    expect(await applyForInternship(input, sending, late)).toEqual({ done: false, because: 'closed' });
    expect(await db.internshipApplication.count()).toBe(0);
    expect(await applyForInternship(input, sending, at('23:59:59.999'))).toMatchObject({ done: true });
    // Repeating the submit after midnight is still the same application.
    expect(await applyForInternship(input, sending, late)).toMatchObject({ done: true });
  });

  it('accepts only members, and only the fields of the form', async () => {
    visitor.token = '';
    expect(await send()).toEqual({
      ok: false,
      message: admissionMessages.signedOut,
      signInAt: '/login',
    });
    visitor.token = neha.token;
    const form = formOf({ ...fields, status: 'accepted' }, usableToken(applicationFormKind));
    form.append(cvField, new File([new Uint8Array(pdf)], 'cv.pdf'));
    expect(await applyForProgram(null, form)).toEqual({ ok: false, message: actionMessages.unreadable });
    expect(await send({ program: 'no-such' })).toMatchObject({
      ok: false,
      message: applicationMessages.unknown,
    });
    expect(await db.internshipApplication.count()).toBe(0);
  });

  it('shows what is missing beside its field', async () => {
    const empty = { name: '', phone: '', education: '', statement: '', consent: '' };
    const answer = await send({ ...empty, file: null });
    expect(answer).toMatchObject({ ok: false, message: actionMessages.required });
    expect(Object.keys((!answer.ok && answer.fieldErrors) || {})).toEqual([
      'name',
      'phone',
      'education',
      'statement',
      'consent',
    ]);
  });
});

describe('the CV', () => {
  const refusal = async (...given: Parameters<typeof send>) => {
    const answer = await send(...given);
    expect(await db.internshipApplication.count()).toBe(0);
    expect(await db.storedFile.count()).toBe(0);
    return answer.ok ? undefined : answer.fieldErrors?.[cvField];
  };

  it('may have 5,242,880 bytes', { tags: ['slow'] }, async () => {
    expect(await send({ file: padded(largestCv) })).toMatchObject({ ok: true });
    expect(await db.storedFile.findMany()).toMatchObject([{ byteSize: 5_242_880 }]);
  });

  it('may not have 5,242,881', async () => {
    expect(await refusal({ file: padded(largestCv + 1) })).toBe(cvRefusals['too-large']);
  });

  it.each([
    ['nothing', null, cvRefusals.missing],
    ['an empty file', Buffer.alloc(0), cvRefusals['wrong-type']],
    ['a picture called cv.pdf', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), cvRefusals['wrong-type']],
    ['a page called cv.pdf', Buffer.from('<!doctype html><script>'), cvRefusals['wrong-type']],
    ['the beginning of a PDF', Buffer.from('%PDF-1.7\nand no more'), cvRefusals.damaged],
    [
      'a PDF with a script',
      pdfWith('/OpenAction 4 0 R', '<< /S /JavaScript /JS (app.alert\\(1\\)) >>'),
      cvRefusals.active,
    ],
  ])('is not %s', async (_, file, words) => {
    expect(await refusal({ file })).toBe(words);
  });

  it('gets our own name, whatever the sender called it', async () => {
    await send({ fileName: '../../../etc/passwd.pdf.html' });
    const [file] = await db.storedFile.findMany();
    expect(file?.key).toMatch(/^[0-9a-f-]{36}\/cv\.pdf$/);
    expect(file?.contentType).toBe('application/pdf');
  });
});
