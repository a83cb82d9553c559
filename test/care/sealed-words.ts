import { randomBytes, randomUUID } from 'node:crypto';
import { nameBusySource } from '@/lib/booking/calendar/busy/commands';
import { openAddress } from '@/lib/booking/calendar/busy/sealed';
import { therapistHandover } from '@/lib/booking/handover/queries';
import { startOwnHandover } from '@/lib/booking/handover/start';
import { signSummary } from '@/lib/booking/handover/summary';
import { roomOfViewer } from '@/lib/booking/room/queries';
import { readSafetyNote, saveSafetyNote } from '@/lib/booking/room/safety';
import { addCard } from '@/lib/care/client-card/commands';
import { uploadList } from '@/lib/care/client-card/import/commands';
import { findImport } from '@/lib/care/client-card/import/queries';
import { findCard } from '@/lib/care/client-card/queries';
import { openWaitingForm, readSignedForm } from '@/lib/care/form/queries';
import { sealedGuardian } from '@/lib/care/form/sealed';
import { sendForm } from '@/lib/care/form/send/commands';
import { answerHomework, giveHomework } from '@/lib/care/homework/commands';
import { listOwnHomework } from '@/lib/care/homework/queries';
import { sendMessage } from '@/lib/care/message/commands';
import { openThread, openThreadFile } from '@/lib/care/message/queries';
import { addAddendum, beginNote, saveDraft } from '@/lib/care/note/commands';
import { openNote } from '@/lib/care/note/queries';
import { noteTemplates, templateNames } from '@/lib/care/note/rules';
import { addGoal } from '@/lib/care/plan/goal/commands';
import { listOwnGoals } from '@/lib/care/plan/goal/queries';
import { addPaper, answerRequest } from '@/lib/care/record-request/answer';
import { askForRecords } from '@/lib/care/record-request/ask';
import { openRecordPaper, openRequest } from '@/lib/care/record-request/queries';
import { shareSafetyPlan } from '@/lib/care/safety-plan/commands';
import { findClientSafetyPlan } from '@/lib/care/safety-plan/queries';
import { openPayer, sealedPayer } from '@/lib/payment/refund-due/sealed';
import { db } from '@/lib/server/db';
import { openDataKey } from '@/lib/server/seal/data-key';
import { safetySteps } from '@/lib/site/tool/safety-plan';
import { memberMeeting } from '@/test/booking/rooms';
import { createPaymentRow } from '@/test/payment/payments';
import { createClientOf, createPractice } from '@/test/payment/quotations';
import { bringWords } from './brought-words';
import { asAuthor, asClient, fillAll, fillAndSign, newestForm } from './forms';

const request = { id: 'request-1', network: '203.0.113.7' };
const visit = () => ({ submission: { key: randomUUID() }, request });

/** The person whose export contains a word of sealed content. */
export type CopyOf = 'client' | 'therapist' | 'nobody';

type Word = { readonly text: string; readonly copy: CopyOf; readonly of: string };

/** One client and one therapist, and something in every sealed field that the product has. */
class Writing {
  readonly words: Word[] = [];
  readonly readings: (() => Promise<unknown>)[] = [];
  readonly therapist;
  readonly client;

  constructor(
    private readonly asha: Awaited<ReturnType<typeof createPractice>>,
    private readonly ravi: Awaited<ReturnType<typeof createPractice>>,
    private readonly meera: Awaited<ReturnType<typeof createClientOf>>,
  ) {
    this.therapist = asAuthor(asha);
    this.client = asClient(meera);
  }

  /** A word that occurs only once. */
  private word(of: string, copy: CopyOf = 'client'): string {
    const text = `zq${this.words.length}${randomBytes(4).toString('hex')}qz`;
    this.words.push({ text, copy, of });
    return text;
  }

  private pdf(of: string) {
    return {
      fit: true,
      content: Buffer.from(`%PDF-1.4 ${this.word(`bytes of the file of ${of}`)}`),
      contentType: 'application/pdf',
      extension: 'pdf',
      name: `${this.word(`name of the file of ${of}`)}.pdf`,
    } as const;
  }

  async messages(): Promise<void> {
    const { therapist, client } = this;
    for (const [writer, to] of [
      ...[1, 2, 3, 4].map(() => [client, this.asha.therapist.id] as const),
      [therapist, client.profile.id] as const,
    ]) {
      const text = this.word('a message');
      const message = { with: to, text, paper: this.pdf('a message'), submission: { key: randomUUID() } };
      await sendMessage(writer, message, request);
    }
    this.readings.push(async () => (await openThread(therapist, client.profile.id, { request }))?.messages);
    for (const { id } of await db.threadMessage.findMany({ select: { id: true } })) {
      this.readings.push(async () => (await openThreadFile(client, id))?.content);
    }
  }

  async notes(): Promise<void> {
    const { therapist, client } = this;
    for (const template of templateNames) {
      const note = (await beginNote(therapist, client.profile.id, template)) ?? '';
      const { parts } = noteTemplates[template];
      const all = () => Object.fromEntries(parts.map(([part]) => [part, this.word('a note', 'therapist')]));
      const draft = { note, version: 1, words: all(), sign: false };
      // Signing replaces the words saved before.
      this.words.splice(-parts.length);
      await saveDraft(therapist, { ...draft, tab: randomUUID() });
      // Saved from an outdated tab, as a separate version of the note.
      await saveDraft(therapist, { ...draft, words: all(), tab: randomUUID() });
      const signed = { ...draft, words: all(), version: 2, sign: true, tab: randomUUID() };
      await saveDraft(therapist, signed);
      await addAddendum(therapist, { note, words: this.word('an addendum', 'therapist') });
      this.readings.push(() => openNote(therapist, note));
    }
  }

  async forms(): Promise<void> {
    const { therapist, client, meera } = this;
    const send = async (form: string) => {
      const guardian =
        form === 'guardian-consent'
          ? {
              guardianName: this.word('a guardian', 'nobody'),
              guardianEmail: `${this.word('a guardian', 'nobody')}@example.in`,
            }
          : { guardianName: null, guardianEmail: null };
      await sendForm(therapist, { client: client.profile.id, form, ...guardian }, request);
      return newestForm(meera);
    };
    const waiting = await send('safety');
    await fillAll(meera, waiting, this.word('a form that waits'));
    this.readings.push(async () => {
      const opened = await openWaitingForm(client, waiting);
      return opened?.kind === 'waiting' && opened.form;
    });
    await send('guardian-consent');
    this.readings.push(async () => {
      const { sealed, request: form } = await db.formGuardian.findFirstOrThrow({
        include: { request: true },
      });
      return sealedGuardian.open(openDataKey(form.sealedKey), form.id, sealed);
    });
    const signed = await send('intake');
    await fillAndSign(meera, signed, this.word('a signed form'));
    this.readings.push(() => readSignedForm(therapist, signed));
  }

  async folder(): Promise<void> {
    const { therapist, client } = this;
    const task = { client: client.profile.id, tool: null, task: this.word('homework'), due: null };
    await giveHomework(therapist, { ...task, ...visit() });
    const { id: homework } = await db.homework.findFirstOrThrow();
    await answerHomework(client, { homework, outcome: 'not_done', line: this.word('a line of homework') });
    this.readings.push(() => listOwnHomework(client));

    const pair = { therapistId: this.asha.therapist.id, clientId: client.profile.id };
    const plan = { ...pair, planName: 'Out again', totalSessions: 8 };
    const { id } = await db.therapyPlan.create({ data: plan });
    await addGoal(therapist, { plan: id, goal: this.word('a goal'), ...visit() });
    this.readings.push(() => listOwnGoals(client, [id]));

    const steps = Object.fromEntries(safetySteps.map(({ name }) => [name, this.word('a safety plan')]));
    const shared = { therapist: pair.therapistId, care: true, words: steps as never };
    await shareSafetyPlan(shared, { viewer: client, request });
    this.readings.push(() => findClientSafetyPlan(therapist, client.profile.id));
  }

  async records(): Promise<void> {
    const { therapist, client } = this;
    await askForRecords(client, { therapist: this.asha.therapist.id, ...visit() });
    const { id } = await db.recordRequest.findFirstOrThrow();
    await addPaper(therapist, id, this.pdf('an answer with records'));
    const words = { summary: this.word('a summary of records'), withheld: this.word('what is withheld') };
    await answerRequest(therapist, id, { ...words, because: 'others', request });
    const paper = await db.recordPaper.findFirstOrThrow();
    this.readings.push(
      () => openRequest(client, id),
      async () => (await openRecordPaper(client, paper.id))?.content,
    );
  }

  async bookings(): Promise<void> {
    const { therapist, client } = this;
    const { token } = await memberMeeting({ clientId: client.profile.id });
    const room = await roomOfViewer(token, client);
    if (typeof room === 'string') throw new Error('expected the person’s room');
    const [place, contactName] = [this.word('a note for the room'), this.word('a note for the room')];
    await saveSafetyNote(room, { canTalk: 'no', place, contactName, contactPhone: null });
    this.readings.push(() => readSafetyNote(room));

    const { id: calendarId } = await db.calendar.create({ data: { therapistId: this.asha.therapist.id } });
    const calendar = `https://calendar.example.in/${this.word('a calendar’s address', 'nobody')}.ics`;
    await nameBusySource(therapist, calendar, request);
    this.readings.push(async () =>
      openAddress(await db.busySource.findUniqueOrThrow({ where: { calendarId } })),
    );

    const terms = { to: this.ravi.therapist.id, because: 'leaving', lastDay: '2026-12-24', request } as const;
    await startOwnHandover(therapist, { ...terms, client: client.profile.id });
    const { id: handover } = await db.handover.findFirstOrThrow();
    await signSummary(therapist, { handover, words: this.word('a handover', 'therapist'), request });
    this.readings.push(() => therapistHandover(therapist, handover));
  }

  /** A client without an account, and an uploaded list that is not imported. */
  async cards(): Promise<void> {
    const { therapist } = this;
    const consent = this.word('a client card', 'therapist');
    const person = { name: 'Kavya Rao', email: 'kavya@example.in', phone: null };
    const card = await addCard(therapist, { ...person, consent }, request);
    const text = `Name\n${this.word('an uploaded list', 'nobody')}`;
    const list = await uploadList(therapist, new TextEncoder().encode(text));
    if (!card.added || !list.done) throw new Error('expected a card and a list');
    this.readings.push(
      () => findCard(therapist, card.id),
      () => findImport(therapist, list.id),
    );
  }

  /** Homework and a paper from another practice's file. */
  async brought(): Promise<void> {
    const { therapist, client } = this;
    const words = { task: this.word('brought homework'), name: this.word('the name of a brought file') };
    this.readings.push(...(await bringWords(therapist, client, words)));
  }

  /** Money owed to an erased person. */
  async money(): Promise<void> {
    const payment = await createPaymentRow({ therapistId: this.asha.therapist.id });
    const id = randomUUID();
    const payer = { name: this.word('a payer who has left', 'nobody'), email: '', phone: null };
    const sealed = sealedPayer.sealWithOwnKey(id, { ...payer, account: null, reference: null });
    const due = { id, paymentSubmissionId: payment.id, reason: 'account-closed', amount: '1500.00' };
    await db.refundDue.create({ data: { ...due, ...sealed } });
    this.readings.push(async () => openPayer(await db.refundDue.findUniqueOrThrow({ where: { id } })));
  }
}

/** Tables and columns with sealed content, including those added later. */
export const sealedPlaces = () =>
  db.$queryRaw<{ table: string; column: string }[]>`
    SELECT table_name AS "table", column_name AS "column" FROM information_schema.columns
    WHERE table_schema = 'public' AND data_type = 'bytea' AND column_name LIKE 'sealed%'
    ORDER BY table_name, column_name`;

/**
 * Writes a word into every sealed field for a new client and their new therapist, through the product's own
 * commands.
 * @returns the two, and the second therapist; the words, with the export that holds each; and the content as
 * its readers see it
 */
export async function writeSealedWords() {
  const [asha, ravi] = [await createPractice(), await createPractice()];
  const writing = new Writing(asha, ravi, await createClientOf(asha.therapist));
  await writing.messages();
  await writing.notes();
  await writing.forms();
  await writing.folder();
  await writing.records();
  await writing.bookings();
  await writing.cards();
  await writing.money();
  await writing.brought();
  const { therapist, client, words, readings } = writing;
  return { therapist, therapistId: asha.therapist.id, next: asAuthor(ravi), client, words, readings };
}
