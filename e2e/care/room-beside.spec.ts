import { randomBytes } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { Client } from 'pg';
import { callFlags, callWindow, expectMediaBothWays, meetInRoom } from '@/test/booking/call';
import { makeMeeting } from '@/test/booking/meeting';
import { searchTables } from '@/test/marker/search';

// The extras of a call: text messages, which are not stored, and the choice of the speaker.
test.describe.configure({ timeout: 300_000 });
test.use({
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH || undefined,
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', ...callFlags],
  },
});

declare global {
  interface Window {
    /** The outputs of sound: for the call or the test tone, and the id of the speaker. */
    chosenSpeakers: [string, string][];
  }
}

/**
 * A computer with two speakers. Chromium has none here, so the test invents them and records which one is
 * set.
 */
async function withSpeakers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.chosenSpeakers = [];
    const speakers = ['Loudspeaker', 'Headphones'].map((label) => {
      const speaker = { kind: 'audiooutput', deviceId: label.toLowerCase(), groupId: '', label } as const;
      return { ...speaker, toJSON: () => speaker };
    });
    const media = navigator.mediaDevices;
    const enumerate = media.enumerateDevices.bind(media);
    media.enumerateDevices = async () => [
      ...(await enumerate()).filter(({ kind }) => kind !== 'audiooutput'),
      ...speakers,
    ];
    const taking = (what: string) => async (speaker: string) => {
      window.chosenSpeakers.push([what, speaker]);
    };
    Object.assign(HTMLMediaElement.prototype, { setSinkId: taking('call') });
    Object.assign(AudioContext.prototype, { setSinkId: taking('tone') });
  });
}

const chosenSpeakers = (page: Page) => page.evaluate(() => window.chosenSpeakers);

/** Places in the database that contain one of these words. */
async function keptIn(words: readonly string[]): Promise<readonly string[]> {
  const client = new Client({ connectionString: process.env.DATABASE_OWNER_URL });
  await client.connect();
  try {
    return [...(await searchTables(client, words))];
  } finally {
    await client.end();
  }
}

test('texts beside the call reach the other side, and are in no table and in no request @slow', async ({
  browser,
  baseURL,
}) => {
  const meeting = await makeMeeting();
  const host = await callWindow(browser, baseURL, meeting.practice);
  const person = await callWindow(browser, baseURL, meeting.client);
  const words = ['one', 'two', 'three', 'four'].map(() => `zq${randomBytes(6).toString('hex')}qz`);
  const carried: string[] = [];
  for (const page of [host, person])
    page.on('request', (request) => {
      const sent = `${request.url()} ${request.postData() ?? ''}`;
      if (words.some((word) => sent.includes(word))) carried.push(request.url());
    });
  await meetInRoom(host, person, meeting);
  await expectMediaBothWays([host, person], 10, 10);
  await host.getByRole('button', { name: 'Text', exact: true }).click();
  await person.getByRole('button', { name: 'Text', exact: true }).click();
  for (const [number, word] of words.entries()) {
    const [from, to] = number % 2 === 0 ? [person, host] : [host, person];
    await from.getByLabel('Your message').fill(`I wrote ${word} down`);
    await from.keyboard.press('Enter');
    await expect(to.getByRole('list', { name: 'Texts' })).toContainText(word);
  }
  expect(await keptIn(words)).toEqual([]);
  // The search works: it finds the client’s own address in the tables.
  expect(await keptIn([meeting.client.email])).not.toEqual([]);

  await person.getByRole('button', { name: 'Leave the call' }).click();
  await expect(person.getByRole('heading', { name: 'You have left the room' })).toBeVisible();
  await expect(host.getByText(/is not here yet/)).toBeVisible();
  expect(await keptIn(words)).toEqual([]);
  expect(carried).toEqual([]);
  // The device stores no message either.
  for (const page of [host, person]) {
    const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    for (const word of words) expect(stored).not.toContain(word);
  }
});

test('the other is heard from the speaker that was chosen, before and in the call @slow', async ({
  browser,
  baseURL,
}) => {
  const meeting = await makeMeeting();
  const host = await callWindow(browser, baseURL, meeting.practice);
  const person = await callWindow(browser, baseURL, meeting.client);
  await withSpeakers(person);
  await person.goto('/dashboard');
  await person.getByRole('link', { name: /^Join the call/ }).click();
  const speaker = person.getByLabel('Speaker', { exact: true });
  await expect(speaker.getByRole('option')).toHaveText(['Loudspeaker', 'Headphones']);
  await speaker.selectOption({ label: 'Headphones' });
  await person.getByRole('button', { name: 'Play a sound' }).click();
  await expect.poll(() => chosenSpeakers(person)).toContainEqual(['tone', 'headphones']);

  await host.goto('/therapist-dashboard');
  await host.getByRole('link', { name: /^Join the call/ }).click();
  await host.getByRole('button', { name: 'Open the room' }).click();
  await person.getByRole('button', { name: 'Go to the waiting room' }).click();
  const { firstName } = meeting.client;
  await host.getByRole('button', { name: `Let ${firstName} ${firstName} in` }).click();
  await expect(person.getByLabel(/’s video$/)).toHaveJSProperty('paused', false);
  await expect.poll(async () => (await chosenSpeakers(person)).at(-1)).toEqual(['call', 'headphones']);
  await expectMediaBothWays([host, person], 10, 10);

  // In the call the list is behind "More", and one’s own video is muted.
  await person.getByRole('button', { name: 'More' }).click();
  await expect(speaker).toHaveValue('headphones');
  await speaker.selectOption({ label: 'Loudspeaker' });
  await expect.poll(async () => (await chosenSpeakers(person)).at(-1)).toEqual(['call', 'loudspeaker']);
  await expectMediaBothWays([person], 10, 10);
});
