import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { freePort } from '@/scripts/services/ports';
import { arrivedAt, callFlags, callWindow, expectMediaBothWays, meetInRoom } from '@/test/booking/call';
import { makeMeeting } from '@/test/booking/meeting';
import { expectOpenToEveryone } from '@/test/browser/axe';
import { startBalancer } from '@/test/counterpart/balancer';
import { hasRelay, startRelay } from '@/test/counterpart/relay';
import { database } from '@/test/database/copy-database';
import { startOwnServer } from '@/test/server/own-server';

test.describe.configure({ timeout: 300_000 });
test.use({
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH || undefined,
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', ...callFlags],
  },
});

test('two people meet: waiting room, picture and sound both ways, text, the note, leaving @slow', async ({
  browser,
  baseURL,
}) => {
  const meeting = await makeMeeting();
  const host = await callWindow(browser, baseURL, meeting.practice);
  const person = await callWindow(browser, baseURL, meeting.client);

  await person.goto('/dashboard');
  await person.getByRole('link', { name: /^Join the call/ }).click();
  await expect(person.getByLabel('Your video, as others will see it')).toBeVisible();
  await expect(person.getByRole('meter', { name: 'Sound level of your microphone' })).not.toHaveAttribute(
    'value',
    '0',
  );
  await expectOpenToEveryone(person);
  // The two have not met before, so the private note is asked for.
  const note = person.getByRole('form', { name: 'If something happens in the call' });
  await note.getByLabel('Where are you now?').fill('At my sister’s in Pune');
  await note.getByRole('button', { name: /^Save for/ }).click();
  await expect(person.getByText('Only your therapist can see it.')).toBeVisible();

  await meetInRoom(host, person, meeting);
  await expectMediaBothWays([host, person]);
  await expectOpenToEveryone(host);

  await host.getByRole('button', { name: 'More' }).click();
  await expect(host.getByText('At my sister’s in Pune')).toBeVisible();
  await host.keyboard.press('Escape');
  // The person's form shows their answers, so that one more answer removes none.
  await person.getByRole('button', { name: 'More' }).click();
  await expect(person.getByLabel('Where are you now?')).toHaveValue('At my sister’s in Pune');
  await person.keyboard.press('Escape');

  // One tap to the phone number, and to urgent help, without leaving the call.
  await expect(person.getByRole('link', { name: /^Call by phone/ })).toHaveAttribute(
    'href',
    'tel:+919876543210',
  );
  const opened = person.context().waitForEvent('page');
  await person
    .getByRole('banner')
    .getByRole('link', { name: /urgent help/i })
    .click();
  const help = await opened;
  await expect(help.getByRole('heading', { level: 1 })).toHaveText('Urgent help');
  await help.close();
  await expectMediaBothWays([host, person], 10, 10);
  await person.getByRole('button', { name: 'Mute microphone' }).click();
  await expect(person.getByRole('button', { name: 'Muted: turn the microphone on' })).toBeVisible();
  await person.getByRole('button', { name: 'Muted: turn the microphone on' }).click();

  await person.getByRole('button', { name: 'Text', exact: true }).click();
  await person.getByLabel('Your message').fill('Can you hear me?');
  await person.keyboard.press('Enter');
  await host.getByRole('button', { name: 'Text, 1 new' }).click();
  await expect(host.getByRole('list', { name: 'Texts' })).toContainText('Can you hear me?');

  await person.getByRole('button', { name: 'Turn the camera off' }).click();
  await expect(host.getByText(/’s camera is off/)).toBeVisible();
  await person.getByRole('button', { name: 'Camera is off: turn it on' }).click();
  await expect(host.getByText(/’s camera is off/)).toBeHidden();
  await expectMediaBothWays([host], 10, 10);

  // A reload needs no new admission.
  await person.reload();
  await person.getByRole('button', { name: 'Go to the waiting room' }).click();
  await expectMediaBothWays([host, person], 10, 10);

  await person.getByRole('button', { name: 'Leave the call' }).click();
  await expect(person.getByRole('heading', { name: 'You have left the room' })).toBeVisible();
  await expectOpenToEveryone(person);
  await expect(host.getByText(/is not here yet/)).toBeVisible();
  // Cancelling ends the room within five seconds.
  await using db = await database();
  await db.query(
    `UPDATE bookings b SET status = 'cancelled', cancelled_at = now(), cancelled_by = 'therapist'
     FROM calendars c WHERE c.id = b.calendar_id AND c.therapist_id = $1`,
    [meeting.practice.therapistId],
  );
  await expect(host.getByRole('heading', { name: 'This call has ended' })).toBeVisible();
  await expectOpenToEveryone(host);
  await host.reload();
  await expect(host.getByRole('heading', { name: 'This room is closed' })).toBeVisible();
  await expectOpenToEveryone(host);
});

/** Milliseconds of the network's outage, once the page reports it. */
const cutMs = 10_000;

test('two people meet over the relay alone, and again after ten seconds without a network @slow', async ({
  browser,
}) => {
  // biome-ignore lint/suspicious/noSkippedTests: coturn comes from the system, not from npm.
  test.skip(!hasRelay(), 'coturn is not installed on this machine.');
  const relay = await startRelay();
  const server = await startOwnServer({ DATABASE_URL: process.env.DATABASE_URL ?? '', ...relay.settings });
  try {
    const meeting = await makeMeeting();
    const host = await callWindow(browser, server.origin, meeting.practice);
    const person = await callWindow(browser, server.origin, meeting.client);
    await meetInRoom(host, person, meeting);
    await expectMediaBothWays([host, person]);
    for (const page of [host, person]) expect((await arrivedAt(page)).path).toBe('relay');

    await person.context().setOffline(true);
    relay.freeze();
    await expect(host.getByText('The connection was lost.')).toBeVisible();
    await wait(cutMs);
    relay.thaw();
    await person.context().setOffline(false);
    await expectMediaBothWays([host, person]);
    for (const page of [host, person]) await expect(page.getByText('The connection was lost.')).toBeHidden();
  } finally {
    await server.stop();
    await relay.stop();
  }
});

test('a line that cannot carry a picture carries sound, and both people read why @slow', async ({
  browser,
}) => {
  // biome-ignore lint/suspicious/noSkippedTests: coturn comes from the system, not from npm.
  test.skip(!hasRelay(), 'coturn is not installed on this machine.');
  // 96 kbit/s: enough for sound, less than a picture needs.
  const relay = await startRelay({ mostBytes: 12_000 });
  const server = await startOwnServer({ DATABASE_URL: process.env.DATABASE_URL ?? '', ...relay.settings });
  try {
    const meeting = await makeMeeting();
    const host = await callWindow(browser, server.origin, meeting.practice);
    const person = await callWindow(browser, server.origin, meeting.client);
    await meetInRoom(host, person, meeting);
    for (const page of [host, person]) {
      await expect(page.getByText(/: sound only$/)).toBeVisible({ timeout: 60_000 });
      await expect(page.getByText(/slow connection|connection is slow/)).toBeVisible();
    }
    await expectMediaBothWays([host, person], 0, 100);
    await expectOpenToEveryone(host);
  } finally {
    await server.stop();
    await relay.stop();
  }
});

test('somebody whose first device is frozen goes on with another one @slow', async ({ browser, baseURL }) => {
  const meeting = await makeMeeting();
  const host = await callWindow(browser, baseURL, meeting.practice);
  const laptop = await callWindow(browser, baseURL, meeting.client);
  await meetInRoom(host, laptop, meeting);
  const room = laptop.url();
  const freezer = await laptop.context().newCDPSession(laptop);
  await freezer.send('Page.setWebLifecycleState', { state: 'frozen' });
  const phone = await callWindow(browser, baseURL, meeting.client);
  await phone.goto(room);
  await phone.getByRole('button', { name: 'Go to the waiting room' }).click();
  await expect(phone.getByText(/open in another window or on another device/)).toBeVisible();
  await expectOpenToEveryone(phone);
  await phone.getByRole('button', { name: 'Use this device instead' }).click();
  await host.getByRole('button', { name: /^Let .* in$/ }).click();
  await expectMediaBothWays([host, phone], 10, 10);
  await freezer.send('Page.setWebLifecycleState', { state: 'active' });
  await expect(laptop.getByText(/opened in another window or on another device/)).toBeVisible();
  await expectMediaBothWays([host, phone], 10, 10);
});

test('a screen is shared, and its picture arrives @slow', async ({ browser, baseURL }) => {
  const meeting = await makeMeeting();
  const host = await callWindow(browser, baseURL, meeting.practice);
  const person = await callWindow(browser, baseURL, meeting.client);
  await meetInRoom(host, person, meeting);
  const camera = await arrivedAt(person);
  expect(camera.frames).toBeGreaterThan(0);
  await host.getByRole('button', { name: 'Share the screen' }).click();
  await expect(host.getByRole('button', { name: 'Stop sharing the screen' })).toBeVisible();
  await host.getByRole('button', { name: 'Turn the camera off' }).click();
  await expectMediaBothWays([person], 5, 10);
  await host.getByRole('button', { name: 'Stop sharing the screen' }).click();
  await expect(person.getByText(/’s camera is off/)).toBeVisible();
});

test('the other’s picture goes into a small window above other windows, and back @slow', async ({
  browser,
  baseURL,
}) => {
  const meeting = await makeMeeting();
  const host = await callWindow(browser, baseURL, meeting.practice);
  const person = await callWindow(browser, baseURL, meeting.client);
  await meetInRoom(host, person, meeting);
  await expectMediaBothWays([host, person], 10, 10);
  const small = () =>
    host.evaluate(() => document.pictureInPictureElement?.getAttribute('aria-label') ?? null);
  const button = host.getByRole('button', { name: 'Show the picture in a small window' });
  expect(await small()).toBeNull();
  await button.click();
  await expect.poll(small).toMatch(/’s video$/);
  await expectMediaBothWays([host, person], 10, 10);
  await button.click();
  await expect.poll(small).toBeNull();
});

test('a call outlives its server: media go on, and signals return by another one @slow', async ({
  browser,
}) => {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const settings = {
    DATABASE_URL: process.env.DATABASE_URL ?? '',
    APP_URL: origin,
    NEXTAUTH_SECRET: randomBytes(32).toString('hex'),
  };
  const balancer = await startBalancer(port);
  const [first, second] = await Promise.all([startOwnServer(settings), startOwnServer(settings)]);
  try {
    balancer.use(first.port);
    const meeting = await makeMeeting();
    const host = await callWindow(browser, origin, meeting.practice);
    const person = await callWindow(browser, origin, meeting.client);
    await meetInRoom(host, person, meeting);
    await expectMediaBothWays([host, person]);
    balancer.use(second.port);
    await first.kill();
    await expectMediaBothWays([host, person]);
    // A new load of the page needs signals both ways, through the other server.
    await person.reload();
    await person.getByRole('button', { name: 'Go to the waiting room' }).click();
    await expectMediaBothWays([host, person]);
  } finally {
    await balancer.stop();
    await second.stop();
  }
});
