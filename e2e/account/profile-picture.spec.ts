import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { cookieOf, enter, makePeople, type People } from '@/test/access/people';
import { expectAccessible } from '@/test/browser/axe';
import { database } from '@/test/database/copy-database';

// Complete journeys, including the store, so they need more time.
test.describe.configure({ timeout: 180_000 });

let people: People;

test.beforeAll(async () => {
  people = await makePeople();
});

const red = { r: 200, g: 0, b: 0 };
const blue = { r: 0, g: 0, b: 200 };

/** A wide photo: red, and blue at its right end. */
async function photo(colour = red): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const end = await sharp({ create: { width: 400, height: 600, channels: 3, background: blue } })
    .png()
    .toBuffer();
  const buffer = await sharp({ create: { width: 1600, height: 600, channels: 3, background: colour } })
    .composite([{ input: end, left: 1200, top: 0 }])
    .jpeg({ quality: 100 })
    .toBuffer();
  return { name: 'me.jpg', mimeType: 'image/jpeg', buffer };
}

const card = (page: Page) => page.getByRole('region', { name: 'Your photo' });
const shown = (page: Page) => card(page).getByRole('img', { name: 'Your profile, as it is now' });

async function addressOf(page: Page): Promise<string> {
  await expect(shown(page)).toHaveAttribute('src', /^\/api\/pictures\//);
  return (await shown(page).getAttribute('src')) ?? '';
}

/** Colour in the middle of the left edge of the served picture. */
async function leftOf(page: Page, address: string) {
  const response = await page.request.get(address);
  expect(response.headers()).toMatchObject({
    'content-type': 'image/webp',
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, max-age=31536000, immutable',
    'content-security-policy': "sandbox; default-src 'none'",
  });
  const { data, info } = await sharp(await response.body())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([512, 512]);
  const at = (256 * info.width + 4) * 3;
  return (data[at] ?? 0) > 128 ? 'red' : (data[at + 2] ?? 0) > 128 ? 'blue' : 'neither';
}

test('a picture is framed by keyboard, sent, shown, replaced and removed', { tag: '@slow' }, async ({
  page,
  context,
  baseURL,
}) => {
  await enter(context, baseURL, people.client);
  await page.goto('/edit-profile');
  await expect(card(page).getByText('No picture yet')).toBeAttached();
  await card(page).getByRole('button', { name: 'Upload picture' }).click();
  await expect(card(page).getByRole('alert')).toContainText('Choose a picture first.');

  await card(page)
    .getByLabel('Profile picture')
    .setInputFiles(await photo());
  await expect(card(page).getByRole('alert')).toHaveCount(0);
  const slider = card(page).getByRole('slider', { name: 'Left or right' });
  await slider.focus();
  await page.keyboard.press('End');
  await expect(slider).toHaveValue('100');
  await card(page).getByRole('slider', { name: 'Zoom' }).focus();
  await page.keyboard.press('End');
  await expectAccessible(page);
  await card(page).getByRole('button', { name: 'Upload picture' }).click();
  await expect(card(page).getByRole('status')).toContainText('Profile picture updated successfully');
  await expect(card(page).getByRole('slider')).toHaveCount(0);
  const first = await addressOf(page);
  expect(first).toMatch(new RegExp(`^/api/pictures/${people.client.userId}/\\d{13}\\.webp$`));

  await page.reload();
  expect(await addressOf(page)).toBe(first);
  await expect
    .poll(() => shown(page).evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(100);

  // Without changes to the frame, the middle of the photo is used.
  await card(page)
    .getByLabel('Profile picture')
    .setInputFiles(await photo());
  await card(page).getByRole('button', { name: 'Upload picture' }).click();
  await expect(card(page).getByRole('status')).toContainText('Profile picture updated successfully');
  const second = await addressOf(page);
  expect(second).not.toBe(first);
  expect(await leftOf(page, second)).toBe('red');
  expect((await page.request.get(first)).status()).toBe(404);
  // After the jobs the new file is in the store, and the old one is not.
  await using db = await database();
  await expect
    .poll(
      async () =>
        db.query(
          `SELECT file.stored_at IS NOT NULL AS stored, file.content IS NULL AS moved, file.deleted_at IS NOT NULL AS given_up,
         EXISTS (SELECT FROM graphile_worker.jobs WHERE key LIKE '%' || file.id) AS queued
       FROM stored_files AS file WHERE uploaded_by = $1 ORDER BY created_at, id`,
          [people.client.userId],
        ),
      { timeout: 40_000 },
    )
    .toEqual([
      expect.objectContaining({ moved: true, given_up: true, queued: false }),
      { stored: true, moved: true, given_up: false, queued: false },
    ]);
  expect(await leftOf(page, second)).toBe('red');

  await card(page).getByRole('button', { name: 'Remove picture' }).click();
  await expect(card(page).getByRole('status')).toContainText('Profile picture removed');
  await expect(card(page).getByText('No picture yet')).toBeAttached();
  expect((await page.request.get(second)).status()).toBe(404);
});

test('the end of the photo is what was chosen', { tag: '@slow' }, async ({ page, context, baseURL }) => {
  await enter(context, baseURL, people.therapist);
  await page.goto('/edit-profile');
  await card(page)
    .getByLabel('Profile picture')
    .setInputFiles(await photo());
  const canvas = card(page).getByRole('img', { name: 'The part of your picture to show' });
  await card(page).getByRole('slider', { name: 'Zoom' }).fill('200');
  await canvas.scrollIntoViewIfNeeded();
  const box = await canvas.boundingBox();
  if (!box) throw new Error('The picture is not there.');
  // Drags to the left repeatedly until the right end is in the frame.
  for (let pull = 0; pull < 6; pull += 1) {
    await page.mouse.move(box.x + box.width - 20, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + 20, box.y + box.height / 2, { steps: 4 });
    await page.mouse.up();
  }
  await expect(card(page).getByRole('slider', { name: 'Left or right' })).toHaveValue('100');
  await card(page).getByRole('button', { name: 'Upload picture' }).click();
  await expect(card(page).getByRole('status')).toContainText('Profile picture updated successfully');
  const response = await page.request.get(await addressOf(page));
  const [r, , b] = (await sharp(await response.body()).stats()).channels;
  expect(b?.mean).toBeGreaterThan(150);
  expect(r?.mean).toBeLessThan(50);
});

test('a picture that cannot be sent shows the reason, and can be sent again', { tag: '@slow' }, async ({
  page,
  context,
  baseURL,
}) => {
  await enter(context, baseURL, people.admin);
  await page.goto('/edit-profile');
  const input = card(page).getByLabel('Profile picture');
  await input.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('<html>') });
  await expect(card(page).getByRole('alert')).toContainText('This browser cannot open that file');
  await expect(input).toHaveValue('');

  await input.setInputFiles(await photo());
  let breakLine: () => void = () => undefined;
  const broken = new Promise<void>((resolve) => {
    breakLine = resolve;
  });
  await page.route('**/api/pictures', async (route) => {
    await broken;
    await route.abort();
  });
  await card(page).getByRole('button', { name: 'Upload picture' }).click();
  await expect(card(page).getByRole('button', { name: 'Uploading...' })).toBeDisabled();
  await expect(card(page).getByRole('progressbar', { name: 'Uploading your picture' })).toBeVisible();
  await expect(shown(page)).toHaveAttribute('src', /^blob:/);
  breakLine();
  await expect(card(page).getByRole('alert')).toContainText('Error uploading image');
  await expect(card(page).getByRole('alert')).toContainText('The connection was lost');
  await expect(card(page).getByText('No picture yet')).toBeAttached();

  await page.unroute('**/api/pictures');
  await card(page).getByRole('button', { name: 'Upload picture' }).click();
  await expect(card(page).getByRole('status')).toContainText('Profile picture updated successfully');
  await addressOf(page);
});

test('nobody else can see it or send it', async ({ request, baseURL }) => {
  const send = async (headers: Record<string, string>) => {
    const answer = await request.post('/api/pictures', {
      headers: { accept: 'application/json', ...headers },
      multipart: { picture: await photo() },
      maxRedirects: 0,
    });
    return answer.status();
  };
  const owner = { cookie: cookieOf(people.unlinkedTherapist.token) };
  expect(await send({ origin: baseURL ?? '' })).toBe(401);
  expect(await send({ origin: baseURL ?? '', cookie: cookieOf(people.newcomer.token) })).toBe(409);
  expect(await send(owner)).toBe(403);
  expect(await send({ ...owner, origin: 'https://evil.example' })).toBe(403);
  expect(await send({ ...owner, origin: baseURL ?? '' })).toBe(200);

  await using db = await database();
  const [profile] = await db.query<{ profile_picture: string }>(
    'SELECT profile_picture FROM profiles WHERE user_id = $1',
    [people.unlinkedTherapist.userId],
  );
  const address = `/api/pictures/${profile?.profile_picture}`;
  const ask = async (at: string, headers: Record<string, string> = {}) =>
    (await request.get(at, { headers })).status();
  expect(await ask(address, owner)).toBe(200);
  for (const stranger of [people.client, people.therapist, people.admin, people.newcomer]) {
    expect(await ask(address, { cookie: cookieOf(stranger.token) })).toBe(404);
  }
  expect(await ask(address)).toBe(404);
  for (const wrong of [
    'x.html',
    '1.webp',
    '..%2f..%2fetc%2fpasswd',
    '%00.webp',
    '%E0%A4%A',
    '1795184626958.webp%0a',
  ]) {
    expect(await ask(`/api/pictures/${people.unlinkedTherapist.userId}/${wrong}`, owner)).toBe(404);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('sends the file as it is, and the page shows the result', { tag: '@slow' }, async ({
    page,
    context,
    baseURL,
  }) => {
    await enter(context, baseURL, people.otherClient);
    await page.goto('/edit-profile');
    const input = card(page).getByLabel('Profile picture');
    const button = card(page).getByRole('button', { name: 'Upload picture' });
    await button.click();
    await expect(card(page).getByRole('alert')).toContainText('Choose a picture first.');
    await input.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('<svg/>') });
    await button.click();
    await expect(card(page).getByRole('alert')).toContainText('We cannot use this kind of file.');
    await input.setInputFiles({
      name: 'me.jpg',
      mimeType: 'image/jpeg',
      buffer: Buffer.alloc(10 * 1024 * 1024 + 1),
    });
    await button.click();
    await expect(card(page).getByRole('alert')).toContainText('This file is larger than 10 MB.');
    await expect(card(page).getByText('No picture yet')).toBeAttached();

    await input.setInputFiles(await photo());
    await button.click();
    await expect(card(page).getByRole('status')).toContainText('Profile picture updated successfully');
    const address = await addressOf(page);
    expect(await leftOf(page, address)).toBe('red');
    await card(page).getByRole('button', { name: 'Remove picture' }).click();
    await expect(card(page).getByRole('status')).toContainText('Profile picture removed');
    await expect(card(page).getByText('No picture yet')).toBeAttached();
    expect((await page.request.get(address)).status()).toBe(404);
  });
});
