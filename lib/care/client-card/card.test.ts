import { beforeEach, describe, expect, it } from 'vitest';
import {
  acceptInvitation,
  confirmInvitation,
  linkCardOf,
  refuseInvitation,
} from '@/lib/care/client-card/answer';
import { addCard, inviteCard, removeCard } from '@/lib/care/client-card/commands';
import { cardJobs } from '@/lib/care/client-card/jobs';
import { confirmedInvitation, findCard, isOpenInvitation, listCards } from '@/lib/care/client-card/queries';
import { invitationMs } from '@/lib/care/client-card/rules';
import { clientOfTherapist } from '@/lib/care/session/access';
import { listClientChoices } from '@/lib/care/session/clients/queries';
import { db } from '@/lib/server/db';
import { asAuthor, asClient } from '@/test/care/forms';
import { setUpDatabase } from '@/test/database/database';
import { setUpMailCatcher } from '@/test/notification/mail-catcher';
import { createPractice, createStranger } from '@/test/payment/quotations';
import { runDueJobs } from '@/test/server/jobs';

setUpDatabase();
const catcher = setUpMailCatcher();

const request = { id: 'request-1', network: '203.0.113.7' };
const kavya = {
  name: 'Kavya Rao',
  email: 'kavya@example.in',
  phone: '+919876543210',
  consent: 'She agreed on the phone on 3 November.',
};

let asha: Awaited<ReturnType<typeof createPractice>>;
let viewer: ReturnType<typeof asAuthor>;

beforeEach(async () => {
  asha = await createPractice();
  viewer = asAuthor(asha);
});

async function added(given: Partial<typeof kavya> | object = {}): Promise<string> {
  const outcome = await addCard(viewer, { ...kavya, ...given }, request);
  if (!outcome.added) throw new Error(`not added: ${outcome.because}`);
  return outcome.id;
}

/** The token of the link that the therapist can send. */
async function linkOf(card: string): Promise<string> {
  expect(await inviteCard(viewer, { card, way: 'link' }, request)).toBe('invited');
  const token = (await findCard(viewer, card))?.link?.split('/').at(-1);
  if (!token) throw new Error('expected a link');
  return token;
}

async function confirmedBy(token: string, contact: string): Promise<string> {
  const outcome = await confirmInvitation(token, contact);
  if (!outcome.confirmed) throw new Error(`not confirmed: ${outcome.because}`);
  return outcome.path.split('/').at(-1) ?? '';
}

const names = async (words = '') =>
  (await listCards(viewer, { words, after: '' })).cards.map(({ name }) => name);

describe('a client card', () => {
  it('is added once, is its therapist’s alone, and notifies nobody', async () => {
    const id = await added();
    expect(await addCard(viewer, { ...kavya, name: 'KAVYA rao' }, request)).toEqual({
      added: false,
      because: 'known',
    });
    expect(await findCard(viewer, id)).toMatchObject({
      name: 'Kavya Rao',
      consent: kavya.consent,
      state: 'new',
    });
    const other = asAuthor(await createPractice());
    expect(await findCard(other, id)).toBeNull();
    expect((await listCards(other, { words: '', after: '' })).cards).toEqual([]);
    expect(await removeCard(other, id, request)).toBe(false);
    expect(await inviteCard(other, { card: id, way: 'mail' }, request)).toBe('unknown');
    await runDueJobs(cardJobs);
    expect(catcher.caught).toEqual([]);
    expect(await db.notification.count()).toBe(0);
  });

  it('is one of several for people who share an address, and is found by name, address and number', async () => {
    await added();
    await added({ name: 'Ravi Rao' });
    await added({ name: 'आशा', email: null, phone: null });
    expect(await names()).toEqual(['Kavya Rao', 'Ravi Rao', 'आशा']);
    expect(await names('RAVI')).toEqual(['Ravi Rao']);
    expect(await names('98765')).toEqual(['Kavya Rao', 'Ravi Rao']);
  });

  it('is listed part by part', async () => {
    const words = { sealedKey: Buffer.alloc(68, 1), sealed: Buffer.alloc(40, 1) };
    const rows = Array.from({ length: 60 }, (_, index) => ({ name: `P ${String(index).padStart(2, '0')}` }));
    await db.clientCard.createMany({
      data: rows.map((row) => ({ ...row, ...words, therapistId: asha.therapist.id })),
    });
    const first = await listCards(viewer, { words: '', after: '' });
    const second = await listCards(viewer, { words: '', after: first.next ?? '' });
    expect([...first.cards, ...second.cards].map(({ name }) => name)).toEqual(rows.map(({ name }) => name));
    expect(second.next).toBeNull();
  });
});

describe('an invitation', () => {
  it('by mail names nobody in its subject, and goes once a day', async () => {
    const id = await added();
    expect(await inviteCard(viewer, { card: id, way: 'mail' }, request)).toBe('invited');
    expect(await inviteCard(viewer, { card: id, way: 'mail' }, request)).toBe('too-soon');
    await runDueJobs(cardJobs);
    expect(catcher.caught).toHaveLength(1);
    const [{ mail, recipients } = { mail: null, recipients: [] }] = catcher.caught;
    expect(recipients).toEqual([kavya.email]);
    expect(mail?.subject).toBe('An invitation for you');
    expect(mail?.text).toContain('/invitation/');
  });

  it('needs an address or a number to ask for', async () => {
    const id = await added({ email: null, phone: null });
    expect(await inviteCard(viewer, { card: id, way: 'link' }, request)).toBe('no-contact');
    const phone = await added({ name: 'Ravi', email: null });
    expect(await inviteCard(viewer, { card: phone, way: 'mail' }, request)).toBe('no-address');
  });

  it('makes a client of the one who knows the address or the number and accepts, once', async () => {
    const id = await added();
    const token = await linkOf(id);
    const client = await createStranger();
    const second = await createStranger();
    const answer = await confirmedBy(token, '098765 43210');
    const other = await confirmedBy(token, ' KAVYA@example.in ');
    expect(await confirmedInvitation(answer)).toEqual({
      therapist: asha.therapist.name,
      title: asha.therapist.title,
    });
    const both = await Promise.all([
      acceptInvitation(asClient(client), answer, request),
      acceptInvitation(asClient(second), other, request),
    ]);
    expect(both.filter(Boolean)).toHaveLength(1);
    const [got] = both[0] ? [client] : [second];
    const { id: therapistId } = asha.therapist;
    expect(await clientOfTherapist(db, therapistId, got?.viewer.profile.id ?? '')).toBe(true);
    expect(await listClientChoices(viewer)).toHaveLength(1);
    expect(await db.therapistClient.count({ where: { therapistId } })).toBe(1);
    expect(await names()).toEqual([]);
    expect(await isOpenInvitation(token)).toBe(false);
    expect(await confirmInvitation(token, kavya.email)).toEqual({ confirmed: false, because: 'gone' });
    expect(await db.notification.count({ where: { userId: viewer.userId } })).toBe(1);
  });

  it('tells a stranger who opens a forwarded one nothing, and counts their tries', async () => {
    const token = await linkOf(await added());
    for (const contact of ['stranger@example.in', '+919999999999', 'Kavya Rao', '']) {
      expect(await confirmInvitation(token, contact)).toEqual({ confirmed: false, because: 'not-theirs' });
    }
    expect(await confirmInvitation(token, '+1 415 555 2671')).toMatchObject({ because: 'not-theirs' });
    expect(await confirmInvitation(token, kavya.email)).toMatchObject({ because: 'not-theirs' });
    const stranger = await createStranger();
    expect(await acceptInvitation(asClient(stranger), token, request)).toBe(false);
    expect(await confirmedInvitation(token)).toBeNull();
  });

  it('ends after fourteen days, with a newer one, and with its card', async () => {
    const id = await added();
    const token = await linkOf(id);
    const later = new Date(Date.now() + invitationMs + 1_000);
    expect(await isOpenInvitation(token, later)).toBeUndefined();
    expect(await confirmInvitation(token, kavya.email, later)).toMatchObject({ because: 'gone' });
    expect((await findCard(viewer, id, later))?.state).toBe('lapsed');
    const newer = await linkOf(id);
    expect(await isOpenInvitation(token)).toBe(false);
    expect(await isOpenInvitation(newer)).toBe(true);
    expect(await removeCard(viewer, id, request)).toBe(true);
    expect(await isOpenInvitation(newer)).toBe(false);
    expect(await isOpenInvitation(`${newer}x`)).toBeUndefined();
  });

  it('lets the person delete the card without an account, for good', async () => {
    const id = await added();
    const answer = await confirmedBy(await linkOf(id), kavya.email);
    const words = {
      therapistId: asha.therapist.id,
      sealedKey: Buffer.alloc(68, 1),
      sealed: Buffer.alloc(40, 1),
    };
    const { id: readingId } = await db.broughtRecord.create({ data: words });
    await db.broughtRecord.create({ data: { ...words, readingId, cardId: id } });
    expect(await refuseInvitation(answer, request)).toBe(true);
    expect(await db.broughtRecord.findMany({ select: { id: true } })).toEqual([{ id: readingId }]);
    expect(await refuseInvitation(answer, request)).toBe(false);
    expect(await acceptInvitation(asClient(await createStranger()), answer, request)).toBe(false);
    const left = await db.clientCard.findUniqueOrThrow({ where: { id } });
    expect(left).toMatchObject({ name: null, email: null, phone: null, sealed: null, inviteId: null });
    expect(await addCard(viewer, { ...kavya, name: 'K. Rao', email: null }, request)).toEqual({
      added: false,
      because: 'refused',
    });
    expect(await names()).toEqual([]);
    expect(await removeCard(viewer, id, request)).toBe(false);
    expect(await findCard(viewer, id)).toBeNull();
  });
});

it('a card that is accepted and deleted at the same moment is one of the two, whole', async () => {
  for (let nth = 0; nth < 6; nth += 1) {
    const id = await added({ name: `Person ${nth}`, email: `p${nth}@example.in`, phone: null });
    const answer = await confirmedBy(await linkOf(id), `p${nth}@example.in`);
    const client = asClient(await createStranger());
    const [accepted, deleted] = await Promise.all([
      acceptInvitation(client, answer, request),
      refuseInvitation(answer, request),
    ]);
    expect(accepted).toBe(!deleted);
    expect(await db.clientCard.findUniqueOrThrow({ where: { id } })).toMatchObject({
      name: accepted ? `Person ${nth}` : null,
      clientId: accepted ? client.profile.id : null,
    });
    const { id: therapistId } = asha.therapist;
    expect(await clientOfTherapist(db, therapistId, client.profile.id)).toBe(accepted);
  }
});

describe('a card whose person comes by themselves', () => {
  it('is linked by their confirmed address, unless two cards have it', async () => {
    const client = await createStranger();
    const ids = { clientId: client.viewer.profile.id, therapistId: asha.therapist.id };
    await added({ email: client.viewer.email });
    const twin = await added({ name: 'Ravi Rao', email: client.viewer.email });
    const come = () => db.$transaction((tx) => linkCardOf(tx, ids, new Date()));
    await come();
    expect(await names()).toEqual(['Kavya Rao', 'Ravi Rao']);
    await removeCard(viewer, twin, request);
    await db.user.update({ where: { id: client.viewer.userId }, data: { emailVerifiedAt: null } });
    await come();
    expect(await names()).toEqual(['Kavya Rao']);
    await db.user.update({ where: { id: client.viewer.userId }, data: { emailVerifiedAt: new Date() } });
    await come();
    expect(await names()).toEqual([]);
    expect(await db.clientCard.count({ where: { clientId: ids.clientId } })).toBe(1);
  });
});
