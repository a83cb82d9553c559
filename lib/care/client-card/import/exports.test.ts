import { beforeEach, expect, it } from 'vitest';
import { confirmInvitation, refuseInvitation } from '@/lib/care/client-card/answer';
import { addCard, inviteCard } from '@/lib/care/client-card/commands';
import { takeList, uploadList } from '@/lib/care/client-card/import/commands';
import { findImport } from '@/lib/care/client-card/import/queries';
import { findCard } from '@/lib/care/client-card/queries';
import { db } from '@/lib/server/db';
import { exportedList, kinds, knownCard, refusedCard, shapeNames } from '@/test/care/client-exports';
import { asAuthor } from '@/test/care/forms';
import { setUpDatabase } from '@/test/database/database';
import { createPractice } from '@/test/payment/quotations';

setUpDatabase();

const request = { id: 'request-1', network: '203.0.113.7' };
const consent = 'Each of them agreed in our last session.';

let viewer: ReturnType<typeof asAuthor>;

beforeEach(async () => {
  viewer = asAuthor(await createPractice());
  await addCard(viewer, { ...knownCard, consent }, request);
  const refused = await addCard(viewer, { ...refusedCard, consent }, request);
  if (!refused.added) throw new Error('expected a card');
  await inviteCard(viewer, { card: refused.id, way: 'link' }, request);
  const token = (await findCard(viewer, refused.id))?.link?.split('/').at(-1) ?? '';
  const answer = await confirmInvitation(token, refusedCard.email);
  if (!answer.confirmed) throw new Error('expected a confirmed invitation');
  await refuseInvitation(answer.path.split('/').at(-1) ?? '', request);
});

it('has forty kinds of fault', () => {
  expect(kinds.length).toBeGreaterThan(40);
});

it.each(shapeNames)(
  'a list of %s, 500 rows with every kind of fault: each row is in or named',
  async (name) => {
    const { text, right } = exportedList(name);
    const uploaded = await uploadList(viewer, new TextEncoder().encode(text));
    if (!uploaded.done) throw new Error(uploaded.because);
    const found = await findImport(viewer, uploaded.id);
    if (!found || found === 'sealed' || found.state !== 'preview') throw new Error('expected a preview');
    const outcomes = [
      ...found.people.map(({ line }) => ({ line, outcome: 'taken' })),
      ...found.faults.map(({ line, why }) => ({ line, outcome: why })),
    ].sort((one, other) => one.line - other.line);
    expect(outcomes.map(({ outcome }, index) => `${right[index]?.kind}: ${outcome}`)).toEqual(
      right.map((row) => `${row.kind}: ${row.right}`),
    );
    const before = await db.clientCard.count();
    const taken = right.filter((row) => row.right === 'taken').length;
    expect(await takeList(viewer, { importId: uploaded.id, consent }, request)).toEqual({
      done: true,
      count: taken,
    });
    expect(await db.clientCard.count()).toBe(before + taken);
  },
);
