import { expect, type Locator, type Page } from '@playwright/test';
import { database } from '@/test/database/copy-database';

/** Presses a button that needs a form token; without scripts a quick submit is asked for again, with all fields preserved. */
export async function press(button: Locator, javaScriptEnabled: boolean): Promise<void> {
  if (javaScriptEnabled) return button.click();
  const page = button.page();
  await expect(async () => {
    const loaded = page.waitForEvent('load');
    await button.click();
    await loaded;
    await expect(page.getByText('Please press the button again.')).toBeHidden({ timeout: 1 });
  }).toPass();
}

/** The same by the name of the button. */
export const submit = (page: Page, name: string, javaScriptEnabled: boolean) =>
  press(page.getByRole('button', { name }), javaScriptEnabled);

type HouseTimes = AsyncDisposable & {
  /** The day in New York, where the Indian night is an afternoon: for `from` in an address. */
  readonly from: string;
  /** Two free times, as ISO instants. */
  readonly first: string;
  readonly second: string;
};

const startMinute = 30;

/** Resets the limit of times that one network may select in an hour: all journeys come from one network. */
export async function forgetHolds(): Promise<void> {
  await using db = await database();
  await db.query("DELETE FROM rate_limits WHERE key LIKE 'booking-hold:%'");
}

/**
 * Opens the service's only calendar for a night that no other test uses: late enough that its times can be
 * moved, and after the weeks in which other tests take the nearest times. `await using times = await
 * houseTimes();` closes it again.
 */
export async function houseTimes(): Promise<HouseTimes> {
  await forgetHolds();
  await using db = await database();
  // The lock ends with the connection: two tests that begin at once must see each other's night.
  await db.query("SELECT pg_advisory_lock(hashtext('nights of the house'))");
  const [night] = await db.query<{ id: string; day: string; step: number }>(
    `WITH night AS (
       SELECT c.id, c.slot_minutes + c.buffer_minutes AS step, current_date + ahead AS day
       FROM calendars c, generate_series(16, 27) ahead
       WHERE c.therapist_id IS NULL
         AND NOT EXISTS (SELECT 1 FROM availability_exceptions e
           WHERE e.calendar_id = c.id AND e.on_date = current_date + ahead)
         AND NOT EXISTS (SELECT 1 FROM bookings b
           WHERE b.calendar_id = c.id AND b.status <> 'cancelled'
             AND (b.starts_at AT TIME ZONE c.time_zone)::date = current_date + ahead
             AND (b.starts_at AT TIME ZONE c.time_zone)::time < '06:00')
       ORDER BY random() LIMIT 1),
     opened AS (
       INSERT INTO availability_exceptions (calendar_id, on_date, kind, start_minute, end_minute)
       SELECT id, day, 'extra', $1::int, $1::int + 3 * step FROM night RETURNING id)
     SELECT opened.id, to_char(night.day, 'YYYY-MM-DD') AS day, night.step FROM opened, night`,
    [startMinute],
  );
  if (!night) throw new Error('No night of our own calendar is left.');
  const { id, day, step } = night;
  const begins = Date.parse(`${day}T00:00:00+05:30`) + startMinute * 60_000;
  const after = (slots: number) => new Date(begins + slots * step * 60_000);
  return {
    from: new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(after(0)),
    first: after(0).toISOString(),
    second: after(2).toISOString(),
    [Symbol.asyncDispose]: async () => {
      await using again = await database();
      await again.query('DELETE FROM availability_exceptions WHERE id = $1', [id]);
    },
  };
}
