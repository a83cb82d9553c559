import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  listRequests,
  readRequestFacts,
  readRequestMessage,
  requestsAsCsv,
} from '@/lib/admin/contact-request/queries';
import { settleMessage } from '@/lib/admin/message/commands';
import { listMessages, messagesAsCsv, readMessage } from '@/lib/admin/message/queries';
import { db } from '@/lib/server/db';
import { createAdmin } from '@/test/account/back-office';
import { setUpDatabase } from '@/test/database/database';
import { createProfile, createTherapist } from '@/test/therapist/factories';

setUpDatabase();

let admin: Awaited<ReturnType<typeof createAdmin>>;
beforeEach(async () => {
  admin = await createAdmin();
});

const words = 'It has been a long winter for me.';
const auditEvents = async () =>
  (await db.auditEntry.findMany({ orderBy: { id: 'asc' } })).map(({ action }) => action);

describe('messages of the contact form', () => {
  const write = (given: { serviceInterest?: string; therapistId?: string; firstName?: string } = {}) =>
    db.contactMessage.create({
      data: {
        firstName: 'Ravi',
        lastName: 'Sharma',
        email: 'ravi@antarman.test',
        subject: 'A question',
        message: words,
        serviceInterest: 'billing',
        ...given,
      },
    });

  it('are listed without their text, can be filtered, and opening one writes a log line', async () => {
    const { id } = await write();
    await write({ firstName: 'Zoya', serviceInterest: 'other' });
    const list = await listMessages(admin.viewer, {
      q: 'ravi sh'.slice(0, 4),
      topic: 'billing',
      state: 'open',
    });
    expect(list.rows.map(({ name }) => name)).toEqual(['Ravi Sharma']);
    const everything = [list, await messagesAsCsv(admin.viewer, {})];
    expect(JSON.stringify(everything)).not.toContain('winter');
    expect(await auditEvents()).toEqual([]);
    expect(await readMessage(admin.viewer, id, admin.request)).toMatchObject({
      message: words,
      state: 'open',
    });
    expect(await auditEvents()).toEqual(['contact-message.opened']);
    expect(await readMessage(admin.viewer, randomUUID(), admin.request)).toBeUndefined();
  });

  it('do not show the team messages to a therapist', async () => {
    const { id: therapistId } = await createTherapist({ name: 'Asha Rao' });
    const { id } = await write({ serviceInterest: 'contact-therapist', therapistId });
    const view = await readMessage(admin.viewer, id, admin.request);
    expect(view).toMatchObject({ message: null, therapistName: 'Asha Rao' });
    expect(JSON.stringify(view)).not.toContain('winter');
  });

  it('can be answered, closed and opened again, each from the right state', async () => {
    const { id } = await write();
    const step = (how: Parameters<typeof settleMessage>[1]) => settleMessage(id, how, admin);
    expect(await step({ step: 'reopened' })).toBe('already');
    expect(await step({ step: 'answered' })).toBe('done');
    expect(await step({ step: 'answered' })).toBe('already');
    expect(await step({ step: 'closed', reason: 'Sent twice' })).toBe('done');
    expect(await step({ step: 'closed', reason: 'Again' })).toBe('already');
    expect((await listMessages(admin.viewer, { state: 'closed' })).rows).toHaveLength(1);
    expect(await step({ step: 'reopened' })).toBe('done');
    const row = await db.contactMessage.findUniqueOrThrow({ where: { id } });
    expect(row).toMatchObject({ answeredAt: null, closedAt: null, closeReason: null });
    expect(await settleMessage(randomUUID(), { step: 'answered' }, admin)).toBe('gone');
    expect(await auditEvents()).toEqual([
      'contact-message.answered',
      'contact-message.closed',
      'contact-message.reopened',
    ]);
  });
});

describe('messages to therapists', () => {
  it('show who wrote to whom; their text only on request, which writes its own log line', async () => {
    const { id: therapistId } = await createTherapist({ name: 'Asha Rao' });
    const client = await createProfile();
    const { id } = await db.therapistContactRequest.create({
      data: {
        therapistId,
        clientId: client.id,
        userName: 'Meera Iyer',
        userEmail: 'meera@antarman.test',
        message: words,
      },
    });
    const list = await listRequests(admin.viewer, { q: 'asha', told: 'no', state: 'open' });
    expect(list.rows).toMatchObject([{ id, sender: 'Meera Iyer', therapist: 'Asha Rao', told: false }]);
    expect((await listRequests(admin.viewer, { told: 'yes' })).rows).toEqual([]);
    const facts = await readRequestFacts(admin.viewer, id, admin.request);
    expect(JSON.stringify([list, facts, await requestsAsCsv(admin.viewer, {})])).not.toContain('winter');
    expect(await readRequestMessage(admin.viewer, id, admin.request)).toMatchObject({ message: words });
    const lines = await db.auditEntry.findMany({ orderBy: { id: 'asc' } });
    expect(lines.map(({ action, subjectUserId }) => [action, subjectUserId])).toEqual([
      ['contact-request.facts-opened', client.userId],
      ['contact-request.read-by-team', client.userId],
    ]);
    expect(await readRequestFacts(admin.viewer, 'nonsense', admin.request)).toBeUndefined();
  });
});
