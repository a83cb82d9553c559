import { prerender } from 'react-dom/static';
import { expect, it } from 'vitest';
import { db } from '@/lib/server/db';
import { setUpDatabase } from '@/test/database/database';
import { createClientOf, createPractice } from '@/test/payment/quotations';
import FiguresPage from './page';

setUpDatabase();

it('says that sessions of sample profiles are not counted, not that none was held', async () => {
  const practice = await createPractice();
  await createClientOf(practice.therapist);
  await db.therapySession.updateMany({ data: { status: 'completed' } });
  await db.therapist.updateMany({ data: { isSample: true } });
  const page = await new Response((await prerender(await FiguresPage())).prelude).text();
  expect(page).toContain('their sessions, messages and reviews, are not counted');
  expect(page).toContain('No therapist outside the samples has held a session yet.');
  expect(page).not.toContain('No session has been held');
});
