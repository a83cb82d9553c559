import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { db } from '@/lib/server/db';
import { setUpDatabase } from '@/test/database/database';
import { createPractice, createStranger } from '@/test/payment/quotations';
import { as, newVisitor } from '@/test/server/visitor';
import DevicesPage from './page';

setUpDatabase();

const html = async () => renderToStaticMarkup((await DevicesPage()) as React.ReactElement);

it('offers the second step to a therapist, says when it is on, and offers it to nobody else', async () => {
  newVisitor();
  const practice = await createPractice();
  as(practice);
  const offered = await html();
  expect(offered).toContain('Set up two-step verification');
  expect(offered).toContain('href="/therapist-dashboard/second-factor?next=%2Faccount%2Fdevices"');
  const { userId, sessionId } = practice.viewer;
  await db.userSession.update({ where: { id: sessionId }, data: { secondFactorAt: new Date() } });
  await db.secondFactor.create({ data: { userId, encryptedSecret: 'x', confirmedAt: new Date() } });
  expect(await html()).toContain('Manage two-step verification');
  as(await createStranger());
  expect(await html()).not.toContain('econd step');
});
