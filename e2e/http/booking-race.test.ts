import { expect, test } from 'vitest';
import { bookingMessages } from '@/lib/booking/messages';
import { database } from '@/test/database/copy-database';
import { attributeText, hiddenFields } from '@/test/server/html-form';
import { startOwnServer } from '@/test/server/own-server';
import { until } from '@/test/server/until';

type Visit = {
  /**
   * Each has a separate browser, because nothing else distinguishes people without scripts behind one
   * address.
   */
  readonly browser: string;
  readonly origin: string;
  readonly address: string;
  readonly fields: ReadonlyMap<string, string>;
};

/** A busy server may be unable to show the times; people then reload the page. */
async function visit(browser: string, origin: string, address: string): Promise<Visit> {
  const page = await until(
    () => fetch(origin + address),
    ({ status }) => status === 200,
    60_000,
  );
  return { browser, origin, address, fields: hiddenFields(await page.text(), 'aria-label="Free times') };
}

async function choose({ browser, origin, address, fields }: Visit, slot: string) {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  form.append('slot', slot);
  const answer = await fetch(origin + address, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin, 'user-agent': browser },
    body: form,
  });
  return { status: answer.status, location: answer.headers.get('location') ?? '', html: await answer.text() };
}

/** A busy server may be unable to save; people then submit again. */
function chooseUntilAnswered(person: Visit, slot: string) {
  return until(
    () => choose(person, slot),
    ({ status }) => status === 200 || status === 303,
    60_000,
  );
}

test('of fifty people who want one time on two servers one gets it, and the others see what is free', {
  tags: ['slow'],
}, async () => {
  const settings = { DATABASE_URL: process.env.DATABASE_URL ?? '' };
  const servers = await Promise.all([startOwnServer(settings), startOwnServer(settings)]);
  try {
    const [{ origin }] = servers;
    const first = await (await fetch(`${origin}/book`)).text();
    const address = attributeText(/href="(\/book\?from=[^"]+)"/.exec(first)?.[1] ?? '');
    const later = await (await fetch(origin + address)).text();
    const slots = [...later.matchAll(/name="slot"[^>]*value="([^"]+)"/g)].map(([, slot = '']) => slot);
    const slot = slots.at(Math.floor(slots.length / 2)) ?? '';
    expect(slot).toMatch(/^20\d\d-/);

    const visits = await Promise.all(
      Array.from({ length: 50 }, (_, person) =>
        visit(`Browser ${person}`, servers[person % 2 === 0 ? 0 : 1].origin, address),
      ),
    );
    const answers = await Promise.all(visits.map((person) => chooseUntilAnswered(person, slot)));
    const won = answers.filter(({ status }) => status === 303);
    expect(won.map(({ location }) => new URL(location, origin).pathname)).toEqual([
      expect.stringMatching(/^\/book\/details\/[\w.-]+$/),
    ]);
    const lost = answers.filter(({ status }) => status === 200);
    expect(lost).toHaveLength(49);
    for (const { html } of lost) {
      const form = html.slice(html.indexOf('Other free times'));
      expect(html).toContain(bookingMessages.taken);
      const offered = [
        ...form.slice(0, form.indexOf('</fieldset>')).matchAll(/name="slot"[^>]*value="([^"]+)"/g),
      ];
      expect(offered.length).toBeGreaterThan(0);
      expect(offered.map(([, value]) => value)).not.toContain(slot);
    }

    await using db = await database();
    const rows = await db.query(
      `SELECT b.status FROM bookings b JOIN calendars c ON c.id = b.calendar_id
       WHERE c.therapist_id IS NULL AND b.starts_at = $1 AND b.status IN ('held', 'confirmed')`,
      [slot],
    );
    expect(rows).toEqual([{ status: 'held' }]);
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
  }
});
