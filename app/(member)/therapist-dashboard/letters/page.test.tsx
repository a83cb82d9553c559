import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, it } from 'vitest';
import { db } from '@/lib/server/db';
import { letterKinds, letterKindsInWords } from '@/lib/therapist/letter/rules';
import { setUpDatabase } from '@/test/database/database';
import { createDueAppointment } from '@/test/payment/card-appointments';
import { createPractice, createStranger } from '@/test/payment/quotations';
import { as, setUpVisitor } from '@/test/server/visitor';
import LettersPage from './page';

setUpDatabase();
setUpVisitor();

let asha: Awaited<ReturnType<typeof createPractice>>;

beforeEach(async () => {
  asha = await createPractice();
  as(asha);
});

async function open(query: Readonly<Record<string, string>> = {}): Promise<string> {
  const props = { params: Promise.resolve({}), searchParams: Promise.resolve(query) } as never;
  return renderToStaticMarkup((await (LettersPage(props) as Promise<unknown>)) as React.ReactElement);
}

it('shows each letter with the words of the service, and the first one for any other address', async () => {
  for (const kind of letterKinds) {
    const { usual, sent } = letterKindsInWords[kind];
    const html = await open({ letter: kind });
    expect(html).toContain(`value="${usual.subject}"`);
    expect(html).toContain(sent);
    expect(html).not.toContain('Use the default again');
  }
  expect(await open({ letter: '../first' })).toContain(letterKindsInWords.first.sent);
});

it('shows one’s own words escaped, in the preview with the name of a real client', async () => {
  const meera = await createStranger();
  await createDueAppointment(asha, meera);
  const { firstName, lastName } = meera.viewer.profile;
  const body = 'Dear {first name},\n<script>1</script> 🌿 שלום';
  await db.therapistLetter.create({
    data: { therapistId: asha.therapist.id, kind: 'reminder', subject: 'See you on {day}', body },
  });
  const html = await open({ letter: 'reminder', done: 'saved' });
  expect(html).toContain('Saved. It is sent from now on.');
  expect(html).toContain('Use the default again');
  expect(html).toContain(`Preview as ${firstName} ${lastName} sees it.`);
  expect(html).toContain(`Dear ${firstName},\n&lt;script&gt;1&lt;/script&gt; 🌿 שלום`);
  expect(html).not.toContain('<script>1');
  expect(html).toContain('Tele-MANAS on 14416');
  expect(html).not.toContain('/book/appointment/');
  as(meera);
  expect(await open({ letter: 'reminder' }).catch(() => '')).not.toContain('See you on');
});
